import Glibc

// layout-book SAMPLES OUTPUT: writes OUTPUT/index.html, the page that shows the pictures of all samples.
// With --live: writes OUTPUT/live.html, which also links to the live pages that are beside the pictures.
let isLive = CommandLine.arguments.contains("--live")
let arguments = CommandLine.arguments.filter { $0 != "--live" }
guard arguments.count == 3 else {
  print("usage: layout-book [--live] SAMPLES OUTPUT")
  exit(64)
}
do {
  let book = try Book(folder: arguments[1], pictures: arguments[2], isLive: isLive)
  try Page.write(book, to: arguments[2] + (isLive ? "/live.html" : "/index.html"))
} catch {
  print("layout-book: \(error)")
  exit(65)
}

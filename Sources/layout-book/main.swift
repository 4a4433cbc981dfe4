import Glibc

// layout-book SAMPLES OUTPUT: writes OUTPUT/index.html, the page that shows the pictures of all samples.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  print("usage: layout-book SAMPLES OUTPUT")
  exit(64)
}
do {
  let book = try Book(folder: arguments[1], pictures: arguments[2])
  try Page.write(book, to: arguments[2] + "/index.html")
} catch {
  print("layout-book: \(error)")
  exit(65)
}

import Foundation
import Testing

@testable import layout_render

/// `--watch`, as an editor and a hand on Ctrl-C see it.
@Suite struct WatchTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func scenario(_ width: Int) -> String {
    """
    {"canvas": {"size": [100, 50]}, "views": [{"id": "a"}],
     "constraints": ["a.leading = superview.leading", "a.top = superview.top", "a.width = \(width)", "a.height = 9"]}
    """
  }

  /// The width of the view in an output; nil if there is none.
  private func width(_ name: String) -> String? {
    (try? scratch.bytes(name)).flatMap {
      String(decoding: $0, as: UTF8.self).firstMatch(of: /"a"[^\]]*"frame": \[0, 0, ([0-9]+), 9/).map {
        String($0.1)
      }
    }
  }

  @Test func drawsAgainAndKeepsTheLastGoodPicture() throws {
    let input = try scratch.write(scenario(10), to: "s.json")
    let watch = try Watched(["solve", input, "--watch", "-o", scratch.path("out.json")], in: scratch)
    defer { watch.kill() }
    try watch.wait { width("out.json") == "10" && watch.lines("drawn in") == 1 }
    // Into the file that is there: at once, and no longer than before.
    let handle = try FileHandle(forWritingTo: URL(filePath: input))
    try handle.write(contentsOf: Data(scenario(20).utf8))
    try handle.close()
    try watch.wait { width("out.json") == "20" && watch.lines("drawn in") == 2 }
    // As an editor does: a new file in the place of the old.
    try scratch.write(scenario(30), to: "s.json")
    try watch.wait { width("out.json") == "30" && watch.lines("drawn in") == 3 }
    // Broken: told with its place, and the picture stays.
    let before = try scratch.bytes("out.json")
    try scratch.write("{\"views\": [{\"id\": 7}]}", to: "s.json")
    try watch.wait { watch.lines("not drawn") == 1 }
    #expect(watch.text.contains("s.json:1:19: error"))
    #expect(try scratch.bytes("out.json") == before)
    // Gone, and back.
    try FileManager.default.removeItem(atPath: input)
    try watch.wait { watch.lines("no such file") == 1 && watch.lines("not drawn") == 2 }
    try scratch.write(scenario(40), to: "s.json")
    try watch.wait { width("out.json") == "40" && watch.lines("drawn in") == 4 }
    watch.interrupt()
    #expect(watch.status() == 0)
    #expect(try scratch.names == ["out.json", "s.json"])
  }

  /// A page is written again with its pictures, and stays as it was while it is wrong.
  @Test func pagesAreWatchedToo() throws {
    func page(_ width: Int) -> String { "Text\n\n```layout name=p\n\(scenario(width))\n```\n" }
    let input = try scratch.write(page(10), to: "in.md")
    let watch = try Watched(["markdown", input, "--watch", "-o", scratch.path("out.md")], in: scratch)
    defer { watch.kill() }
    try watch.wait { watch.lines("drawn in") == 1 }
    let first = try scratch.bytes("p.svg")
    try scratch.write(page(20), to: "in.md")
    try watch.wait { watch.lines("drawn in") == 2 }
    let second = try scratch.bytes("p.svg")
    #expect(first != second)
    try scratch.write(page(30).replacing("a.width", with: "a.wdth"), to: "in.md")
    try watch.wait { watch.lines("not drawn") == 1 }
    #expect(try scratch.bytes("p.svg") == second)
    watch.interrupt()
    #expect(watch.status() == 0)
  }

  /// Those that an input names at first, and those that it names later; a missing one is waited for.
  @Test func imagesAreWatchedToo() throws {
    func image(_ name: String) -> String {
      "{\"views\": [{\"id\": \"a\", \"type\": \"imageView\", \"image\": \"\(name)\"}], \"constraints\": [\"a.leading = superview.leading\", \"a.top = superview.top\"]}"
    }
    func svg(_ width: Int) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"9\"/>"
    }
    let input = try scratch.write(image("one.svg"), to: "s.json")
    try scratch.write(svg(10), to: "one.svg")
    let watch = try Watched(["solve", input, "--watch", "-o", scratch.path("out.json")], in: scratch)
    defer { watch.kill() }
    try watch.wait { width("out.json") == "10" }
    try scratch.write(svg(20), to: "one.svg")
    try watch.wait { width("out.json") == "20" }
    try scratch.write(image("two.svg"), to: "s.json")
    try watch.wait { watch.lines("there is no such image") == 1 }
    try scratch.write(svg(30), to: "two.svg")
    try watch.wait { width("out.json") == "30" }
    watch.interrupt()
    #expect(watch.status() == 0)
  }

  @Test func severalInputsAreDrawnOneByOne() throws {
    let names = ["a", "b", "c"]
    for name in names { try scratch.write(scenario(10), to: "\(name).json") }
    let watch = try Watched(
      ["solve", "--watch", "-o", scratch.path("{scenario}.solution.json")]
        + names.map { scratch.path("\($0).json") },
      in: scratch)
    defer { watch.kill() }
    try watch.wait { watch.lines("drawn in") == 3 }
    try scratch.write(scenario(11), to: "b.json")
    try watch.wait { width("b.solution.json") == "11" && watch.lines("drawn in") == 4 }
    #expect(watch.lines("b.json: note: drawn in") == 2)
    // What is no input brings nothing.
    try scratch.write("", to: "other.json")
    try scratch.write(scenario(12), to: "c.json")
    try watch.wait { width("c.solution.json") == "12" && watch.lines("drawn in") == 5 }
    watch.interrupt()
    #expect(watch.status() == 0)
    #expect(watch.lines("drawn in") == 5)
  }

  /// As a checkout of another branch does it, and behind a symbolic link.
  @Test func foldersComeAndGo() throws {
    let folder = scratch.folder.appending(path: "deep/folder")
    func put(_ width: Int) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try scratch.write(scenario(width), to: "deep/folder/s.json")
    }
    try put(10)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.json"), withDestinationPath: "deep/folder/s.json")
    let watch = try Watched(
      ["solve", scratch.path("link.json"), "--watch", "-o", scratch.path("out.json")], in: scratch)
    defer { watch.kill() }
    try watch.wait { width("out.json") == "10" }
    try put(20)
    try watch.wait { width("out.json") == "20" }
    try FileManager.default.removeItem(atPath: scratch.path("deep"))
    try watch.wait { watch.lines("not drawn") >= 1 }
    try put(30)
    try watch.wait { width("out.json") == "30" }
    watch.interrupt()
    #expect(watch.status() == 0)
  }

  @Test(arguments: [["-", "-f", "png"], ["a.json", "--deps", "x.d"], ["a.json", "b.json", "-o", "x.png"]])
  func refuses(_ arguments: [String]) throws {
    let run = try Run.command(["--watch"] + arguments, in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("[usage]"))
  }
}

/// The command while it runs.
private final class Watched {
  private let process = Process()
  private let errors = Pipe()
  private var bytes = Data()

  init(_ arguments: [String], in scratch: Scratch) throws {
    process.executableURL = Places.command
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
  }

  /// What it has said so far, as far as the test has waited for it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func lines(_ part: String) -> Int { text.split(separator: "\n").filter { $0.contains(part) }.count }

  func interrupt() { process.interrupt() }

  func kill() { if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) } }

  func status() -> Int32 {
    while hearMore() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits until something is so, which the command says something about afterwards.
  func wait(_ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool) throws {
    while !isDone() {
      try #require(hearMore(), "waited in vain; it said: \(text)", sourceLocation: location)
    }
  }

  /// Waits until the command says something; false once it has ended.
  private func hearMore() -> Bool {
    let more = errors.fileHandleForReading.availableData
    bytes += more
    return !more.isEmpty
  }
}

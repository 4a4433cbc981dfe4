import Diagnostics
import FileAccess
import Foundation
import PangoCairoBackend
import TestSupport
import Testing

@testable import layout_render

/// Results that are taken from a cache instead of being made again.
@Suite struct CacheTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for number in 0..<3 { try scenario(number) }
  }

  private func scenario(_ number: Int, image: String = "sign.svg") throws {
    try draw(image: "sign.svg", in: "#c00000")
    try scratch.write(
      #"""
      {"canvas": {"size": [160, 80]}, "views": [
        {"id": "a", "type": "label", "text": "Ay \#(number)"}, {"id": "b", "type": "imageView", "image": "\#(image)"}],
      "constraints": ["a.top = superview.top", "a.leading = superview.leading + \#(number)", "b.trailing = superview.trailing", "b.top = superview.top"]}
      """#, to: "s\(number).json")
  }

  private func draw(image name: String, in color: String) throws {
    try scratch.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"><rect width=\"20\" height=\"20\" fill=\"\(color)\"/></svg>",
      to: name)
  }

  private static let inputs = ["s0.json", "s1.json", "s2.json"]

  /// Draws with the cache, and checks that the same comes out as without one.
  ///
  /// - Returns: how many results were made.
  @discardableResult private func draw(
    _ flags: String..., inputs: [String] = Self.inputs, command: URL = Places.command,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let before = try results()
    func run(_ folder: String, _ others: [String]) throws -> Run {
      try? FileManager.default.removeItem(atPath: scratch.path(folder))
      return try Run.program(
        command.path, inputs + ["-o", "\(folder)/{scenario}.svg"] + flags + others, in: scratch.folder)
    }
    let (cached, plain) = (try run("cached", ["--cache", "cache"]), try run("plain", []))
    #expect(
      cached.status == plain.status && cached.errors == plain.errors && cached.output == plain.output,
      "\(cached.errors)", sourceLocation: sourceLocation)
    #expect(try contents("cached") == contents("plain"), sourceLocation: sourceLocation)
    return try results().subtracting(before).count
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: scratch.path(folder)) else {
      return [:]
    }
    for name in names where !name.hasSuffix(".tmp") {
      if let data = try? scratch.bytes("\(folder)/\(name)") { contents[name] = data }
    }
    return contents
  }

  private func results() throws -> Set<String> {
    Set(try contents("cache").keys.filter { $0.hasPrefix("ac/") })
  }

  /// Contents are called by their digests, as in Bazel's HTTP cache, and what is there is not made or written again.
  @Test func takesWhatIsThere() throws {
    // A result, and the names of its images.
    #expect(try draw() == 2 * 3)
    let entries = try contents("cache")
    for name in entries.keys where name.hasPrefix("cas/") {
      let sum = try Run.program("/usr/bin/sha256sum", [scratch.path("cache/\(name)")]).text.prefix(64)
      #expect(name == "cas/\(sum)")
    }
    #expect(entries.keys.allSatisfy { $0.wholeMatch(of: /(ac|cas)\/[0-9a-f]{64}/) != nil })
    #expect(try draw() == 0)
    #expect(try contents("cache") == entries)
    // The number of processes and the folder for outputs make no difference.
    #expect(try draw("--jobs", "1") == 0)
    let run = try Run.command(["s0.json", "-o", "elsewhere/s0.svg", "--cache", "cache"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try scratch.bytes("elsewhere/s0.svg") == scratch.bytes("plain/s0.svg"))
  }

  /// A result comes from the cache: a picture that is put there in place of another is what is drawn.
  @Test func readsTheEntry() throws {
    let flags = ["s0.json", "-f", "text", "-o", "-", "--cache", "cache"]
    #expect(try Run.command(flags, in: scratch.folder).status == 0)
    let result = try #require(
      try results().map { try scratch.bytes("cache/\($0)") }.compactMap { ActionResult(encoded: [UInt8]($0)) }
        .first { $0.output != nil })
    let cache = ContentCache(folder: Folder(path: scratch.path("cache")))
    var other = result
    other.output = try cache.keep(Array("from the cache\n".utf8))
    other.messages = KeptMessages.bytes([Message(Diagnostic(.warning, code: "kept", "a message"))])
    other.exitCode = 1
    let key = try #require(
      try results().first { ActionResult(encoded: [UInt8](try scratch.bytes("cache/\($0)"))) == result })
    try Data(other.encoded).write(to: scratch.folder.appending(path: "cache/\(key)"))
    let run = try Run.command(flags, in: scratch.folder)
    #expect(
      run.status == 1 && run.text == "from the cache\n" && run.errors.contains("warning: a message [kept]"))
    // Messages are kept without their form.
    let json = try Run.command(flags + ["--diagnostics", "json"], in: scratch.folder)
    #expect(json.errors.contains(#""code": "kept""#), "\(json.errors)")
  }

  /// Others may write into a shared cache. What they put there neither chooses the names of files nor reaches a terminal
  /// or a log of GitHub's unescaped.
  @Test(arguments: ["other.sh", "../escaped.svg", "s0.png", ".git/hooks/pre-commit", "sub/s0.svg", "s1.svg"])
  func writesNoOtherFiles(_ name: String) throws {
    let flags = ["s0.json", "-o", "out/{scenario}.svg", "--cache", "cache"]
    #expect(try Run.command(flags, in: scratch.folder).status <= 1)
    let drawn = try scratch.bytes("out/s0.svg")
    let cache = ContentCache(folder: Folder(path: scratch.path("cache")))
    for path in try results() {
      var entry = try #require(ActionResult(encoded: [UInt8](try scratch.bytes("cache/\(path)"))))
      guard !entry.files.isEmpty else { continue }
      entry.files = [.init(path: name, digest: try cache.keep(Array("#!/bin/sh\n".utf8)))]
      try Data(entry.encoded).write(to: scratch.folder.appending(path: "cache/\(path)"))
    }
    try FileManager.default.removeItem(atPath: scratch.path("out"))
    #expect(try Run.command(flags, in: scratch.folder).status <= 1)
    #expect(try contents("out") == ["s0.svg": drawn])
    #expect(!FileManager.default.fileExists(atPath: scratch.path("escaped.svg")))
  }

  @Test(arguments: ["\u{1B}[2Jgone\n", "ok\n::error::forged\n", "\u{202E}turned\n"])
  func printsNothingThatActs(_ text: String) throws {
    let flags = ["s0.json", "-f", "text", "-o", "-", "--cache", "cache"]
    let plain = try Run.command(flags, in: scratch.folder)
    let cache = ContentCache(folder: Folder(path: scratch.path("cache")))
    for path in try results() {
      var entry = try #require(ActionResult(encoded: [UInt8](try scratch.bytes("cache/\(path)"))))
      guard entry.output != nil else { continue }
      entry.messages = KeptMessages.bytes([
        Message(Diagnostic(.warning, code: "kept", text), input: "s0.json")
      ])
      try Data(entry.encoded).write(to: scratch.folder.appending(path: "cache/\(path)"))
    }
    for form in ["human", "github", "json"] {
      let run = try Run.command(flags + ["--diagnostics", form], in: scratch.folder)
      #expect(run.text == plain.text && run.errors.contains("kept"), "\(run.errors)")
      #expect(
        !run.errors.contains("\u{1B}") && !run.errors.contains("\n::error")
          && !run.errors.contains("\u{202E}"))
    }
    for path in try results() {
      var entry = try #require(ActionResult(encoded: [UInt8](try scratch.bytes("cache/\(path)"))))
      guard entry.output != nil else { continue }
      entry.output = try cache.keep(Array(text.utf8))
      try Data(entry.encoded).write(to: scratch.folder.appending(path: "cache/\(path)"))
    }
    #expect(try Run.command(flags, in: scratch.folder).text == plain.text)
  }

  @Test func knowsWhatAResultIsMadeFrom() throws {
    try draw()
    #expect(try draw("--appearance", "dark") == 2 * 3)
    #expect(try draw("--diagnostics", "json") == 0)
    try scenario(1, image: "other.svg")
    try draw(image: "other.svg", in: "#00c000")
    #expect(try draw() == 2)
    // Only the result: the names of the images are the same.
    try draw(image: "other.svg", in: "#0000c0")
    #expect(try draw() == 1)
    // A file that is missing is another content, with messages, and comes back.
    try FileManager.default.removeItem(atPath: scratch.path("other.svg"))
    _ = try draw()
    #expect(try draw() == 0)
    try draw(image: "other.svg", in: "#0000c0")
    #expect(try draw() == 0)
  }

  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
  func swiftIsMadeFromAllOfItsFiles() throws {
    func gap(_ points: Int) throws {
      _ = try scratch.write("let gap: CGFloat = \(points)\n", to: "app/Metrics.swift")
    }
    let view = """
      final class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true
        }
      }
      """
    try FileManager.default.createDirectory(
      atPath: scratch.path("app/inside"), withIntermediateDirectories: true)
    _ = try scratch.write(view, to: "app/Card.swift")
    let card = ["app/Card.swift", "app/Metrics.swift"]
    try gap(8)
    for inputs in [["app"], [card[0]]] {
      #expect(try draw(inputs: inputs) == 1)
      #expect(try draw(inputs: inputs) == 0)
    }
    try gap(12)
    #expect(try draw(inputs: ["app"]) == 1)
    #expect(try draw(inputs: [card[0]]) == 0)
    // What is beside a file does not matter, only what is named with it. The other file has no view.
    #expect(try draw(inputs: card) == 2)
    try gap(16)
    #expect(try draw(inputs: card) == 2)
    // A new file may declare what was missing.
    _ = try scratch.write("let other = 1\n", to: "app/inside/Other.swift")
    #expect(try draw(inputs: ["app"]) == 1)
  }

  /// What depends on a file is known to Make, too.
  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
  func dependenciesAreAllFiles() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("app/inside"), withIntermediateDirectories: true)
    _ = try scratch.write("final class Card: UIView {}\n", to: "app/Card.swift")
    _ = try scratch.write("let gap = 8\n", to: "app/inside/Metrics.swift")
    let run = try Run.program(
      Places.command.path, ["app", "-o", "app.svg", "--deps", "app.d"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let rule = try String(decoding: scratch.bytes("app.d"), as: UTF8.self)
    #expect(rule.hasPrefix("app.svg: app app/Card.swift app/inside/Metrics.swift"), "\(rule)")
  }

  @Test(arguments: [
    ["solve"], ["check"], ["solve", "--sweep", "width=100...200"], ["check", "--format", "xcode"],
    ["animate", "--frames", "3"], ["render", "-f", "text"],
  ])
  func repeatsOutputsMessagesAndStatus(_ arguments: [String]) throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [160, 80]}, "views": [{"id": "a"}], "options": [{"name": "x"}, {"name": "y"}],
      "constraints": ["a.width = 3", "a.width = 4", "a.height >= 5"]}
      """#, to: "wrong.json")
    func run(_ folder: String, _ others: [String]) throws -> (Run, [String: Data]) {
      let name = arguments.first == "animate" ? ["-o", "\(folder)/{scenario}.svg"] : []
      let run = try Run.command(arguments + name + ["wrong.json"] + others, in: scratch.folder)
      return (run, try contents(folder))
    }
    let runs = [try run("a", []), try run("b", ["--cache", "cache"]), try run("c", ["--cache", "cache"])]
    #expect(try !results().isEmpty)
    #expect(!runs[0].0.errors.isEmpty || !runs[0].0.output.isEmpty)
    for (run, files) in runs.dropFirst() {
      #expect(
        run.status == runs[0].0.status && run.errors == runs[0].0.errors && run.output == runs[0].0.output)
      #expect(files == runs[0].1)
    }
  }

  /// A font is another one if its content is, even if it looks the same from outside.
  @Test func anotherFontIsAnotherResult() throws {
    let font = scratch.path("fonts/font.otf")
    try FileManager.default.createDirectory(atPath: scratch.path("fonts"), withIntermediateDirectories: true)
    let row = try #require(FontLibrary.describe().first { $0.isPresent })
    try FileManager.default.copyItem(atPath: row.file, toPath: font)
    #expect(try draw("--font-dir", "fonts") == 2 * 3)
    #expect(try draw("--font-dir", "fonts") == 0)
    // A byte of its checksums, which nothing reads; with the same size and time.
    let change =
      "touch -r \"$1\" time; printf x | dd of=\"$1\" bs=1 seek=9000 conv=notrunc status=none; touch -r time \"$1\""
    let run = try Run.program("/bin/sh", ["-c", change, "sh", font], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try draw("--font-dir", "fonts") == 2 * 3)
    #expect(try draw("--font-dir", "fonts") == 0)
  }

  @Test func anotherProgramIsAnotherResult() throws {
    // Both where there is no engine of pages.
    let (one, other) = (scratch.folder.appending(path: "one"), scratch.folder.appending(path: "other"))
    for copy in [one, other] { try FileManager.default.copyItem(at: Places.command, to: copy) }
    #expect(try draw(command: one) == 2 * 3)
    #expect(try draw(command: other) == 0)
    let handle = try FileHandle(forWritingTo: other)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([0]))
    try handle.close()
    #expect(try draw(command: other) == 2 * 3)
  }

  @Test func makesAgainWhatIsDamaged() throws {
    try draw()
    let entries = try contents("cache")
    let damages: [(Data) -> Data] = [
      { _ in Data() }, { Data($0.dropLast()) }, { Data([0] + $0) }, { Data($0.prefix(2)) },
      { Data($0.reversed()) },
    ]
    for (index, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
      let damaged = damages[index % damages.count](entry.value)
      try damaged.write(to: scratch.folder.appending(path: "cache/\(entry.key)"))
      try draw()
      #expect(try contents("cache") == entries, "\(entry.key)")
      try FileManager.default.removeItem(atPath: scratch.path("cache/\(entry.key)"))
      try draw()
      #expect(try contents("cache") == entries, "\(entry.key)")
    }
  }

  /// Every part of an entry is refused, and an entry that leads out of the folder as well.
  @Test func refusesForeignEntries() throws {
    var result = ActionResult(maker: "layout-render result")
    result.files = [.init(path: "a/b.svg", digest: .init(of: [1, 2, 3]))]
    (result.exitCode, result.messages, result.output) = (65, Array("é".utf8), .init(of: []))
    let bytes = result.encoded
    #expect(ActionResult(encoded: bytes) == result)
    for count in bytes.indices { #expect(ActionResult(encoded: Array(bytes.prefix(count))) == nil) }
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 1
      #expect(ActionResult(encoded: other).map { $0.maker != result.maker } ?? true)
    }
    for name in ["../a", "a/../../b", "/a", "", "a/.."] { #expect(!MadeFile.isInside(name)) }
    for name in ["a", "a/b", "..a/b..", "a/."] { #expect(MadeFile.isInside(name)) }
  }

  /// Processes are killed while they write; whatever they leave, the next one draws what it should.
  @Test func aKilledWriterLeavesNothingBad() throws {
    let inputs = try (0..<40).map { number in
      try scratch.write(
        #"{"canvas": {"size": [60, 40]}, "views": [{"id": "v\#(number)"}], "constraints": ["v\#(number).edges = superview.edges"]}"#,
        to: "k\(number).json")
    }
    func arguments(_ folder: String, _ flags: [String]) -> [String] {
      inputs + ["--jobs", "2", "-o", scratch.path("\(folder)/{scenario}.svg")] + flags
    }
    for attempt in 0..<8 {
      let script = """
        set -m; "$0" "$@" & writer=$!
        sleep 0.\(attempt < 5 ? "0" : "")\(4 + 2 * attempt)
        kill -KILL -- -$writer; wait; exit 0
        """
      _ = try Run.shell(script, arguments("killed", ["--cache", scratch.path("cache")]))
    }
    for _ in 0..<2 {
      let run = try Run.command(arguments("after", ["--cache", scratch.path("cache")]))
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    #expect(try Run.command(arguments("plain", [])).status == 0)
    #expect(try contents("after") == contents("plain"))
    for (name, data) in try contents("cache") {
      let bytes = [UInt8](data)
      if name.hasPrefix("cas/") {
        #expect(name == "cas/\(ActionResult.Digest(of: bytes).hash)")
      } else {
        #expect(ActionResult(encoded: bytes) != nil)
      }
    }
  }

  @Test func writersShareTheCache() throws {
    let script = """
      for part in 1 2 3 4; do "$0" "$@" --jobs 2 --cache cache -o "part$part/{scenario}.svg" & done; wait
      """
    let names = Self.inputs.map { scratch.path($0) }
    let run = try Run.program(
      "/bin/bash", ["--norc", "-c", script, Places.command.path] + names, in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    for part in 1...4 { #expect(try contents("part\(part)").count == 3) }
    for part in 2...4 { #expect(try contents("part\(part)") == contents("part1")) }
  }

  /// A folder that cannot be read or written costs a warning, once, and nothing else.
  @Test(arguments: ["s0.json", "/proc/none", "/dev/null/cache"])
  func aUselessCacheIsAWarning(_ folder: String) throws {
    let flags = Self.inputs + ["--jobs", "2", "--strict", "-o", "out/{scenario}.svg", "--cache", folder]
    let run = try Run.command(flags, in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.matches(of: /\[cache\]/).count == 1, "\(run.errors)")
    #expect(
      run.errors.hasPrefix("layout-render: warning: the cache \"\(folder)\" is of no use"), "\(run.errors)")
    try draw()
    #expect(try contents("out") == contents("plain"))
  }

  /// In a file system of 64 KiB, and in one that is only for reading.
  @Test(.enabled(if: Self.canMount, "needs a kernel that lets users mount"), arguments: ["size=64k", "ro"])
  func aFullDiskIsAWarning(_ options: String) throws {
    let script = """
      mkdir cache && mount -t tmpfs -o \(options) none cache
      exec "$0" "$@" --cache cache -f png -o 'out/{scenario}.png' --scale 8
      """
    let names = Self.inputs.map { scratch.path($0) }
    let run = try Run.program(
      "/usr/bin/unshare", ["-rm", "/bin/bash", "--norc", "-c", script, Places.command.path] + names,
      in: scratch.folder)
    let reason = options == "ro" ? "Read-only file system" : "No space left on device"
    #expect(run.status == 0 && run.errors.contains(reason), "\(run.errors)")
    #expect(run.errors.matches(of: /\[cache\]/).count == 1, "\(run.errors)")
    #expect(
      try Run.command(names + ["-o", "plain/{scenario}.png", "--scale", "8"], in: scratch.folder).status == 0)
    #expect(try contents("out") == contents("plain"))
  }

  private static let canMount =
    (try? Run.program("/usr/bin/unshare", ["-rm", "/bin/mount", "-t", "tmpfs", "none", "/mnt"]).status) == 0

  /// An entry is no permission to write over what the run reads.
  @Test func overwritesNoInput() throws {
    let flags = ["s0.json", "-o", "out/s0.svg", "--cache", "cache"]
    #expect(try Run.command(flags, in: scratch.folder).status == 0)
    let image = try scratch.bytes("sign.svg")
    for name in ["s0.json", "sign.svg"] {
      try FileManager.default.removeItem(atPath: scratch.path("out/s0.svg"))
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("out/s0.svg"), withDestinationPath: "../\(name)")
      let run = try Run.command(flags, in: scratch.folder)
      #expect(run.status == 64 && run.errors.contains("would be overwritten"), "\(run.errors)")
    }
    #expect(try scratch.bytes("sign.svg") == image)
  }

  /// What a file system says is remembered only if another content would have said something else.
  @Test func remembersDigestsOfSettledFiles() throws {
    let path = try scratch.write("one", to: "file")
    let fresh = try #require(FileStatus(path: path))
    #expect(!fresh.isTelling)
    #expect(FileStatus(path: scratch.folder.path) == nil && FileStatus(path: path + "x") == nil)
    var digests = FileDigests()
    let first = digests.digest(of: path)
    #expect(first == ActionResult.Digest(of: Array("one".utf8)).hash && digests.areTrue)
    #expect(digests.digest(of: path + "x") == nil && digests.areTrue)
    try scratch.write("two", to: "file")
    #expect(!digests.areTrue)
    #expect(digests.digest(of: path) == ActionResult.Digest(of: Array("two".utf8)).hash)
  }
}

import Foundation
import Testing

@testable import layout_render

/// Results of reviews that are taken from a cache.
@Suite struct ReviewCacheTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write(inset: 16)
    try scratch.write(#"{"canvas": {"size": [60, 40]}, "views": []}"#, to: "b.json")
    #expect(
      try Run.command(
        ["review", "a.json", "b.json", "--baseline", "base", "-o", "report"], in: scratch.folder
      ).status == 0)
  }

  private func write(inset: Int) throws {
    try image("#c00000")
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 60], "scale": 1}, "views": [{"id": "a", "type": "imageView", "image": "sign.svg"}],
      "constraints": ["a.top = superview.top", "a.leading = superview.leading + \#(inset)"]}
      """#, to: "a.json")
  }

  private func image(_ color: String) throws {
    try scratch.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"><rect width=\"20\" height=\"20\" fill=\"\(color)\"/></svg>",
      to: "sign.svg")
  }

  private func review(_ flags: String..., expectsWarning: Bool = false) throws -> [String: Data] {
    let run = try Run.command(
      ["review", "a.json", "b.json", "--baseline", "base", "-o", "report", "--cache", "cache"] + flags,
      in: scratch.folder)
    #expect(run.status <= 1)
    #expect(
      run.errors.isEmpty != expectsWarning && run.errors.contains("[cache]") == expectsWarning,
      "\(run.errors)")
    return try contents("report")
  }

  private func contents(_ folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: scratch.path(folder)) {
      if let data = try? scratch.bytes("\(folder)/\(name)") { contents[name] = data }
    }
    return contents
  }

  private func kept() throws -> [String: Data] { try contents("cache") }

  @Test func givesTheSameReport() throws {
    try write(inset: 20)
    let first = try review()
    let entries = try kept()
    #expect(entries.keys.contains { $0.hasPrefix("ac/") } && entries.keys.contains { $0.hasPrefix("cas/") })
    for (name, data) in entries where name.hasPrefix("cas/") {
      let sum = try Run.program("/usr/bin/sha256sum", [scratch.path("cache/\(name)")]).text.prefix(64)
      #expect(name == "cas/\(sum)", "\(data)")
    }
    #expect(try review() == first)
    #expect(try kept() == entries)
  }

  /// A change of an input, an image, the baseline or a flag is another result.
  @Test func knowsWhatAResultIsMadeFrom() throws {
    let same = try review()
    func expectAnother(_ change: () throws -> Void) throws {
      let count = try kept().keys.count { $0.hasPrefix("ac/") }
      try change()
      #expect(try review() != same)
      #expect(try kept().keys.count { $0.hasPrefix("ac/") } > count)
    }
    try expectAnother { try image("#0000c0") }
    try expectAnother { try write(inset: 20) }
    #expect(try Run.command(["approve", "report/report.json"], in: scratch.folder).status == 0)
    _ = try review()
    try expectAnother { try write(inset: 16) }
    let count = try kept().count
    _ = try review("--appearance", "dark")
    #expect(try kept().count > count)
  }

  @Test func writesDamagedEntriesAgain() throws {
    try write(inset: 20)
    let first = try review()
    let entries = try kept()
    let damages: [(Data) -> Data] = [{ _ in Data() }, { Data($0.dropLast()) }, { Data([0] + $0) }]
    for (index, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
      let damaged = damages[index % damages.count](entry.value)
      try damaged.write(to: scratch.folder.appending(path: "cache/\(entry.key)"))
      #expect(try review() == first, "\(entry.key)")
      #expect(try kept() == entries, "\(entry.key)")
    }
    // A folder in the place of a cache is none.
    try FileManager.default.removeItem(atPath: scratch.path("cache"))
    try scratch.write("", to: "cache")
    #expect(try review(expectsWarning: true) == first)
  }

  /// What was reported is reported again, and an input that cannot be drawn is not tried again.
  @Test func repeatsMessages() throws {
    try scratch.write("{", to: "a.json")
    let arguments = ["review", "a.json", "b.json", "--baseline", "base", "-o", "report", "--cache", "cache"]
    let first = try Run.command(arguments, in: scratch.folder)
    #expect(first.status == 65 && first.errors.contains("a.json:1:"), "\(first.errors)")
    let entries = try kept()
    let second = try Run.command(arguments, in: scratch.folder)
    #expect(second.status == 65 && second.errors == first.errors && second.output == first.output)
    #expect(try kept() == entries)
  }

  /// Files of one name and content in two folders of a repository are two inputs, since they were different.
  @Test func tellsFoldersOfARevisionApart() throws {
    func git(_ arguments: String...) throws {
      let flags = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
      let run = try Run.program("/usr/bin/git", flags + arguments, in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    func scenario(_ width: Int) -> String {
      #"{"canvas": {"size": [60, 40]}, "views": [{"id": "a"}], "constraints": ["a.edges = superview.edges inset \#(width)"]}"#
    }
    for (folder, width) in [("one", 1), ("two", 2)] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
      try scratch.write(scenario(width), to: "\(folder)/x.json")
    }
    try git("init", "-q")
    try git("add", "one", "two")
    try git("commit", "-q", "-m", "first")
    try scratch.write(scenario(2), to: "one/x.json")
    let status = try ["one", "two"].map { folder in
      try Run.command(
        ["review", "x.json", "--against", "HEAD", "--cache", scratch.path("cache")],
        in: scratch.folder.appending(path: folder)
      ).status
    }
    #expect(status == [1, 0])
  }
}

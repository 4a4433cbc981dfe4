import Foundation
import Testing

@testable import layout_render

/// review and approve as a user runs them.
@Suite struct ReviewTests {
  private let scratch: Scratch
  private var base: String { scratch.path("base") }
  private var report: String { scratch.path("report") }

  init() throws { scratch = try Scratch() }

  private func scenario(width: Int, options: [String] = ["one", "two"]) -> String {
    let list = options.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
    return #"""
      {"canvas": {"size": [120, 60], "scale": 1}, "views": [{"id": "a", "backgroundColor": "#c00000"}],
      "constraints": ["a.leading = superview.leading + 8", "a.top = superview.top + 8", "a.height = 20",
      {"identifier": "w", "equation": "a.width = \#(width)"}], "options": [\#(list)]}
      """#
  }

  private func write(_ widths: [String: Int]) throws -> [String] {
    try widths.sorted { $0.key < $1.key }.map { try scratch.write(scenario(width: $1), to: "\($0).json") }
  }

  @discardableResult private func review(_ files: [String], _ flags: String...) throws -> Run {
    try Run.command(
      ["review"] + files + ["--baseline", base, "-o", report] + flags)
  }

  private func approve(_ flags: String...) throws -> Run {
    try Run.command(["approve", report + "/report.json", "--baseline", base] + flags)
  }

  private func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func counts(_ folder: String) throws -> [String: Int] {
    let counts = try #require(try json(folder + "/report.json")["counts"] as? [String: Int])
    return counts.filter { $0.key != "renamed" || $0.value > 0 }
  }

  /// Every file below a folder with its content.
  private func contents(_ folder: String) throws -> [String: Data] {
    let root = URL(filePath: folder)
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var isFolder: ObjCBool = false
      let file = root.appending(path: name)
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
        contents[name] = try Data(contentsOf: file)
      }
    }
    return contents
  }

  @Test func recordsComparesAndApproves() throws {
    let files = try write(["a": 40, "b": 50])
    let first = try review(files)
    #expect(first.status == 0 && first.errors.contains("recorded 4 options"), "\(first.errors)")
    let second = try review(files)
    #expect(second.status == 0 && second.errors.isEmpty)
    #expect(try counts(report) == ["changed": 0, "new": 0, "deleted": 0, "unchanged": 4])

    try scratch.write(scenario(width: 45, options: ["one", "three"]), to: "a.json")
    try scratch.write(scenario(width: 55), to: "b.json")
    let third = try review(files)
    #expect(third.status == 1 && third.errors.isEmpty, "\(third.errors)")
    #expect(try counts(report) == ["changed": 3, "new": 1, "deleted": 1, "unchanged": 0])
    let summary = try String(contentsOfFile: report + "/summary.md", encoding: .utf8)
    #expect(summary.contains("a\\.width 40 → 45\\: “w”\\: constant 40 → 45"), "\(summary)")

    #expect(try approve("--only", "a*").status == 0)
    let fourth = try review(files)
    #expect(fourth.status == 1)
    #expect(try counts(report) == ["changed": 2, "new": 0, "deleted": 0, "unchanged": 2])
    #expect(try approve().status == 0)
    #expect(try review(files).status == 0)
    // Nothing is left of what was deleted.
    #expect(try contents(base).keys.filter { $0.contains("two") && $0.hasPrefix("a/") }.isEmpty)
    let fifth = try review([files[0]], "--complete")
    #expect(fifth.status == 1)
    #expect(try counts(report) == ["changed": 0, "new": 0, "deleted": 2, "unchanged": 2])
  }

  @Test func hashesAsCoreutilsDo() throws {
    try review(try write(["a": 40]))
    let manifest = try String(contentsOfFile: base + "/manifest.json", encoding: .utf8)
    for name in try contents(base).keys where name != "manifest.json" {
      let sum = try Run.program("/usr/bin/sha256sum", [base + "/" + name]).text.prefix(64)
      #expect(manifest.contains(sum), "\(name)")
    }
  }

  @Test func drawsBothAppearancesAndKeepsToThem() throws {
    let files = try write(["a": 40])
    try review(files, "--appearance", "light,dark")
    // The manifest, the solutions, and the input that both share.
    #expect(try contents(base).count == 1 + 2 + 1)
    #expect(try review(files).status == 0)
    func pictures() throws -> Set<String> {
      Set(try contents(report).keys.filter { $0.hasPrefix("after/a/one") && $0.hasSuffix(".svg") })
    }
    _ = try write(["a": 44])
    #expect(try review(files).status == 1)
    #expect(try pictures() == ["after/a/one-light.svg", "after/a/one-dark.svg"])
    #expect(try review(files, "--appearance", "light").status == 1)
    #expect(try pictures() == ["after/a/one-light.svg"])
  }

  @Test func isTheSameWhateverTheNumberOfJobs() throws {
    let files = try write(["a": 40, "b": 50, "c": 60])
    try review(files)
    _ = try write(["a": 41, "b": 50, "c": 66])
    var results: [[String: Data]] = []
    for jobs in ["1", "3"] {
      try review(files, "--jobs", jobs)
      results.append(try contents(report))
    }
    #expect(results[0] == results[1])
  }

  @Test func mergesShards() throws {
    let files = try write(["a": 40, "b": 50, "c": 60])
    try review(files)
    _ = try write(["a": 41, "b": 50, "c": 66])
    try FileManager.default.removeItem(atPath: files[1])
    let rest = [files[0], files[2]]
    try review(rest, "--complete")
    let whole = try contents(report)
    for shard in 1...2 {
      let run = try Run.command(
        ["review"] + rest
          + ["--baseline", base, "-o", scratch.path("s\(shard)"), "--shard", "\(shard)/2", "--complete"])
      #expect(run.status == 1, "\(run.errors)")
    }
    let merge = try Run.command([
      "review", "--merge", scratch.path("s1/report.json"), scratch.path("s2/report.json"), "-o",
      scratch.path("m"),
    ])
    #expect(merge.status == 1, "\(merge.errors)")
    let merged = try contents(scratch.path("m"))
    // The deleted scenario is reported last by one run, in its place by a merge.
    #expect(try counts(scratch.path("m")) == counts(report))
    #expect(Set(merged.keys) == Set(whole.keys))
    for (name, data) in whole where name.contains("/") { #expect(merged[name] == data, "\(name)") }
    let twice = try Run.command([
      "review", "--merge", scratch.path("s1/report.json"), scratch.path("s1/report.json"), "-o",
      scratch.path("n"),
    ])
    #expect(twice.status == 64 && !FileManager.default.fileExists(atPath: scratch.path("n")))
  }

  @Test func keepsWhatABadInputHad() throws {
    let files = try write(["a": 40, "b": 50])
    try review(files)
    try scratch.write("{ \"views\": [", to: "b.json")
    let run = try review(files)
    #expect(run.status == 65 && run.errors.contains("b.json"))
    #expect(try counts(report) == ["changed": 0, "new": 0, "deleted": 0, "unchanged": 2])
    let before = try contents(base)
    #expect(try approve().status == 0)
    #expect(try contents(base) == before)
  }

  @Test func refusesABaselineThatIsBrokenOrForeign() throws {
    let files = try write(["a": 40])
    try review(files)
    let good = try contents(base)
    let reportBefore = try contents(report)
    func expectRefusal(_ status: Int32, _ code: String, _ change: () throws -> Void) throws {
      try change()
      let changed = try contents(base)
      let run = try review(files)
      #expect(run.status == status && run.errors.contains("[\(code)]"), "\(run.errors)")
      #expect(try contents(base) == changed && contents(report) == reportBefore)
      for (name, data) in good { try data.write(to: URL(filePath: base + "/" + name)) }
    }
    for name in good.keys.sorted() where name != "manifest.json" {
      try expectRefusal(65, "broken-file") {
        var data = try #require(good[name])
        data[data.count / 2] ^= 1
        try data.write(to: URL(filePath: base + "/" + name))
      }
    }
    try expectRefusal(65, "broken-file") {
      try FileManager.default.removeItem(atPath: base + "/a/one.json.gz")
    }
    let manifest = String(decoding: try #require(good["manifest.json"]), as: UTF8.self)
    func put(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: base + "/manifest.json")) }
    try expectRefusal(65, "baseline-version") {
      try put(manifest.replacingOccurrences(of: "\"version\": 3", with: "\"version\": 4"))
    }
    try expectRefusal(65, "broken-baseline") { try put("{}") }
    try expectRefusal(65, "broken-baseline") {
      try put(manifest.replacingOccurrences(of: "a/one.json", with: "../x"))
    }
    try expectRefusal(65, "syntax-error") { try put(String(manifest.dropLast(20))) }
    try expectRefusal(65, "foreign-baseline") {
      try FileManager.default.removeItem(atPath: base + "/manifest.json")
    }
    #expect(try review(files).status == 0)
  }

  @Test func refusesFoldersOfOthers() throws {
    let files = try write(["a": 40])
    try review(files)
    try FileManager.default.createDirectory(atPath: scratch.path("mine"), withIntermediateDirectories: true)
    try scratch.write("precious", to: "mine/index.html")
    let run = try Run.command(["review", files[0], "--baseline", base, "-o", scratch.path("mine")])
    #expect(run.status == 73 && run.errors.contains("[foreign-folder]"))
    #expect(try String(decoding: scratch.bytes("mine/index.html"), as: UTF8.self) == "precious")
    let same = try Run.command(["review", files[0], "--baseline", base, "-o", base + "/"])
    #expect(same.status == 64)
    let shard = try Run.command(["review", files[0], "--baseline", scratch.path("none"), "--shard", "1/2"])
    #expect(shard.status == 64 && !FileManager.default.fileExists(atPath: scratch.path("none")))
    #expect(try Run.command(["review", files[0]]).status == 64)
    #expect(try Run.command(["review", "-", "--baseline", base]).status == 64)
  }

  @Test func refusesReportsThatCannotBeApproved() throws {
    let files = try write(["a": 40])
    try review(files)
    _ = try write(["a": 44])
    try review(files)
    let before = try contents(base)
    let path = report + "/report.json"
    let good = try String(contentsOfFile: path, encoding: .utf8)
    func expectRefusal(_ text: String, _ status: Int32 = 65) throws {
      try Data(text.utf8).write(to: URL(filePath: path))
      for arguments in [
        ["approve", path, "--baseline", base], ["review", "--merge", path, "-o", scratch.path("m")],
      ] {
        let run = try Run.command(arguments)
        #expect(run.status == status && run.errors.contains("error:"), "\(run.errors)")
      }
      #expect(try contents(base) == before && !FileManager.default.fileExists(atPath: scratch.path("m")))
    }
    for share in 0..<10 { try expectRefusal(String(good.prefix(good.count * share / 10))) }
    try expectRefusal(good.replacingOccurrences(of: "\"version\": 2", with: "\"version\": 3"))
    try expectRefusal("{\"kind\": \"layout-render review\", \"version\": 2, \"unfinished\": true}")
    try expectRefusal(good.replacingOccurrences(of: "after/a/", with: "../after/a/"))
    try Data(good.utf8).write(to: URL(filePath: path))
    #expect(try approve("--only", "zz*").errors.contains("no scenario named zz*"))
    #expect(try Run.command(["approve", scratch.path("nowhere.json")]).status == 66)
    try FileManager.default.removeItem(atPath: report + "/after/a/two-light.svg")
    try expectRefusal(good)
  }

  @Test func comparesInterfaceBuilderFilesToo() throws {
    let folder = Places.samples.appending(path: "10-interface-builder")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      $0.hasSuffix(".xib")
    }
    let file = folder.appending(path: try #require(files.first)).path
    #expect(try review([file]).status == 0)
    #expect(try review([file]).status == 0)
  }
}

import Foundation
import Testing

@testable import layout_render

/// What a baseline contains, and how much of it.
@Suite struct ReviewBaselineTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try write(width: 40)
  }

  private func write(width: Int) throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 60]}, "views": [{"id": "a", "backgroundColor": "#c00000"}],
      "constraints": ["a.leading = superview.leading + 8", "a.top = superview.top + 8", "a.height = 20",
      {"identifier": "w", "equation": "a.width = \#(width)"}]}
      """#, to: "a.json")
  }

  @discardableResult private func run(_ words: String...) throws -> Run {
    try Run.command(words, environment: Run.environment(isIntegrating: false), in: scratch.folder)
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: scratch.path(name)) }

  /// Solutions of tens of kilobytes among them.
  @Test func anOptionTakesLittle() throws {
    let folder = Places.samples
    let names = [
      "3-stack-views/2-nested-stack-views", "8-controls/9-settings", "8-controls/1-controls",
      "8-controls/11-buttons",
    ]
    let files = names.map { folder.appending(path: "\($0).json").path }
    let recorded = try Run.command(
      ["review"] + files + ["--baseline", "base", "-o", "report", "--record"], in: scratch.folder)
    #expect(recorded.status == 0, "\(recorded.errors)")
    for file in try FileManager.default.subpathsOfDirectory(atPath: scratch.path("base")) {
      let size = try FileManager.default.attributesOfItem(atPath: scratch.path("base/\(file)"))[.size] as? Int
      #expect(try #require(size) < 20_000, "\(file)")
      #expect(!file.hasSuffix(".svg"), "\(file)")
    }
  }

  @Test func recordsPicturesOnlyIfAsked() throws {
    #expect(try run("review", "a.json", "--baseline", "base", "-o", "report", "--pictures").status == 0)
    let first = try scratch.bytes("base/a/default-light.svg")
    #expect(try run("review", "a.json", "--baseline", "base", "-o", "report").status == 0)
    // Once there are pictures, what is approved gets its own.
    try write(width: 50)
    #expect(try run("review", "a.json", "--baseline", "base", "-o", "report").status == 1)
    #expect(try scratch.bytes("report/before/a/default-light.svg") == first)
    #expect(try run("approve", "report/report.json").status == 0)
    let second = try scratch.bytes("base/a/default-light.svg")
    #expect(second != first)
    #expect(try second == scratch.bytes("report/after/a/default-light.svg"))
    #expect(try run("review", "a.json", "--baseline", "base", "-o", "report").status == 0)
    #expect(try run("review", "a.json", "--baseline", "other", "-o", "report2").status == 0)
    #expect(exists("other/a/default.json.gz") && !exists("other/a/default-light.svg"))
  }

  /// As after a change of the program: the layout cannot be drawn again as it was.
  @Test(arguments: [true, false])
  func showsARecordedPictureOfWhatIsNoLongerLaidOutSo(_ hasPictures: Bool) throws {
    let flags = hasPictures ? ["--pictures"] : []
    _ = try Run.command(
      ["review", "a.json", "--baseline", "base", "-o", "report", "--record"] + flags, in: scratch.folder)
    let old = try JSONDocument(scratch, "base/manifest.json")
    // The recorded solution belongs to another width.
    try write(width: 50)
    _ = try Run.command(
      ["review", "a.json", "--baseline", "wide", "-o", "wide-report", "--record"], in: scratch.folder)
    let wide = try JSONDocument(scratch, "wide/manifest.json")
    try write(width: 40)
    let solution = "base/a/default.json.gz"
    try scratch.bytes("wide/a/default.json.gz").write(to: URL(filePath: scratch.path(solution)))
    try scratch.write(old.text.replacing(old.hash, with: wide.hash), to: "base/manifest.json")
    let review = try run("review", "a.json", "--baseline", "base", "-o", "report")
    #expect(review.status == 1, "\(review.errors)")
    #expect(exists("report/before/a/default-light.svg") == hasPictures)
    #expect(exists("report/after/a/default-light.svg"))
  }

  /// A manifest and the hash of its only solution.
  private struct JSONDocument {
    let text: String
    let hash: String

    init(_ scratch: Scratch, _ path: String) throws {
      text = String(decoding: try scratch.bytes(path), as: UTF8.self)
      let match = try #require(text.firstMatch(of: #/default\.json\.gz",\s*"sha256": "([0-9a-f]{64})"/#))
      hash = String(match.1)
    }
  }
}

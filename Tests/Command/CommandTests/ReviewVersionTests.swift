import Foundation
import LayoutReview
import Testing

/// Baselines whose solutions are of other versions.
@Suite struct ReviewVersionTests {
  private let scratch: Scratch
  private let solution = "base/a/default.json.gz"

  init() throws {
    scratch = try Scratch()
    try write(width: 40)
    try #require(review().status == 0)
  }

  private func write(width: Int) throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [320, 60], "scale": 2}, "views": [{"id": "a.b"}],
      "constraints": ["a.b.centerX = superview.centerX", "a.b.top = safeArea.top + 0.3", "a.b.height = 20",
      {"identifier": "w", "equation": "a.b.width = \#(width).25"}]}
      """#, to: "a.json")
  }

  private func review() throws -> Run {
    try Run.command(
      ["review", "a.json", "--baseline", "base", "-o", "report"],
      environment: Run.environment(isIntegrating: false), in: scratch.folder)
  }

  private func sum(_ file: String) throws -> String {
    String(try Run.program("/usr/bin/sha256sum", [scratch.path(file)]).text.prefix(64))
  }

  /// Changes the baseline's solution, as if it had been recorded so, by a version that did not compress solutions.
  private func change(_ change: (String) throws -> String) throws {
    let old = "base/a/default.json"
    let text = try #require(Gzip.expanded([UInt8](scratch.bytes(solution)), limit: 1 << 20))
    try scratch.write(try change(String(decoding: text, as: UTF8.self)), to: old)
    let manifest = String(decoding: try scratch.bytes("base/manifest.json"), as: UTF8.self)
    try scratch.write(
      manifest.replacing(try sum(solution), with: try sum(old)).replacing(".json.gz", with: ".json")
        .replacing("\"version\": 3", with: "\"version\": 2"), to: "base/manifest.json")
    try FileManager.default.removeItem(atPath: scratch.path(solution))
  }

  @Test func readsABaselineWithoutCompression() throws {
    try change { $0 }
    #expect(try review().status == 0)
    try write(width: 41)
    #expect(try review().status == 1)
    let approval = try Run.command(
      ["approve", "report/report.json"], environment: Run.environment(isIntegrating: false),
      in: scratch.folder)
    #expect(approval.status == 0, "\(approval.errors)")
    #expect(try review().status == 0)
    // What is approved is written as now, and what it replaces is removed.
    #expect(!FileManager.default.fileExists(atPath: scratch.path("base/a/default.json")))
    #expect(try scratch.bytes(solution).starts(with: [0x1f, 0x8b]))
  }

  @Test func saysThatASolutionCannotBeDecompressed() throws {
    let before = try sum(solution)
    var bytes = [UInt8](try scratch.bytes(solution))
    bytes[bytes.count / 2] ^= 0xff
    try Data(bytes).write(to: URL(filePath: scratch.path(solution)))
    let manifest = String(decoding: try scratch.bytes("base/manifest.json"), as: UTF8.self)
    try scratch.write(manifest.replacing(before, with: try sum(solution)), to: "base/manifest.json")
    let run = try review()
    #expect(run.status == 65 && run.errors.contains("this solution cannot be decompressed"), "\(run.errors)")
  }

  /// The solution as version 1 had it.
  private func first(_ text: String) -> String {
    var text = text.replacing("\"version\": 2", with: "\"version\": 1")
    text.replace(/"frame": \[[^\]]*\], "exactFrame"/, with: "\"frame\"")
    for (key, old) in [("first", "left"), ("second", "right")] {
      let side = #""\#(key)": \{"view": "([^"]*)", (?:"guide": "([^"]*)", )?"attribute": "([^"]*)"\}"#
      while let match = try? Regex(side).firstMatch(in: text) {
        let parts = (1...3).compactMap { match[$0].substring.map(String.init) }
        text.replaceSubrange(match.range, with: "\"\(old)\": \"\(parts.joined(separator: "."))\"")
      }
    }
    return text
  }

  @Test func comparesWithTheFirstVersion() throws {
    try change { text in
      let old = first(text)
      #expect(
        old.contains(#""left": "a.b.width""#) && old.contains(#""right": "root.safeArea.top""#), "\(old)")
      #expect(old.contains(#""frame": [139.875, 0.3, 40.25, 20]"#) && !old.contains("exactFrame"), "\(old)")
      return old
    }
    let same = try review()
    #expect(same.status == 0, "\(same.errors)")
    try write(width: 41)
    #expect(try review().status == 1)
    let summary = String(decoding: try scratch.bytes("report/summary.md"), as: UTF8.self).replacing(
      "\\", with: "")
    #expect(summary.contains("a.b.width 40.25 → 41.25: “w”: constant 40.25 → 41.25"), "\(summary)")
    #expect(!summary.contains("removed"), "\(summary)")
  }

  @Test func saysThatAnotherVersionIsNone() throws {
    try change { $0.replacing("\"version\": 2", with: "\"version\": 3") }
    let run = try review()
    #expect(run.status == 65 && run.errors.contains("this solution has version 3, not 2"), "\(run.errors)")
    #expect(run.errors.contains("use the same version of layout-render for all, or make it again"))
  }

  @Test func saysWhereASolutionIsBroken() throws {
    try change { $0.replacing("\"hidden\": false", with: "\"hidden\": 0") }
    let run = try review()
    #expect(run.status == 65 && run.errors.contains("[broken-solution]"), "\(run.errors)")
    #expect(
      run.errors.contains(/default\.json:\d+:\d+: error: this solution is broken: expected true or false/))
  }
}

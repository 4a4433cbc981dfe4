import Foundation
import LayoutReview
import Testing

@testable import layout_render

/// A matrix of variants, renames, and views that are ignored.
@Suite struct ReviewMatrixTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ name: String = "a", inset: Int, text: String = "Hi", clock: Int = 30) throws {
    try scratch.write(
      #"""
      {"views": [{"id": "title", "type": "label", "text": "\#(text)", "font": "body"},
      {"id": "clock", "backgroundColor": "#c00000", "subviews": [{"id": "hand"}]}],
      "constraints": ["title.top = safeArea.top + 8", {"identifier": "inset", "equation": "title.leading = superview.leading + \#(inset)"},
      "clock.width = \#(clock)", "clock.height = 30", "clock.centerX = superview.centerX", "clock.bottom = superview.bottom",
      "hand.leading = clock.leading", "hand.trailing = clock.trailing", "hand.top = clock.top", "hand.height = 4"]}
      """#, to: "\(name).json")
  }

  private func review(_ files: [String] = ["a.json"], _ flags: String...) throws -> Run {
    try Run.command(["review"] + files + ["--baseline", "base", "-o", "report"] + flags, in: scratch.folder)
  }

  private var states: [String: String] {
    get throws {
      let json = try JSONSerialization.jsonObject(with: scratch.bytes("report/report.json")) as? [String: Any]
      var states: [String: String] = [:]
      for scenario in json?["scenarios"] as? [[String: Any]] ?? [] {
        for option in scenario["options"] as? [[String: Any]] ?? [] {
          states["\(scenario["name"] ?? "")/\(option["name"] ?? "")"] = option["state"] as? String
        }
      }
      return states
    }
  }

  @Test func laysOutEveryCombination() throws {
    try write(inset: 16)
    let flags = [
      "--device", "iPhone 8", "--device", "iPad 9", "--text-size", "large,accessibilityLarge", "--rtl",
    ]
    let first = try Run.command(
      ["review", "a.json", "--baseline", "base", "-o", "report"] + flags, in: scratch.folder)
    #expect(first.status == 0, "\(first.errors)")
    let names = ["iPhone 8", "iPad 9"].flatMap { device in
      ["large", "accessibilityLarge"].flatMap { size in
        ["", ", rightToLeft"].map { "a/default (\(device), \(size)\($0))" }
      }
    }
    #expect(try states == Dictionary(uniqueKeysWithValues: names.map { ($0, "new") }))
    // The combinations are those of the baseline until others are asked for.
    #expect(try review().status == 0)
    #expect(try Set(states.values) == ["unchanged"])
    try write(inset: 20)
    #expect(try review().text.hasPrefix("8 changed"))
    // One cause, one group.
    let page = String(decoding: try scratch.bytes("report/index.html"), as: UTF8.self)
    #expect(page.matches(of: /<section class="group"/).count == 1)
    #expect(try Run.command(["approve", "report/report.json"], in: scratch.folder).status == 0)
    #expect(try review().status == 0)
    // Large is the text size of a canvas that names none.
    let fewer = try review(["a.json"], "--device", "iPhone 8", "--complete").text
    #expect(fewer.hasPrefix("0 changed, 0 new, 7 deleted, 1 renamed"), "\(fewer)")
    // Combinations that are left out are no less approved.
    let some = try review(["a.json"], "--device", "iPad 9", "--text-size", "large").text
    #expect(some.hasPrefix("0 changed, 0 new, 0 deleted, 1 unchanged, 7 not given"), "\(some)")
  }

  @Test func refusesWhatIsNoVariant() throws {
    try write(inset: 16)
    let device = try review(["a.json"], "--device", "iPhone 25")
    #expect(device.status == 64 && device.errors.contains("--device"), "\(device.errors)")
    #expect(try review(["a.json"], "--text-size", "huge").status == 64)
  }

  @Test func approvesARename() throws {
    try write("a", inset: 16)
    try write("b", inset: 30)
    #expect(try review(["a.json", "b.json"]).status == 0)
    try FileManager.default.moveItem(atPath: scratch.path("a.json"), toPath: scratch.path("c.json"))
    let run = try review(["b.json", "c.json"])
    #expect(
      run.status == 1 && run.text.hasPrefix("0 changed, 0 new, 0 deleted, 1 renamed, 1 unchanged"),
      "\(run.text)")
    #expect(try states == ["b/default": "unchanged", "c/default": "renamed"])
    #expect(try Run.command(["approve", "report/report.json"], in: scratch.folder).status == 0)
    #expect(try review(["b.json", "c.json"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("base/a")))
  }

  /// Other fonts measure a little otherwise; what the input says otherwise still counts.
  @Test func toleratesSmallDifferences() throws {
    try write(inset: 16)
    #expect(try review().status == 0)
    let file = "base/a/default.json.gz"
    let before = String(
      decoding: try #require(Gzip.expanded([UInt8](scratch.bytes(file)), limit: 1 << 20)), as: UTF8.self)
    func sum() throws -> String {
      String(try Run.program("/usr/bin/sha256sum", [scratch.path(file)]).text.prefix(64))
    }
    // As another machine would have measured the label.
    let old = try sum()
    let text = before.replacing(#/"frame": \[16, 28, ([0-9.]+),/#) {
      "\"frame\": [16, 28, \((Double($0.1) ?? 0) + 0.25),"
    }
    #expect(text != before)
    try Data(try #require(Gzip.compressed(Array(text.utf8)))).write(to: URL(filePath: scratch.path(file)))
    let manifest = String(decoding: try scratch.bytes("base/manifest.json"), as: UTF8.self)
    try scratch.write(manifest.replacing(old, with: try sum()), to: "base/manifest.json")
    #expect(try review().status == 1)
    #expect(try review(["a.json"], "--tolerance", "0.5").status == 0)
    try write(inset: 17)
    #expect(try review(["a.json"], "--tolerance", "0.5").status == 1)
    #expect(try review(["a.json"], "--tolerance", "none").status == 64)
  }

  @Test func ignoresViewsForAReason() throws {
    try write(inset: 16)
    #expect(try review().status == 0)
    try write(inset: 16, clock: 44)
    #expect(try review().status == 1)
    let rule = #"{"view": "clock", "reason": "it shows the time"}"#
    try scratch.write(#"{"review": {"ignored": [\#(rule)]}}"#, to: "layout-render.json")
    let ignored = try review()
    #expect(ignored.status == 0, "\(ignored.text) \(ignored.errors)")
    // Others still count, and the report says what does not.
    try write(inset: 18, clock: 50)
    #expect(try review().status == 1)
    let page = String(decoding: try scratch.bytes("report/index.html"), as: UTF8.self)
    #expect(page.contains("Ignored: <b>clock</b>, it shows the time"))
    let summary = String(decoding: try scratch.bytes("report/summary.md"), as: UTF8.self)
    #expect(!summary.contains("clock") && !summary.contains("hand"), "\(summary)")
    try scratch.write(
      #"{"review": {"ignored": [{"view": "clock", "reason": "r", "scenario": "b*"}]}}"#,
      to: "layout-render.json")
    try write(inset: 16, clock: 44)
    #expect(try review().status == 1)
  }
}

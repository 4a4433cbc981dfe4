import Foundation
import Testing

@testable import layout_render

/// What an input says otherwise about how a layout looks is a difference, whatever the tolerance for lengths and the
/// eye's for colours.
@Suite struct ReviewLookTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ view: String, _ others: String = "") throws {
    try scratch.write(
      #"""
      {"canvas": {"size": [120, 120]}, "views": [{"id": "logo", \#(view)}], "constraints": ["logo.center = superview.center",
      "logo.width = 60 @750", "logo.height = 40 @750"]\#(others)}
      """#, to: "v.json")
  }

  private func svg(_ content: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\#(content)</svg>"#
  }

  private func review(_ flags: String...) throws -> Run {
    try Run.command(["review", "v.json", "--baseline", "base", "-o", "report"] + flags, in: scratch.folder)
  }

  /// The sentences of the summary, as they are without Markdown.
  private var summary: String {
    get throws {
      String(decoding: try scratch.bytes("report/summary.md"), as: UTF8.self).filter { $0 != "\\" }
    }
  }

  /// Changed with any tolerance, with this cause.
  private func expectChange(_ words: String) throws {
    for flags in [[], ["--tolerance", "0.01"], ["--tolerance", "10"]] {
      let run = try Run.command(
        ["review", "v.json", "--baseline", "base", "-o", "report"] + flags, in: scratch.folder)
      #expect(run.status == 1 && run.text.hasPrefix("1 changed"), "\(flags): \(run.text)\(run.errors)")
      let found = try summary
      #expect(found.contains(words), "\(found)")
    }
  }

  @Test(arguments: [
    (#"<rect width="20" height="20" fill="red"/>"#, #"<circle cx="10" cy="10" r="9" fill="blue"/>"#),
    // Hardly to be seen, and not at all.
    (
      ##"<rect width="20" height="20" fill="#f0f0f0"/>"##,
      ##"<circle cx="10" cy="10" r="9" fill="#f4f4f4"/>"##
    ),
    (#"<rect width="20" height="20"/>"#, #"<rect width="20" height="20"/><!-- 2 -->"#),
  ])
  func anotherImageFile(_ before: String, _ after: String) throws {
    try scratch.write(svg(before), to: "logo.svg")
    try write(#""type": "imageView", "image": "logo.svg""#)
    #expect(try review().status == 0)
    try scratch.write(svg(after), to: "logo.svg")
    try expectChange("logo: image logo.svg has another content")
    #expect(try Run.command(["approve", "report"], in: scratch.folder).status == 0)
    #expect(try review("--tolerance", "0.5").status == 0)
  }

  @Test func anotherImageInTheScenario() throws {
    func carried(_ content: String) throws {
      let data = Data(svg(content).utf8).base64EncodedString()
      try write(
        #""type": "button", "image": "logo.svg""#,
        #", "images": {"logo.svg": {"size": [20, 20], "data": "data:image/svg+xml;base64,\#(data)"}}"#)
    }
    try carried(#"<rect width="20" height="20" fill="red"/>"#)
    #expect(try review().status == 0)
    try carried(#"<rect width="20" height="20" fill="blue"/>"#)
    try expectChange("logo: image logo.svg has another content")
  }

  /// Symbols are drawn as one neutral shape.
  @Test func anotherSymbol() throws {
    try write(#""type": "imageView", "image": "star""#)
    #expect(try review().status == 0)
    try write(#""type": "imageView", "image": "heart""#)
    try expectChange(#"logo: image "star" → "heart""#)
  }

  @Test(arguments: [
    ##""backgroundColor": "#ffffff""##, ##""backgroundColor": "#f0f0f0""##,
    ##""backgroundColor": {"light": "#f0f0f0", "dark": "#111111"}"##, ##""backgroundColor": "#0a84ff44""##,
  ])
  func anotherColour(_ before: String) throws {
    try write(before)
    #expect(try review().status == 0)
    try write(
      before.replacing("f0f0f0", with: "f1f1f1").replacing("#ffffff", with: "#f8f8f8").replacing(
        "0a84ff", with: "30d158"))
    try expectChange("logo: backgroundColor")
    // Only in the dark, where this review draws nothing.
    guard before.contains("dark") else { return }
    try write(before.replacing("111111", with: "222222"))
    try expectChange("logo: backgroundColor.dark #111111 → #222222")
  }

  /// Text that is hardly to be seen, as wide as before.
  @Test func anotherPaleText() throws {
    let label = ##""type": "label", "textColor": "#f4f4f4", "text": "ab""##
    try write(label)
    #expect(try review().status == 0)
    try write(label.replacing("\"ab\"", with: "\"ba\""))
    try expectChange(#"logo: text "ab" → "ba""#)
  }

  /// What moves and shows nothing is none.
  @Test func whatShowsNothingIsNoDifference() throws {
    try write(#""type": "label", "text": "Hi""#)
    #expect(try review().status == 0)
    try write(#""type": "label", "text": "Hi", "minimumScaleFactor": 0.5"#)
    #expect(try review().status == 0)
    #expect(try review("--tolerance", "0.5").status == 0)
  }

  /// An image that no view shows here is not this option's.
  @Test func aRenamedFileWithAnotherImageIsNew() throws {
    try scratch.write(svg(#"<rect width="20" height="20"/>"#), to: "logo.svg")
    try write(#""type": "imageView", "image": "logo.svg""#)
    #expect(try review().status == 0)
    try scratch.write(svg(#"<circle cx="10" cy="10" r="9"/>"#), to: "logo.svg")
    try FileManager.default.moveItem(atPath: scratch.path("v.json"), toPath: scratch.path("w.json"))
    let run = try Run.command(
      ["review", "w.json", "--baseline", "base", "-o", "report", "--complete"], in: scratch.folder)
    #expect(run.text.hasPrefix("0 changed, 1 new, 1 deleted, 0 unchanged"), "\(run.text)")
  }
}

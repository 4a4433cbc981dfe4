import AutoLayout
import Foundation
import FoundationXML

import Testing

@testable import LayoutDrawing
@testable import PangoCairoBackend

/// SVG files that follow their reader's appearance.
@Suite struct AppearanceTests {
  private let measurer: PangoTextMeasurer
  private let frame = Rect(x: 0, y: 0, width: 40, height: 20)

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  private func document(_ light: [DisplayItem], dark: [DisplayItem]) throws -> XMLDocument {
    func list(_ items: [DisplayItem]) -> DisplayList {
      DisplayList(size: frame.size, title: "", description: "", items: items)
    }
    return try XMLDocument(
      data: Data(try SVGPainter.paint(list(light), dark: list(dark), measurer: measurer)))
  }

  private func strings(_ path: String, _ document: XMLDocument) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  /// The dark colour of a class by the file's rules.
  private func rule(_ name: String, _ document: XMLDocument) throws -> String? {
    let style = try #require(try strings("//*[local-name()='style']", document).first)
    #expect(style.hasPrefix("@media (prefers-color-scheme: dark){"))
    let id = try #require(try strings("/*/@id", document).first)
    return style.components(separatedBy: "#\(id) .\(name){").dropFirst().first?.components(separatedBy: "}")[
      0]
  }

  private func drawing(_ ground: Color, _ ink: Color) -> [DisplayItem] {
    let text = TextItem(text: Text("a"), frame: frame, color: ink)
    let line = DisplayItem.stroke(
      .line(from: .zero, to: Point(x: 9, y: 9)), ink.withAlpha(ink.red / 2 + 0.25), StrokeStyle(width: 1))
    return [
      .fill(.rect(frame), ground), .fill(.rect(frame), TestSheet.blue),
      .group(DisplayGroup(id: "a", items: [line, .text(text)])),
    ]
  }

  @Test func whatHasTheSameFormIsDrawnOnce() throws {
    let (black, white) = (TestSheet.black, TestSheet.white)
    let document = try document(drawing(white, black), dark: drawing(black, white))
    // The light colours are there without any rule; what is the same has none.
    let fills = try strings("/*/*[local-name()='path']/@fill", document)
    #expect(fills == ["#ffffff", "#0a84ff"])
    #expect(try strings("/*/*[local-name()='path']/@class", document) == ["c1"])
    #expect(try rule("c1", document) == "fill:#000000")
    let line = "//*[local-name()='g']/*[local-name()='path']"
    #expect(try strings("\(line)/@stroke-opacity", document) == ["0.25"])
    #expect(
      try rule(try strings("\(line)/@class", document)[0], document) == "stroke:#ffffff;stroke-opacity:0.75")
    #expect(try strings("//*[local-name()='text']", document) == ["a"])
    let letters = "//*[@aria-hidden='true']"
    #expect(try rule(try strings("\(letters)/@class", document)[0], document) == "fill:#ffffff")
  }

  @Test func whatDiffersIsDrawnForEach() throws {
    let (black, white) = (TestSheet.black, TestSheet.white)
    func items(_ other: DisplayItem) -> [DisplayItem] {
      [.fill(.rect(frame), white), .group(DisplayGroup(id: "a", items: [other]))]
    }
    let document = try document(
      items(.fill(.ellipse(in: frame), white)),
      dark: items(.stroke(.rect(frame), black, StrokeStyle(width: 2))))
    #expect(try strings("/*/*[local-name()='g']/@id", document).count == 1)
    let light = "//*[@class='for-light']/*[local-name()='path']"
    let dark = "//*[@class='for-dark' and @display='none']/*[local-name()='path']"
    #expect(try strings("\(light)/@fill", document) == ["#ffffff"])
    #expect(try strings("\(dark)/@stroke", document) == ["#000000"])
    #expect(try rule("for-light", document) == "display:none")
    #expect(try rule("for-dark", document) == "display:inline")
  }

  @Test func oneAppearanceHasNoRules() throws {
    let items = drawing(TestSheet.white, TestSheet.black)
    let document = try document(items, dark: items)
    #expect(try strings("//*[local-name()='style']", document).isEmpty)
    #expect(try strings("//@class", document).isEmpty)
  }

  /// A colour that moves has no class, which would stand still.
  @Test func animatedColoursAreDrawnForEach() throws {
    func animation(_ colors: [Color]) -> Animation {
      let keyframes = colors.enumerated().map {
        Animation.Keyframe(time: Double($0.offset), items: [.fill(.rect(frame), $0.element)])
      }
      return Animation(size: frame.size, title: "", description: "", keyframes: keyframes)
    }
    let (black, white, blue) = (TestSheet.black, TestSheet.white, TestSheet.blue)
    let bytes = try SVGPainter.paint(
      animation([black, blue]), dark: animation([white, blue]), measurer: measurer)
    let document = try XMLDocument(data: Data(bytes))
    for (name, values) in [("for-light", "#000000;#0a84ff;#000000"), ("for-dark", "#ffffff;#0a84ff;#ffffff")]
    {
      let path = "//*[@class='\(name)']/*[local-name()='path']/*[local-name()='animate']"
      #expect(try strings("\(path)[@attributeName='fill']/@values", document) == [values])
      #expect(try strings("\(path)[@attributeName='class']", document).isEmpty)
    }
  }
}

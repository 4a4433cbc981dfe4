import AutoLayout
import Foundation
import FoundationXML
import LayoutDrawing
import TestSupport
import Testing

@testable import PangoCairoBackend
import SVG

/// SVG and PDF files, as others read them.
@Suite struct DocumentTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func svg(_ list: DisplayList) throws -> String {
    String(decoding: try SVGPainter.paint(list, measurer: measurer), as: UTF8.self)
  }

  func xml(_ list: DisplayList) throws -> XMLDocument {
    try XMLDocument(xmlString: try svg(list), options: [])
  }

  func strings(_ path: String, in document: XMLDocument) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  @Test func svgIsAccessible() throws {
    let document = try xml(TestSheet.make())
    func attribute(_ name: String) throws -> String? { try strings("/*/@\(name)", in: document).first }
    #expect(try attribute("role") == "img")
    #expect(try attribute("viewBox") == "0 0 420 760")
    let labels = try #require(try attribute("aria-labelledby")).split(separator: " ")
    let named = try labels.map { try strings("//*[@id='\($0)']", in: document) }
    #expect(named == [["Sheet of texts 姓名"], ["Sizes, weights & <scripts>"]])
  }

  @Test func svgIdentifiersAreUnique() throws {
    var list = TestSheet.make()
    list.items += list.items
    list.items.append(.group(DisplayGroup(id: "with blanks \"<&", items: [])))
    let ids = try strings("//@id", in: try xml(list))
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains { $0.hasSuffix("-overlay-frames") })
    #expect(ids.contains { $0.hasSuffix("-with-blanks-\"<&") })
    let clips = try strings("//@clip-path", in: try xml(list)).map { $0.dropFirst(4).dropLast() }
    #expect(!clips.isEmpty)
    for reference in try strings("//@href", in: try xml(list)) + clips.map(String.init) {
      #expect(reference.first == "#" && ids.contains(String(reference.dropFirst())), "\(reference)")
    }
  }

  /// Else a page with both would show the clips and letters of the first in the second.
  @Test func svgIdentifiersOfTwoPicturesDiffer() throws {
    let list = TestSheet.make()
    var other = list
    other.items.append(.fill(.rect(Rect(x: 1, y: 1, width: 1, height: 1)), TestSheet.blue))
    let ids = try [list, other, list].map { Set(try strings("//@id", in: try xml($0))) }
    #expect(ids[0].isDisjoint(with: ids[1]) && ids[0] == ids[2])
    #expect(ids.joined().allSatisfy { $0.wholeMatch(of: /p[0-9a-f]{8}-.+/) != nil })
    #expect(try !svg(list).unicodeScalars.contains("\u{1}"))
  }

  /// A page may have a picture twice, and the first may be hidden: then its clips are not there for the second.
  @Test func svgClipsDoWithoutIdentifiers() throws {
    let clip = Path.roundedRect(Rect(x: 1, y: 2, width: 30, height: 20), radius: 8)
    var list = TestSheet.make()
    list.items.append(
      .group(DisplayGroup(translation: Point(x: 5, y: 5), clip: clip, items: [.fill(clip, TestSheet.blue)])))
    let document = try xml(list)
    let referring = try strings("//*[@clip-path]/@clip-path", in: document)
    let own = try strings("//*[@clip-path]/*[1][self::g or local-name()='g']/@style", in: document)
    #expect(referring.count == own.count && !own.isEmpty)
    for style in own {
      #expect(style.wholeMatch(of: /clip-path:path\('M[-0-9. MLCZ]+'\) view-box/) != nil, "\(style)")
    }
    // In the same coordinates, and the same shape.
    let shapes = try strings("//*[local-name()='clipPath']/*/@d", in: document)
    #expect(Set(own) == Set(shapes.map { "clip-path:path('\($0)') view-box" }))
  }

  @Test func svgTellsWhatItsSignsStandFor() throws {
    let sign = SignDescription(
      .equalSize, fate: .inConflict, isOptional: true, isGenerated: true,
      constraints: ["a.width == b.width @\"1\" & <", "c\nd"], views: ["First Name", "b"], title: "a & b")
    let part = DisplayGroup(className: "overlay-priorities", role: .priority, items: [])
    let group = DisplayGroup(className: "mine", sign: sign, items: [.group(part)])
    var list = TestSheet.make()
    list.items = [.group(group), .group(DisplayGroup(sign: SignDescription(.name), items: []))]
    let document = try xml(list)
    let classes = ["mine sign equal-size in-conflict optional generated", "overlay-priorities", "sign name"]
    #expect(try strings("//*[local-name()='g']/@class", in: document) == classes)
    #expect(
      try strings("//@data-constraint", in: document) == ["a.width == b.width @\"1\" & <\nc d"])
    #expect(try strings("//@data-view", in: document) == ["First Name\nb"])
    #expect(try strings("//@data-role", in: document) == ["priority"])
    #expect(try strings("//*[local-name()='g']/*[local-name()='title']", in: document) == ["a & b"])
  }

  @Test func svgTextCanBeFound() throws {
    let texts = try strings("//*[local-name()='text']", in: try xml(TestSheet.make()))
    for expected in [
      "Leading Trailing semibold", "姓名标签 こんにちは 안녕 Label", "مرحبا بالعالم Label", "A label that is much too",
    ] {
      #expect(texts.contains(expected), "\(expected)")
    }
  }

  @Test func svgEscapesWhatAnyoneWrites() throws {
    let string = "<a href=\"x\">&amp; ]]> \u{1}\u{FFFF}'"
    let frame = Rect(x: 0, y: 0, width: 400, height: 30)
    let list = DisplayList(
      size: frame.size, title: string, description: string,
      items: [.text(TextItem(text: Text(string), frame: frame, color: TestSheet.black))])
    let texts = try strings("//*[local-name()='text']", in: try xml(list))
    #expect(texts == ["<a href=\"x\">&amp; ]]> '"])
  }

  @Test(arguments: [
    (0, "0"), (-0.0001, "0"), (1, "1"), (-1.5, "-1.5"), (0.001, "0.001"), (10.25, "10.25"), (1.0006, "1.001"),
    (-12.3456, "-12.346"), (100.05, "100.05"), (1e300, "1000000000000"),
  ])
  func svgNumbers(value: Double, string: String) {
    #expect(SVGNumber.string(value) == string)
  }

  @Test(.needs(.rsvgConvert))
  func svgLooksLikePNG() throws {
    let list = TestSheet.make()
    let svg = try SVGPainter.paint(list, measurer: measurer)
    let rendered = try Tool.rsvgConvert.run(["-z", "2", "INPUT"], input: svg)
    let other = try #require(DecodedPNG(rendered))
    let own = try #require(DecodedPNG(try PNGPainter.paint(list, scale: 2, measurer: measurer)))
    let difference = try #require(own.meanDifference(other))
    #expect(difference < 0.1)
  }

  @Test(.needs(.pdfToText))
  func pdfTextCanBeFound() throws {
    let pdf = try PDFPainter.paint(TestSheet.make(), measurer: measurer)
    let text = String(
      decoding: try Tool.pdfToText.run(["INPUT", "-"], input: pdf), as: UTF8.self)
    for expected in ["Leading Trailing semibold", "姓名标签", "Hamburgefonts illicit AVATAR -> 2x4 17"] {
      #expect(text.contains(expected), "\(expected)")
    }
  }

  @Test(.needs(.pdfInfo))
  func pdfSaysItsTitleAndSize() throws {
    let pdf = try PDFPainter.paint(TestSheet.make(), measurer: measurer)
    let info = String(decoding: try Tool.pdfInfo.run(["INPUT"], input: pdf), as: UTF8.self)
    #expect(info.contains("Sheet of texts"))
    #expect(info.contains("420 x 760 pts"))
    #expect(info.contains("Pages:           1"))
  }
}

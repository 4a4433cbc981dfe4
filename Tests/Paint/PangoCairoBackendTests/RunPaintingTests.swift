import AutoLayout
import Foundation
import FoundationXML
import LayoutDrawing
import TestSupport
import Testing

@testable import PangoCairoBackend

/// Pictures of texts with runs.
@Suite struct RunPaintingTests {
  private let measurer: PangoTextMeasurer
  private let frame = Rect(x: 0, y: 0, width: 400, height: 60)

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  private func item(_ strings: [String], colors: [Color], _ change: (inout TextRun) -> Void = { _ in })
    -> TextItem
  {
    var text = Text(strings.joined())
    text.runs = strings.map {
      var run = TextRun(length: $0.unicodeScalars.count, font: Font(size: 20, weight: .bold))
      change(&run)
      return run
    }
    var item = TextItem(text: text, frame: frame, color: TestSheet.black)
    item.runColors = colors
    return item
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(
      size: frame.size, title: "", description: "", items: [.fill(.rect(frame), TestSheet.white)] + items)
  }

  private func document(_ list: DisplayList, dark: DisplayList? = nil) throws -> XMLDocument {
    try XMLDocument(data: Data(try SVGPainter.paint(list, dark: dark, measurer: measurer)))
  }

  private func strings(_ path: String, _ document: XMLDocument) throws -> [String] {
    try document.nodes(forXPath: path).compactMap(\.stringValue)
  }

  /// Only the colours of its runs tell a picture from that of the plain text.
  @Test func runsThatDifferInColourOnlyAreSetAsOne() throws {
    let plain = TextItem(
      text: Text("AVAVA To", font: Font(size: 20, weight: .bold)), frame: frame, color: TestSheet.black)
    let colored = item(["AV", "AVA T", "o"], colors: [TestSheet.blue, TestSheet.black, TestSheet.blue])
    let (one, other) = (try document(list([.text(plain)])), try document(list([.text(colored)])))
    let places = "//*[local-name()='use']/@x"
    #expect(try strings(places, one) == strings(places, other))
    let fills = try strings("//*[@aria-hidden='true']/@fill", other)
    #expect(fills == ["#0a84ff", "#000000", "#0a84ff"])
    let path = "//*[local-name()='tspan']"
    #expect(try strings(path, other) == ["AV", "AVA T", "o"])
    #expect(try strings(path, one).isEmpty)
  }

  @Test func coloursFollowTheAppearance() throws {
    let light = list([.text(item(["a", "b"], colors: [TestSheet.black, TestSheet.blue]))])
    let dark = list([.text(item(["a", "b"], colors: [TestSheet.white, TestSheet.blue]))])
    let document = try document(light, dark: dark)
    #expect(try strings("//*[@aria-hidden='true']/@class", document) == ["c1"])
    #expect(try strings("//*[local-name()='style']", document).joined().contains(".c1{fill:#ffffff}"))
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func anyRunsAreEscapedAndDrawn(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    for _ in 0..<40 {
      let text = Text(HostileText.random(&random, longest: 30), numberOfLines: random.pick([0, 1]))
        .divided(&random) { $0.vary(&$1, fonts: RunTests.fonts) }
      var item = TextItem(text: text, frame: frame, color: TestSheet.black)
      item.runColors = text.runs.map { _ in random.pick([TestSheet.black, TestSheet.blue]) }
      let list = list([.group(DisplayGroup(opacity: 0.5, items: [.text(item)]))])
      let document = try document(list)
      #expect(try strings("//*[local-name()='script']", document).isEmpty)
      #expect(try !PDFPainter.paint(list, measurer: measurer).isEmpty)
      #expect(try !PNGPainter.paint(list, scale: 1, measurer: measurer).isEmpty)
    }
  }

  /// Letters of their own colour, and lines below and through them, where the page and the pixels are.
  @Test func pixelsHaveTheColoursOfRuns() throws {
    let plain = item(["HHHH", "HHHH"], colors: [TestSheet.blue, TestSheet.black])
    let lined = item(["HHHH", "HHHH"], colors: [TestSheet.blue, TestSheet.black]) { $0.isUnderlined = true }
    func blues(_ item: TextItem) throws -> Int {
      let bytes = try PNGPainter.paint(list([.text(item)]), scale: 1, measurer: measurer)
      let png = try #require(DecodedPNG(bytes))
      return stride(from: 0, to: png.pixels.count, by: 4).count {
        png.pixels[$0 + 2] > 200 && png.pixels[$0] < 100
      }
    }
    #expect(try blues(plain) > 100)
    #expect(try blues(lined) > blues(plain) + 40)
  }

  @Test func aRaisedRunIsDrawnHigher() throws {
    let document = try document(list([.text(item(["a", "a"], colors: []) { _ in })]))
    var raised = item(["a", "a"], colors: [])
    raised.text.runs[1].baselineOffset = 7
    let ys = try strings("//*[local-name()='use']/@y", try self.document(list([.text(raised)]))).compactMap(
      Double.init)
    #expect(try Set(strings("//*[local-name()='use']/@y", document)).count == 1)
    #expect(ys.count == 2 && abs(ys[0] - ys[1] - 7) < 0.001)
  }
}

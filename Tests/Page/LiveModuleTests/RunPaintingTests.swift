import AutoLayout
import LayoutDrawing
import PangoCairoBackend
import TestSupport
import Testing

@testable import LiveModule

/// How the page draws texts with runs.
@Suite struct RunPaintingTests {
  private func picture(of item: TextItem) throws -> String {
    let pango = PangoTextMeasurer(try FontLibrary())
    let fonts = CarriedFonts(texts: item.text.pieces.map { ($0.string, $0.font) }, measurer: pango)
    let list = DisplayList(
      size: Size(width: 300, height: 60), title: "", description: "", items: [.text(item)])
    return String(
      decoding: WebPainter.paint(list, measurer: WebTextMeasurer(page: fonts.functions)), as: UTF8.self)
  }

  @Test func eachRunHasItsOwnElement() throws {
    var text = Text("a<b>&\"c\"")
    var (first, second) = (TextRun(length: 3, font: .defaultLabel), TextRun(length: 9, font: Font(size: 30)))
    second.baselineOffset = 4
    (second.isUnderlined, second.isStruckThrough) = (true, true)
    first.kern = 3
    text.runs = [first, second]
    var item = TextItem(text: text, frame: Rect(x: 0, y: 0, width: 300, height: 60), color: Color(hex: 0))
    item.runColors = [Color(hex: 0xFF0000), Color(hex: 0x00FF00)]
    let svg = try picture(of: item)
    #expect(svg.contains(">a&lt;b</tspan><tspan dy=\"-4\""))
    #expect(svg.contains(">&gt;&amp;&quot;c&quot;</tspan></text>"))
    #expect(svg.contains("font-size=\"30\"") && svg.contains("fill=\"#00ff00\""))
    #expect(svg.contains("text-decoration=\"underline line-through\""))
  }

  @Test func aPlainTextHasNone() throws {
    let item = TextItem(
      text: Text("a<b"), frame: Rect(x: 0, y: 0, width: 300, height: 60), color: Color(hex: 0))
    let svg = try picture(of: item)
    #expect(svg.contains(">a&lt;b</text>") && !svg.contains("tspan"))
  }
}

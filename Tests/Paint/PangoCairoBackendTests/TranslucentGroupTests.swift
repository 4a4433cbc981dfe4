import AutoLayout
import LayoutDrawing
import TestSupport
import Testing

@testable import PangoCairoBackend

/// Translucent groups are painted no larger than they are, and look no different for that.
@Suite struct TranslucentGroupTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  static let page = Rect(x: 0, y: 0, width: 160, height: 120)

  func pixels(_ group: DisplayGroup) throws -> [UInt8] {
    let list = DisplayList(
      size: Self.page.size, title: "", description: "",
      items: [.fill(.rect(Self.page), TestSheet.white), .group(group)])
    return try #require(DecodedPNG(try PNGPainter.paint(list, scale: 2, measurer: measurer))).pixels
  }

  static func item(_ random: inout RandomSource, depth: Int) -> DisplayItem {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let rect = Rect(
      x: number(-20...140), y: number(-20...100), width: number(0...80), height: number(0...60))
    let color = Color(hex: 0x336699, alpha: number(0.2...1))
    switch random.int(0...(depth > 2 ? 3 : 5)) {
    case 0: return .fill(.roundedRect(rect, radius: number(0...30)), color)
    case 1:
      let points = (0..<4).map { _ in Point(x: number(0...160), y: number(0...120)) }
      let style = StrokeStyle(
        width: number(0.2...9), cap: random.pick([.butt, .round, .square]),
        join: random.pick([.miter, .round, .bevel]))
      let path = Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
      return .stroke(path, color, style)
    case 2: return .stroke(.ellipse(in: rect), color, StrokeStyle(width: 1, dashes: [3, 2]))
    case 3:
      let string = random.pick([
        "Jäg", "f\u{301}\u{301}\u{301}\u{301}\u{323}\u{323}", "😀 ok", "مرحبا", "long text here",
      ])
      let text = Text(string, font: Font(size: number(6...50)), numberOfLines: random.int(0...2))
      return .text(TextItem(text: text, frame: rect, color: color))
    default:
      let items = (0..<random.int(0...3)).map { _ in item(&random, depth: depth + 1) }
      return .group(
        DisplayGroup(
          translation: Point(x: number(-9...9), y: number(-9...9)), scale: number(0.3...2),
          clip: random.chance(50) ? .roundedRect(rect, radius: 8) : nil, opacity: number(0...1.2),
          items: items))
    }
  }

  /// What cannot be seen, but reaches over the whole page, makes a group as large as that.
  @Test(arguments: 0..<80) func boundsCutNothingOff(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let items = (0..<random.int(1...4)).map { _ in Self.item(&random, depth: 0) }
    let group = DisplayGroup(
      translation: Point(x: Double(random.int(0...40)) / 4, y: 3.3), scale: random.pick([1, 0.77]),
      clip: random.chance(30) ? .roundedRect(Self.page.grown(by: -10), radius: 20) : nil, opacity: 0.6,
      items: items)
    var large = group
    large.items.append(.fill(.rect(Self.page.grown(by: 500)), Color(hex: 0, alpha: 0)))
    #expect(try pixels(group) == pixels(large))
  }

  @Test func boundsAreNoLargerThanTheItems() throws {
    let rect = Rect(x: 30, y: 40, width: 20, height: 10)
    func bounds(_ item: DisplayItem) -> Rect? { InkBounds(measurer: measurer).bounds(of: [item]) }
    #expect(bounds(.fill(.rect(rect), TestSheet.black)) == rect)
    #expect(
      bounds(.stroke(.rect(rect), TestSheet.black, StrokeStyle(width: 2, join: .round))) == rect.grown(by: 2))
    #expect(
      bounds(
        .group(
          DisplayGroup(
            translation: Point(x: 5, y: 0), scale: 2, clip: .rect(Rect(x: 0, y: 0, width: 40, height: 400)),
            items: [.fill(.rect(rect), TestSheet.black)])))
        == Rect(x: 65, y: 80, width: 20, height: 20))
    #expect(bounds(.group(DisplayGroup(items: []))) == nil)
    let text = TextItem(text: Text("Label"), frame: Self.page, color: TestSheet.black)
    #expect(try #require(bounds(.text(text))).width < 50)
  }
}

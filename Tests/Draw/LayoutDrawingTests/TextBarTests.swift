import AutoLayout
import LayoutScene
import Testing

@testable import LayoutDrawing

/// Bars are where the lines are that they stand for.
@Suite struct TextBarTests {
  private let measurer = FixedMeasurer()

  private func item(
    _ string: String, _ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight,
    lines: Int = 0
  ) -> TextItem {
    TextItem(
      text: Text(
        string, font: Font(size: 20), numberOfLines: lines, lineBreakMode: .byWordWrapping,
        alignment: alignment, direction: direction),
      frame: Rect(x: 10, y: 30, width: 100, height: 90), color: Color(hex: 0x102030))
  }

  /// Of 9 points a character: lines of 90, 72 and 36.
  private let words = "four wordy examples abcd"

  private func bars(_ item: TextItem) -> [Rect] { TextBars(item: item, measurer: measurer).bars }

  @Test(arguments: [
    (TextAlignment.left, LayoutDirection.rightToLeft, [10.0, 10, 10]),
    (.natural, .leftToRight, [10, 10, 10]),
    (.natural, .rightToLeft, [20, 38, 74]), (.right, .leftToRight, [20, 38, 74]),
    (.center, .leftToRight, [15, 24, 42]), (.justified, .leftToRight, [10, 10, 10]),
    (.justified, .rightToLeft, [10, 10, 74]),
  ])
  func aLineABar(alignment: TextAlignment, direction: LayoutDirection, starts: [Double]) {
    let bars = bars(item(words, alignment, direction))
    #expect(bars.map(\.x) == starts)
    #expect(bars.map(\.width) == (alignment == .justified ? [100, 100, 36] : [90, 72, 36]))
  }

  @Test func barsStandOnTheBaselines() throws {
    let item = item(words, .left)
    let layout = measurer.layout(item.text, maximumWidth: 100, maximumHeight: 90)
    let top = item.frame.midY - layout.size.height / 2
    let bars = bars(item)
    #expect(bars.count == layout.lineCount)
    #expect(abs(bars[0].maxY - (top + layout.firstBaseline)) < 1e-9)
    #expect(abs(bars[2].maxY - (top + layout.lastBaseline)) < 1e-9)
    let extent = try #require(item.extent(measurer))
    #expect(bars.allSatisfy { extent.grown(by: 1e-9).contains($0) })
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.maxY < $1.minY })
  }

  @Test func onlyLinesThatAreSeen() {
    #expect(bars(item(words, .left, lines: 2)).count == 2)
    #expect(bars(item("", .left)).isEmpty)
    var flat = item(words, .left)
    flat.frame.height = 0
    #expect(bars(flat).isEmpty)
  }

  @Test func theSheetKeepsItsWordsAndPlaces() {
    for layout in [
      Scenes.form(), Scenes.form(direction: .rightToLeft), Scenes.controls(), Scenes.ambiguous(),
    ] {
      func draw(_ isBarred: Bool) -> DisplayList {
        Sheet.draw([layout], options: DrawingOptions(drawsTextAsBars: isBarred), measurer: measurer)
      }
      let (letters, bars) = (draw(false), draw(true))
      #expect(letters.size == bars.size)
      func mockups(_ list: DisplayList) -> [DisplayItem] {
        Inspection(list).groups.filter { $0.className == "mockup" }.flatMap(\.items).flatMap(\.ungrouped)
      }
      func texts(_ items: [DisplayItem]) -> [String] {
        items.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
      }
      let shown = texts(mockups(letters))
      #expect(!shown.isEmpty && texts(mockups(bars)).isEmpty)
      // What is not the mockup's is as it was.
      #expect(
        texts(letters.items.flatMap(\.ungrouped)).count == shown.count
          + texts(bars.items.flatMap(\.ungrouped)).count)
    }
  }

  @Test func animationsHaveBarsToo() {
    let layouts = Array(TwoLabels.layouts().prefix(3))
    let options = DrawingOptions(overlay: .none, drawsTextAsBars: true)
    let animation = Animation.draw(layouts, options: options, measurer: measurer)
    for time in [0, animation.duration / 3, animation.duration] {
      let groups = Inspection(animation.picture(at: time)).groups.filter { $0.className == "mockup" }
      let items = groups.flatMap(\.items).flatMap(\.ungrouped)
      #expect(!items.isEmpty && !items.contains { if case .text = $0 { true } else { false } })
    }
  }
}

import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Sheets for a column of a page, which may not be wider.
struct LimitedSheetTests {
  private static let limit = 700.0

  private func draw(_ layouts: [SolvedLayout], columns: Int? = nil) -> DisplayList {
    Sheet.draw(
      layouts, title: "Title", options: DrawingOptions(columns: columns, largestWidth: Self.limit),
      measurer: FixedMeasurer())
  }

  @Test func areNoWiderAndLegible() {
    let scenes: [[SolvedLayout]] =
      [
        TwoLabels.layouts(), [Scenes.ambiguous(), Scenes.conflict()], [Scenes.form()], [Scenes.controls()],
        [Scenes.nested()], [Scenes.form(), Scenes.form(direction: .rightToLeft)],
      ] + (1...13).map { count in (0..<count).map { RandomScene.layout(seed: UInt64(2000 + $0)) } }
    for layouts in scenes {
      let list = draw(layouts)
      #expect(list.size.width <= Self.limit, "\(layouts.count) of \(layouts[0].name)")
      for text in Inspection(list).texts {
        #expect(text.fontSize >= 9 - 1e-9, "\(text.item.text.string)")
      }
    }
  }

  /// Text of 6 points at its legible size would make the canvas 1.5 times as wide.
  @Test func aCanvasThatIsTooWideIsDrawnSmaller() {
    var layout = TwoLabels.layouts()[0]
    layout.canvas.size.width = 1366
    layout.views[0].frame.width = 1366
    layout.views[1].text?.font = Font(size: 6)
    let list = draw([layout])
    #expect(list.size.width <= Self.limit)
    #expect(list.size.width > Self.limit - 60)
  }

  @Test func columnsAreTheReadersChoice() {
    #expect(draw(TwoLabels.layouts(), columns: 4).size.width > Self.limit)
    #expect(draw(TwoLabels.layouts(), columns: 1).size.width <= Self.limit)
  }
}

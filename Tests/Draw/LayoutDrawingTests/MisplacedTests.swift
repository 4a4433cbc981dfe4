import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Views that the file has elsewhere.
@Suite struct MisplacedTests {
  private func strokes(_ layout: SolvedLayout) -> [DisplayItem] {
    let list = Sheet.draw(layout, measurer: FixedMeasurer())
    let items = Inspection(list).groups.first { $0.className == "overlay-frames" }?.items ?? []
    return items.filter { if case .stroke = $0 { true } else { false } }
  }

  @Test func theRecordedFrameIsADashedGhost() {
    var layout = Scenes.nested()
    let plain = strokes(layout)
    let index = layout.views.index(before: layout.views.endIndex)
    layout.views[index].scene.recordedFrame = layout.views[index].frame.offset(by: Point(x: 7, y: 0))
    layout.views[index].misplaced = [.x]
    let added = strokes(layout).count - plain.count
    #expect(added == 2)
    let texts = Inspection(Sheet.draw(layout, measurer: FixedMeasurer())).texts.map(\.item.text.string)
    #expect(texts.contains("misplaced: position in the file"))
  }

  @Test func dynamicColoursFollowThePicture() {
    var layout = Scenes.nested()
    let color = DynamicColor(light: Color(hex: 0x123456), dark: Color(hex: 0x654321))
    layout.views[1].scene.backgroundColor = color
    for (appearance, wanted) in [(Appearance.light, color.light), (.dark, color.dark)] {
      let list = Sheet.draw(
        layout, options: DrawingOptions(appearance: appearance), measurer: FixedMeasurer())
      let fills = Inspection(list).groups.flatMap(\.items).compactMap { item -> Color? in
        if case .fill(_, let color) = item { color } else { nil }
      }
      #expect(fills.contains(wanted))
    }
  }

  /// A storyboard of many scenes is a sheet to look at as a whole, and not a ribbon.
  @Test func manyOptionsMakeASquareSheet() {
    let layouts = (0..<15).map { index in
      var layout = Scenes.nested()
      layout.name = "scene \(index)"
      return layout
    }
    let size = Sheet.draw(layouts, options: DrawingOptions(overlay: .none), measurer: FixedMeasurer()).size
    #expect(size.height < 1.5 * size.width && size.width < 2.5 * size.height, "\(size)")
  }
}

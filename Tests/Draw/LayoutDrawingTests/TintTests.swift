import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// A tint is that of a view and of all that is in it.
struct TintTests {
  /// The colours with which a slider is drawn that is in a view.
  private func colors(outer: Color?, own: Color? = nil, _ kind: ViewKind = .slider) -> Set<Color> {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    func tint(_ color: Color?) -> (inout SceneView) -> Void {
      { $0.tintColor = color.map { DynamicColor($0) } }
    }
    let inner = Scenes.view("inner", kind, index: 1, frame) {
      tint(own)(&$0)
      $0.content[SliderContent.self]?.value = 0.5
    }
    let middle = Scenes.view("middle", .view, index: 0, frame)
    let layout = SolvedLayout(
      name: "default", canvas: Canvas(size: frame.size),
      views: [Scenes.view("outer", .view, index: nil, frame, configure: tint(outer)), middle, inner])
    let painter = ViewPainter(layout, system: .light, measurer: FixedMeasurer())
    return Set(painter.items(for: 2).compactMap { if case .fill(_, let color) = $0 { color } else { nil } })
  }

  @Test func tintsAreInherited() {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    #expect(colors(outer: red).contains(red))
    let own = colors(outer: red, own: blue)
    #expect(own.contains(blue) && !own.contains(red))
    #expect(colors(outer: nil).contains(SystemColors.light.tint))
    // The colour of a switch that is on is its own.
    #expect(
      !colors(outer: red, .switch).contains(red) && colors(outer: red, own: blue, .switch).contains(blue))
  }
}

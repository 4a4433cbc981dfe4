import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

@testable import LayoutDrawing

/// A picture in which nothing is drawn over the mockup says why.
struct LackTests {
  private func sentences(_ views: [SceneView]) -> [String] {
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 200, height: 200)), views: ViewList(views),
      constraints: [])
    let layouts = LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: FixedMeasurer())
    return layouts.flatMap { Caption(of: $0, measurer: FixedMeasurer()).sentences.map(\.text) }
  }

  private var root: SceneView {
    var root = SceneView(id: "root")
    root.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    return root
  }

  @Test func anEmptyViewHasNoSubviews() {
    #expect(sentences([root]) == ["Its view has no subviews."])
  }

  @Test func masksPlaceViewsWithoutConstraints() {
    var box = SceneView(id: "box", superview: 0)
    box.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    box.autoresizingMask = []
    #expect(sentences([root, box]) == ["There are no constraints: autoresizing masks place the views."])
  }
}

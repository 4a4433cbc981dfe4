import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// Frames that code gives views after constraints have placed them.
@Suite struct FramesAfterLayoutTests {
  /// A box of 40 by 20 at (10, 10), with a core of 4 by 4 at its corner.
  private func option(moving frames: [String: Rect]) -> SceneOption {
    let views = [
      SceneView(id: "root"), SceneView(id: "box", superview: 0), SceneView(id: "core", superview: 1),
    ]
    let constants: [(SceneItem, LayoutAttribute, Double)] = [
      (.view(1), .leading, 10), (.view(1), .top, 10), (.view(1), .width, 40), (.view(1), .height, 20),
      (.view(2), .leading, 0), (.view(2), .top, 0), (.view(2), .width, 4), (.view(2), .height, 4),
    ]
    let constraints = constants.map { item, attribute, constant in
      let isSize = attribute == .width || attribute == .height
      let superview: SceneItem? = isSize ? nil : item == .view(1) ? .view(0) : .view(1)
      return SceneConstraint(
        identifier: "\(item) \(attribute)", text: "", firstItem: item, firstAttribute: attribute,
        secondItem: superview, secondAttribute: isSize ? .notAnAttribute : attribute, constant: constant)
    }
    var option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 480)), views: views,
      constraints: constraints)
    option.codeNotes.framesAfterLayout = frames
    return option
  }

  @Test func theyMoveTheViewWithWhatIsInIt() {
    let moved = Rect(x: 100, y: 50, width: 60, height: 20)
    let layout = LayoutEngine.solve(option(moving: ["box": moved]), measurer: TestMeasurer())
    #expect(layout.views[1].frame == moved)
    #expect(layout.views[2].absoluteFrame == Rect(x: 100, y: 50, width: 4, height: 4))
    #expect(Array(layout.codeNotes.framesAfterLayout.keys) == ["box"])
  }

  /// What is drawn of constraints is what one sees of them.
  @Test func constraintsThatHoldNoLongerAreMarked() {
    let moved = Rect(x: 100, y: 50, width: 60, height: 20)
    let layout = LayoutEngine.solve(option(moving: ["box": moved]), measurer: TestMeasurer())
    // The box's leading edge, top and width; all of the core moves with the box.
    #expect(layout.constraints.map(\.isUndone) == [true, true, true, false, false, false, false, false])
    #expect(layout.constraints.allSatisfy { $0.isSatisfied })
  }

  @Test func thoseThatConstraintsGiveAsWellAreNone() {
    let same = Rect(x: 10, y: 10, width: 40, height: 20)
    let layout = LayoutEngine.solve(option(moving: ["box": same]), measurer: TestMeasurer())
    #expect(layout.codeNotes.framesAfterLayout.isEmpty)
  }

  @Test func theyCountOnTheCanvasThatTheCodeHasSeen() {
    var wide = option(moving: ["box": Rect(x: 100, y: 50, width: 60, height: 20)])
    wide.canvas.size.width = 700
    let layout = LayoutEngine.solve(wide, measurer: TestMeasurer())
    #expect(layout.views[1].frame == Rect(x: 10, y: 10, width: 40, height: 20))
    #expect(layout.codeNotes.framesAfterLayout.isEmpty)
  }
}

import AutoLayout
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing

/// What is remarked on in layouts whose constraints hold.
@Suite struct LayoutInspectionTests {
  /// A view with a fixed frame on a screen of 320 × 480 points.
  private func view(
    _ id: String, _ kind: ViewKind, _ frame: Rect, in superview: ViewIndex = 0, text: String? = nil
  ) -> SceneView {
    var view = SceneView(id: id, kind: kind, superview: superview)
    view.frame = frame
    view.autoresizingMask = []
    view.content.text?.string = text ?? ""
    return view
  }

  private func remarks(_ views: [SceneView]) -> [LayoutRemark] {
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 480)),
      views: [SceneView(id: "root")] + views,
      constraints: [])
    let layout = LayoutEngine.solve(option, measurer: TestMeasurer())
    return LayoutInspection(layout).remarks(of: Set(LayoutRemark.Kind.allCases))
  }

  private func label(_ id: String, y: Double, in superview: ViewIndex = 0) -> SceneView {
    view(id, .label, Rect(x: 10, y: y, width: 200, height: 20), in: superview, text: "text")
  }

  @Test func textsThatCoverOneAnother() {
    #expect(remarks([label("a", y: 10), label("b", y: 40)]).isEmpty)
    let found = remarks([label("a", y: 10), label("b", y: 20)])
    #expect(found.map(\.kind) == [.overlappingViews])
    #expect(found == [.overlap(2, over: 1)])
    // What an empty label or a plain view covers is still seen.
    #expect(remarks([label("a", y: 10), view("b", .view, Rect(x: 0, y: 0, width: 99, height: 99))]).isEmpty)
    var hidden = label("b", y: 20)
    hidden.isHidden = true
    #expect(remarks([label("a", y: 10), hidden]).isEmpty)
  }

  @Test func textsBesideOneAnotherInWideLabels() {
    var right = label("b", y: 10)
    right.content.text?.alignment = .right
    #expect(remarks([label("a", y: 10), right]).isEmpty)
    right.content.text?.alignment = .left
    #expect(remarks([label("a", y: 10), right]).map(\.kind) == [.overlappingViews])
  }

  @Test func viewsThatLeaveTheScreen() {
    let found = remarks([label("a", y: 470)])
    #expect(found == [.offScreen(1, at: .bottom, by: 10)])
    let scrollView = view("scroll", .scrollView, Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(remarks([scrollView, label("a", y: 600, in: 1)]).isEmpty)
    var clip = view("clip", .view, Rect(x: 0, y: 0, width: 320, height: 475))
    clip.clipsToBounds = true
    #expect(remarks([clip, label("a", y: 470, in: 1)]).isEmpty)
  }

  @Test func controlsThatTheLayoutMakesTooSmall() {
    func kinds(_ kind: ViewKind, width: Double, height: Double, text: String? = nil) -> [LayoutRemark.Kind] {
      remarks([view("c", kind, Rect(x: 10, y: 10, width: width, height: height), text: text)]).map(\.kind)
    }
    #expect(kinds(.button, width: 24, height: 24) == [.smallTouchTarget])
    #expect(kinds(.button, width: 44, height: 44) == [])
    #expect(kinds(.switch, width: 51, height: 31) == [])
    #expect(kinds(.switch, width: 51, height: 20) == [.smallTouchTarget])
    #expect(kinds(.view, width: 5, height: 5) == [])
  }

  @Test func viewsThatAreNotInTheOrderOfReading() {
    #expect(remarks([label("below", y: 100), label("above", y: 10)]) == [.readingOrder(2, after: 1)])
    var recorded = label("above", y: 10)
    recorded.recordedFrame = recorded.frame
    #expect(remarks([label("below", y: 100), recorded]).isEmpty)
  }

  @Test(arguments: [
    ([FrameComponent.x], "constrain its leading, trailing or centerX"),
    ([.y], "constrain its top, bottom, centerY or a baseline"),
    ([.width], "constrain its width, or both its leading and trailing"),
    (
      [.x, .y, .width],
      "constrain both its leading and trailing, or its width and one of leading, trailing or centerX, "
        + "and its top, bottom, centerY or a baseline"
    ),
  ])
  func ambiguityHasARemedy(_ components: [FrameComponent], _ advice: String) {
    #expect(AmbiguityAdvice.text(open: Set(components)) == advice)
  }
}

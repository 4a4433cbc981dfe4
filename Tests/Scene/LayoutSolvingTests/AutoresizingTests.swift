import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

@Suite struct AutoresizingTests {
  /// The frame of a view that was placed for `design` wide and is laid out `width` wide.
  private func layOut(
    _ mask: AutoresizingMask, x: Double, width: Double, design: Double, now: Double
  ) throws -> Rect {
    var view = SceneView(id: "v", superview: 0)
    view.frame = Rect(x: x, y: 10, width: width, height: 20)
    view.autoresizingMask = mask
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: now, height: 480)),
      designSize: Size(width: design, height: 480), views: [SceneView(id: "root"), view], constraints: [])
    let layout = LayoutEngine.solve(option, measurer: TestMeasurer())
    #expect(layout.views[1].ambiguity.isEmpty && layout.constraints.count == 4)
    #expect(layout.constraints.allSatisfy { $0.origin == .autoresizingMask && $0.isSatisfied })
    return layout.views[1].frame
  }

  @Test(
    arguments: [
      ([], 20, 100), (.flexibleRightMargin, 20, 100), (.flexibleLeftMargin, 220, 100),
      (.flexibleWidth, 20, 300), ([.flexibleLeftMargin, .flexibleRightMargin], 20.0 / 220 * 420, 100),
      ([.flexibleLeftMargin, .flexibleWidth], 20 + 200 * 20.0 / 120, 100 + 200 * 100.0 / 120),
      ([.flexibleWidth, .flexibleRightMargin], 20, 100 + 200 * 100.0 / 300),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20 + 200 * 20.0 / 320,
        100 + 200 * 100.0 / 320
      ),
    ] as [(AutoresizingMask, Double, Double)])
  func sharesTheChange(mask: AutoresizingMask, x: Double, width: Double) throws {
    // 20 + 100 + 200 = 320 becomes 520.
    let frame = try layOut(mask, x: 20, width: 100, design: 320, now: 520)
    #expect(abs(frame.x - x) < 1e-6 && abs(frame.width - width) < 1e-6, "\(frame)")
    #expect(frame.y == 10 && frame.height == 20)
  }

  /// `minX == 0.500507*W - 32.0324`, from a published log, of a view 64 wide.
  @Test func publishedLog() throws {
    let left = 0.500507 * 986.0 - 32.0324
    let frame = try layOut(
      [.flexibleLeftMargin, .flexibleRightMargin], x: left, width: 64, design: 986, now: 1200)
    #expect(abs(frame.x - (0.500507 * 1200 - 32.0324)) < 0.001)
  }

  /// A switch has 2 points at its right that are not part of its alignment rectangle, on which constraints act.
  @Test(
    arguments: [[], .flexibleWidth, .flexibleLeftMargin, [.flexibleLeftMargin, .flexibleRightMargin]]
      as [AutoresizingMask])
  func keepsTheFramesOfControls(mask: AutoresizingMask) throws {
    for (kind, superview) in [(ViewKind.switch, ViewKind.view), (.view, .switch), (.switch, .switch)] {
      var outer = SceneView(id: "outer", kind: superview, superview: 0)
      outer.autoresizingMask = []
      outer.frame = Rect(x: 5, y: 6, width: 200, height: 100)
      var inner = SceneView(id: "inner", kind: kind, superview: 1)
      inner.autoresizingMask = mask
      inner.frame = Rect(x: 16, y: 20, width: 51, height: 31)
      let option = SceneOption(
        name: "default", canvas: Canvas(size: Size(width: 320, height: 480)),
        views: [SceneView(id: "root"), outer, inner], constraints: [])
      let views = LayoutEngine.solve(option, measurer: TestMeasurer()).views
      #expect(views[1].frame == outer.frame && views[2].frame == inner.frame)
    }
  }

  @Test func nothingFlexibleHasLengthSharesEqually() throws {
    let frame = try layOut(
      [.flexibleLeftMargin, .flexibleRightMargin], x: 0, width: 320, design: 320, now: 420)
    #expect(abs(frame.x - 50) < 1e-6)
  }
}

import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// Which changes keep the window; that all end where a new window does is tested with the page's engine, too.
@Suite struct KeptLayoutTests {
  private let kept = KeptLayout(measurer: TestMeasurer())
  private var scene: Scene

  init() {
    var label = SceneView(id: "label", kind: .label, superview: 0)
    var text = StyledText(font: Font(size: 16))
    (text.string, text.numberOfLines) = ("some words that wrap", 0)
    label.content.text = text
    func constraint(
      _ name: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, toRoot: Bool = true,
      _ constant: Double = 0, at priority: Double = 1000
    ) -> SceneConstraint {
      SceneConstraint(
        identifier: name, text: name, firstItem: .view(1), firstAttribute: attribute, relation: relation,
        secondItem: toRoot ? .view(0) : nil, secondAttribute: toRoot ? attribute : .notAnAttribute,
        constant: constant, priority: LayoutPriority(priority))
    }
    scene = Scene(
      input: "test",
      options: [
        SceneOption(
          name: "default", canvas: Canvas(size: Size(width: 320, height: 568)),
          views: [SceneView(id: "root"), label],
          constraints: [
            constraint("leading", .leading, .equal, 8), constraint("top", .top, .equal, 8),
            constraint("trailing", .trailing, .lessThanOrEqual, -8),
            constraint("wish", .width, .equal, toRoot: false, 100, at: 800),
          ])
      ])
  }

  /// Lays the scene out, and compares with a layout that begins anew.
  ///
  /// - Returns: whether the window was kept.
  private func isKept(_ scene: Scene) throws -> Bool {
    let count = kept.keptCount
    let layout = try #require(kept.layout(of: scene, option: 0))
    let anew = try #require(LayoutEngine.solve(scene, measurer: TestMeasurer()).first)
    #expect(layout.views.map(\.frame) == anew.views.map(\.frame))
    #expect(layout.constraints == anew.constraints)
    #expect(layout.conflicts == anew.conflicts && layout.findings == anew.findings)
    #expect(layout.canvas == anew.canvas)
    return kept.keptCount > count
  }

  @Test func constantsPrioritiesTextsAndSizesKeepTheWindow() throws {
    var scene = scene
    #expect(try !isKept(scene))
    scene.options[0].constraints[3].constant = 60
    #expect(try isKept(scene))
    scene.options[0].constraints[3].priority = LayoutPriority(200)
    #expect(try isKept(scene))
    scene.options[0].views[1].content.text?.string = "other words, and some more of them"
    #expect(try isKept(scene))
    scene.options[0].canvas.size = Size(width: 200, height: 480)
    #expect(try isKept(scene))
    scene.options[0].constraints[0].constant = 30
    scene.options[0].canvas.size.width = 250
    #expect(try isKept(scene))
  }

  @Test func otherChangesBeginAnew() throws {
    var scene = scene
    #expect(try !isKept(scene))
    scene.options[0].canvas.layoutDirection = .rightToLeft
    #expect(try !isKept(scene))
    scene.options[0].constraints[3].isActive = false
    #expect(try !isKept(scene))
    scene.options[0].views[1].isHidden = true
    #expect(try !isKept(scene))
    scene.options[0].constraints.elements.removeLast()
    #expect(try !isKept(scene))
  }

  /// Such layouts depend on where they start, or on the order of constraints.
  @Test func conflictsAndChoicesBeginAnew() throws {
    var scene = scene
    #expect(try !isKept(scene))
    scene.options[0].constraints[3].constant = 400
    scene.options[0].constraints[3].priority = .required
    #expect(try !isKept(scene))
    scene.options[0].constraints[3].constant = 80
    #expect(try !isKept(scene))
    scene.options[0].constraints[3].constant = 90
    #expect(try isKept(scene))
    scene.options[0].constraints[1].isActive = false
    #expect(try !isKept(scene))
    scene.options[0].constraints[3].constant = 70
    #expect(try !isKept(scene))
  }
}

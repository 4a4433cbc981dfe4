import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// What Interface Builder does not hold against a file, since its canvas knows better.
@Suite struct RecordedDoubtTests {
  private func size(_ view: ViewIndex, _ attribute: LayoutAttribute, _ constant: Double) -> SceneConstraint {
    SceneConstraint(
      identifier: "\(view.rawValue) \(attribute)", text: "", firstItem: .view(view),
      firstAttribute: attribute,
      constant: constant)
  }

  private func edge(
    _ view: ViewIndex, _ attribute: LayoutAttribute, to other: ViewIndex, _ constant: Double = 0
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: "\(view.rawValue) \(attribute) \(other.rawValue)", text: "", firstItem: .view(view),
      firstAttribute: attribute, secondItem: .view(other), secondAttribute: attribute, constant: constant)
  }

  private func solve(_ views: [SceneView], _ constraints: [SceneConstraint]) -> SolvedLayout {
    LayoutEngine.solve(
      SceneOption(
        name: "default", canvas: Canvas(size: Size(width: 320, height: 568)), views: views,
        constraints: constraints), measurer: TestMeasurer())
  }

  /// A box of 60 points in a row that was drawn 44 high, between its edges.
  private func row(_ box: SceneView, isRecorded: Bool = true) -> [SceneView] {
    var cell = SceneView(id: "cell", kind: .cell, superview: 0)
    var content = SceneView(id: "content", superview: 1)
    content.isContentView = true
    var box = box
    (box.superview, box.frame) = (2, Rect(x: 0, y: 0, width: 10, height: 44))
    let drawn = Rect(x: 0, y: 0, width: 320, height: 44)
    (cell.frame, cell.autoresizingMask) = (drawn, [])
    (content.frame, content.autoresizingMask) = (drawn, [])
    var views = [SceneView(id: "root"), cell, content, box]
    if isRecorded { for index in views.indices { views[index].recordedFrame = views[index].frame } }
    return views
  }

  private var pinned: [SceneConstraint] {
    [edge(3, .top, to: 2), edge(3, .bottom, to: 2), edge(3, .leading, to: 2), size(3, .width, 10)]
  }

  /// The row has no height of its own: its content is ambiguous, and there is no conflict to be told.
  @Test func contentThatDoesNotFitItsRow() throws {
    let layout = solve(row(SceneView(id: "box")), pinned + [size(3, .height, 60)])
    #expect(layout.findings.map(\.code) == ["ambiguous-layout"] && layout.findings.map(\.views) == [[2]])
    #expect(layout.isOfRecordedContent(try #require(layout.conflicts.first)))
  }

  @Test func withoutARecordItIsAConflict() throws {
    let layout = solve(row(SceneView(id: "box"), isRecorded: false), pinned + [size(3, .height, 60)])
    #expect(layout.findings.isEmpty)
    #expect(!layout.isOfRecordedContent(try #require(layout.conflicts.first)))
  }

  /// A text that insists on its height is measured in another font than Apple's.
  @Test func contentsThatInsist() throws {
    var label = SceneView(id: "box", kind: .label)
    label.content.text?.string = "tall"
    label.content.text?.font.size = 50
    label.compressionResistance.vertical = .required
    let layout = solve(row(label), pinned)
    #expect(layout.isOfRecordedContent(try #require(layout.conflicts.first)) && layout.findings.isEmpty)
  }

  @Test func aHiddenViewsOwnSize() throws {
    let stack = SceneView(id: "stack", kind: .stackView, superview: 0)
    var hidden = SceneView(id: "hidden", superview: 1)
    hidden.isHidden = true
    var views = [SceneView(id: "root"), stack, hidden, SceneView(id: "seen", superview: 1)]
    let constraints = [
      edge(1, .top, to: 0), edge(1, .leading, to: 0), size(2, .width, 50), size(3, .width, 40),
      size(3, .height, 30),
    ]
    let written = try #require(solve(views, constraints).conflicts.first)
    #expect(!solve(views, constraints).isOfRecordedContent(written))
    for index in views.indices { views[index].recordedFrame = Rect(x: 0, y: 0, width: 40, height: 30) }
    let layout = solve(views, constraints)
    #expect(layout.isOfRecordedContent(try #require(layout.conflicts.first)))
  }

  @Test(arguments: [(AmbiguityVerification.always, 1), (.positions, 0), (.off, 0)])
  func verification(_ verification: AmbiguityVerification, count: Int) {
    var view = SceneView(id: "v", superview: 0)
    view.ambiguityVerification = verification
    let layout = solve(
      [SceneView(id: "root"), view],
      [edge(1, .top, to: 0), edge(1, .leading, to: 0), size(1, .height, 9)])
    #expect(layout.findings.count == count)
  }
}

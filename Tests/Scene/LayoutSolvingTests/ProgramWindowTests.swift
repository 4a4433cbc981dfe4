import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// A window that follows the views of a program ends where a new window of the same views does.
@Suite struct ProgramWindowTests {
  private let window = ProgramWindow(measurer: TestMeasurer())

  private static func view(_ id: String, _ kind: ViewKind = .view, in superview: ViewIndex = .root)
    -> SceneView
  {
    SceneView(id: id, kind: kind, superview: superview)
  }

  private static func label(_ id: String, _ words: String, in superview: ViewIndex = .root) -> SceneView {
    var label = view(id, .label, in: superview)
    var text = StyledText(font: Font(size: 16))
    (text.string, text.numberOfLines) = (words, 0)
    label.content.text = text
    return label
  }

  private static func constraint(
    _ first: ViewIndex, _ attribute: LayoutAttribute, _ second: ViewIndex?, _ constant: Double = 0,
    at priority: Double = 1000
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: "\(first.rawValue) \(attribute) \(constant)", text: "", firstItem: .view(first),
      firstAttribute: attribute, secondItem: second.map { .view($0) },
      secondAttribute: second == nil ? .notAnAttribute : attribute, constant: constant,
      priority: LayoutPriority(priority))
  }

  private static func option(_ views: [SceneView], _ constraints: [SceneConstraint]) -> SceneOption {
    SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568)),
      views: [SceneView(id: "root")] + views,
      constraints: constraints)
  }

  /// Shows an option, lays it out, and compares it with one in a new window.
  private func follow(_ option: SceneOption, _ comment: Comment) throws {
    window.show(option, keys: [:])
    try #require(window.window).layoutIfNeeded()
    let anew = try #require(
      LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: TestMeasurer()).first)
    for view in anew.views.elements.dropFirst() {
      let frame = try #require(window.view(view.scene.id)).frame
      #expect(frame.isClose(to: view.frame), "\(comment): \(view.scene.id)")
    }
    #expect(window.framesAfterLayout.isEmpty, comment)
  }

  private static func edges(_ view: ViewIndex, of superview: ViewIndex, _ top: Double = 8)
    -> [SceneConstraint]
  {
    [
      constraint(view, .leading, superview, 8), constraint(view, .trailing, superview, -8),
      constraint(view, .top, superview, top),
    ]
  }

  @Test func viewsComeAndGo() throws {
    let one = Self.label("one", "some words that wrap in the width that there is")
    try follow(Self.option([one], Self.edges(1, of: 0)), "one label")
    let two = Self.label("two", "another")
    let both = Self.option([two, one], Self.edges(1, of: 0, 80) + Self.edges(2, of: 0))
    try follow(both, "a view behind it")
    try follow(Self.option([two], Self.edges(1, of: 0, 80)), "the first has gone")
    let (inner, field) = (Self.label("one", "words", in: 1), Self.view("card"))
    let card = Self.edges(1, of: 0) + Self.edges(2, of: 1) + [Self.constraint(1, .bottom, 2, 8)]
    try follow(Self.option([field, inner], card), "it has come back inside another")
  }

  @Test func contentsAndConstraintsChange() throws {
    let size = [Self.constraint(1, .width, nil, 100), Self.constraint(1, .height, nil, 40)]
    let place = [Self.constraint(1, .leading, 0, 8), Self.constraint(1, .top, 0, 8)]
    try follow(Self.option([Self.label("one", "words")], place + size), "sizes")
    try follow(Self.option([Self.label("one", "other words")], place + size.dropLast()), "one fewer")
    var wide = place + size
    wide[2].constant = 200
    try follow(Self.option([Self.label("one", "other words")], wide), "a constant")
    // UIKit allows no such change while the constraint is active: it is made anew.
    wide[2].priority = LayoutPriority(500)
    wide.append(Self.constraint(1, .width, nil, 90, at: 600))
    try follow(Self.option([Self.label("one", "other words")], wide), "a priority below required")
    // A view of another kind has the constraints, though it is another.
    try follow(Self.option([Self.view("one")], place + size), "another kind")
  }

  @Test func stacksArrangeAgain() throws {
    func stack(_ names: [String], _ axis: Axis = .horizontal) -> SceneOption {
      var stack = Self.view("stack", .stackView)
      stack.stack.axis = axis
      let labels = names.map { Self.label($0, "text \($0)", in: 1) }
      return Self.option([stack] + labels, Self.edges(1, of: 0))
    }
    try follow(stack(["a", "b"]), "a row")
    try follow(stack(["b", "c", "a"]), "in another order, with one more")
    try follow(stack(["b", "c", "a"], .vertical), "a column")
    try follow(stack(["c"]), "one left")
    var hidden = stack(["c", "d"])
    hidden.views[2].isHidden = true
    try follow(hidden, "one hidden")
  }

  /// What code moves after the layout stays there until the next layout of what it is in.
  @Test func framesOfCodeAreKnown() throws {
    let option = Self.option(
      [Self.view("one")], Self.edges(1, of: 0) + [Self.constraint(1, .height, nil, 40)])
    try follow(option, "laid out")
    let view = try #require(window.view("one"))
    view.frame = Rect(x: 8, y: 50, width: 304, height: 40)
    #expect(window.framesAfterLayout == ["one": Rect(x: 8, y: 50, width: 304, height: 40)])
    view.superview?.setNeedsLayout()
    window.window?.layoutIfNeeded()
    #expect(window.framesAfterLayout.isEmpty)
  }

  /// A view that stays is the same one: the program's own calls are for it.
  @Test func whatStaysKeepsItsView() throws {
    let one = Self.label("one", "words")
    try follow(Self.option([one], Self.edges(1, of: 0)), "alone")
    let view = window.view("one")
    try follow(
      Self.option(
        [Self.view("back"), Self.label("one", "more words")], Self.edges(1, of: 0) + Self.edges(2, of: 0)),
      "behind another")
    #expect(window.view("one") === view)
  }
}

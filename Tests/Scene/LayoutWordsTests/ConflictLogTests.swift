import AutoLayout
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing

@Suite struct ConflictLogTests {
  private func layout(_ constraints: [SceneConstraint], mask: Bool = false) -> SolvedLayout {
    var a = SceneView(id: "a", superview: 0)
    if mask { a.autoresizingMask = .flexibleRightMargin }
    return LayoutEngine.solve(
      SceneOption(
        name: "default", canvas: Canvas(size: Size(width: 320, height: 568)),
        views: [SceneView(id: "root"), a, SceneView(id: "b", superview: 0)], constraints: constraints),
      measurer: TestMeasurer())
  }

  private func constraint(
    _ identifier: String?, _ first: ViewIndex, _ attribute: LayoutAttribute,
    _ second: ViewIndex?, _ other: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1,
    plus constant: Double = 0
  ) -> SceneConstraint {
    var constraint = SceneConstraint(
      identifier: identifier ?? "text", text: "text", firstItem: .view(first), firstAttribute: attribute,
      secondItem: second.map { .view($0) }, secondAttribute: other,
      multiplier: multiplier, constant: constant)
    constraint.hasGivenIdentifier = identifier != nil
    return constraint
  }

  /// The address of a description replaced, so that its form can be compared.
  private func form(_ text: Substring) -> String {
    String(text.replacing(#/0x[0-9a-f]+/#, with: "0x…"))
  }

  @Test func descriptionsFollowTheConsole() {
    let log = layout([
      constraint(nil, 1, .leading, 0, .leading, plus: 8),
      constraint("fixed", 1, .width, nil, plus: 200), constraint(nil, 2, .leading, 1, .trailing, plus: 20),
      constraint(nil, 0, .trailing, 2, .trailing), constraint(nil, 2, .width, 1, .width, times: 0.5714285714),
    ]).conflictLog()
    let lines = log.split(separator: "\n").filter { $0.contains("<NSLayoutConstraint") }.map { form($0) }
    #expect(
      lines == [
        "    \"<NSLayoutConstraint:0x… H:|-(8)-[a]   (active, names: a:0x…, '|':UIView:0x… )>\",",
        "    \"<NSLayoutConstraint:0x… H:[a]-(20)-[b]   (active, names: a:0x…, b:0x… )>\",",
        "    \"<NSLayoutConstraint:0x… H:[b]-(0)-|   (active, names: b:0x…, '|':UIView:0x… )>\",",
        "    \"<NSLayoutConstraint:0x… b.width == 0.571429*a.width   (active, names: b:0x…, a:0x… )>\",",
        "    \"<NSLayoutConstraint:0x… 'fixed' a.width == 200   (active, names: a:0x… )>\"",
        "<NSLayoutConstraint:0x… 'fixed' a.width == 200   (active, names: a:0x… )>",
      ])
    #expect(log.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably"))
    #expect(!log.contains("Note: If you're seeing"))
  }

  @Test func masksGetTheirNote() {
    let log = layout([constraint(nil, 1, .width, nil, plus: 40)], mask: true).conflictLog()
    #expect(log.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(log.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
  }

  @Test func aLayoutWithoutConflictLogsNothing() { #expect(layout([]).conflictLog().isEmpty) }
}

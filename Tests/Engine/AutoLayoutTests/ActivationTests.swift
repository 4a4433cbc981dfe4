import AutoLayout
import TestSupport
import Testing

@Suite struct ActivationTests {
  private let fixture = Fixture()

  private func width(of view: View, _ constant: Double) throws -> LayoutConstraint {
    try LayoutConstraint(item: view, attribute: .width, relatedBy: .equal, constant: constant)
  }

  @Test func aNewConstraintIsInactiveAndNotArchived() throws {
    let constraint = try width(of: fixture.root, 320)
    #expect(!constraint.isActive && constraint.priority == .required && !constraint.shouldBeArchived)
  }

  @Test func standsOnTheClosestCommonAncestor() throws {
    let outer = fixture.view("outer")
    let (first, second) = (fixture.view("first", in: outer), fixture.view("second", in: outer))
    let inner = fixture.view("inner", in: second)
    let constraint = try LayoutConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: inner, attribute: .top)
    try constraint.setActive(true)
    try constraint.setActive(true)
    #expect(constraint.isActive)
    #expect(outer.constraints.contains { $0 === constraint })
    #expect(!fixture.root.constraints.contains { $0 === constraint })
    try constraint.setActive(false)
    try constraint.setActive(false)
    #expect(!constraint.isActive && outer.constraints.isEmpty)
  }

  @Test func takesEffectWithTheNextLayout() throws {
    let view = fixture.view("view")
    let constraint = try width(of: view, 70)
    try constraint.setActive(true)
    fixture.layOut()
    #expect(view.frame.width == 70)
  }

  @Test func itemsOfTwoHierarchiesAreRefused() throws {
    // A constraint does not keep its items.
    let stray = View(identifier: "stray")
    try withExtendedLifetime(stray) {
      let constraint = try LayoutConstraint(
        item: fixture.view("view"), attribute: .top, relatedBy: .equal, toItem: stray, attribute: .top)
      #expect(throws: ActivationError.self) { try constraint.setActive(true) }
      #expect(!constraint.isActive)
      try constraint.setActive(false)
    }
  }
}

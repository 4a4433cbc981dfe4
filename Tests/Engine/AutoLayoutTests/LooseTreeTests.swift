import AutoLayout
import TestSupport
import Testing

/// Trees of views that are in no window.
@Suite(.serialized) struct LooseTreeTests {
  private func card() throws -> (View, Label) {
    let card = View(identifier: "card", frame: Rect(x: 5, y: 7, width: 200, height: 100))
    let label = Label(identifier: "text", text: Text("four", font: Font(size: 20)))
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    for (attribute, constant) in [
      (LayoutAttribute.leading, 10.0), (.top, 20), (.bottom, -5), (.trailing, -6),
    ] {
      let relation: LayoutRelation =
        attribute == .bottom || attribute == .trailing ? .lessThanOrEqual : .equal
      try LayoutConstraint(
        item: label, attribute: attribute, relatedBy: relation, toItem: card, attribute: attribute,
        constant: constant
      ).activate()
    }
    return (card, label)
  }

  @Test func layoutIfNeededPlacesTheSubviews() throws {
    LooseLayout.current.measurer = TestMeasurer()
    defer { LooseLayout.current = LooseLayout() }
    let (card, label) = try card()
    label.layoutIfNeeded()
    #expect(card.frame == Rect(x: 5, y: 7, width: 200, height: 100))
    expectFrame(label, 10, 20, 40, 24)
    #expect(card.superview == nil && card.window == nil)
    card.frame.width = 30
    card.layoutIfNeeded()
    expectFrame(label, 10, 20, 14, 24)
  }

  @Test func sizesAreFound() throws {
    LooseLayout.current.measurer = TestMeasurer()
    defer { LooseLayout.current = LooseLayout() }
    let (card, _) = try card()
    #expect(card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 56, height: 49))
    #expect(card.constraints.count == 4)
  }

  @Test func textsHaveNoSizeWithoutAMeasurer() throws {
    let (card, label) = try card()
    card.layoutIfNeeded()
    expectFrame(label, 10, 20, 0, 0)
  }

  /// The size that a mask gave a view outlived its superview.
  @Test func aViewLeavesTheConstraintsOfItsMaskBehind() {
    let view = View(identifier: "v", frame: Rect(x: 1, y: 2, width: 30, height: 40))
    view.layoutIfNeeded()
    #expect(view.constraints.isEmpty)
    view.frame.width = 50
    view.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }
}

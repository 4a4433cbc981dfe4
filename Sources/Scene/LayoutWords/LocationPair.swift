import AutoLayout
import LayoutScene

/// A constraint between two locations as people see it: a gap, an inset, a centre, an alignment.
struct LocationPair {
  enum Kind: Hashable {
    /// The second begins after the end of the first.
    case gap
    /// The second lies inside the first, at a distance from an edge or margin.
    case inset(String)
    case centre
    /// The same edge or baseline of views beside each other.
    case aligned(String)
  }

  var kind: Kind
  var axis: Axis
  /// The item that the other is measured from.
  var first: SceneItem
  var second: SceneItem
  var relation: LayoutRelation
  /// In points: the size of a gap or an inset, otherwise how far the second is past the first.
  var distance: Double
  /// Whether the second lies in the first.
  var isInside = false

  private enum Edge { case near, far, centre, baseline }

  /// - Returns: nil for anything else, such as a multiple of a location.
  init?(_ constraint: SceneConstraint, in layout: SolvedLayout) {
    guard let other = constraint.secondItem, constraint.multiplier == 1,
      let axis = constraint.firstAttribute.axis, constraint.secondAttribute.axis == axis,
      let edge = Self.edge(constraint.firstAttribute), let otherEdge = Self.edge(constraint.secondAttribute)
    else { return nil }
    self.axis = axis
    (first, second) = (other, constraint.firstItem)
    (relation, distance) = (constraint.relation, constraint.constant)
    // By nesting: whether the second, the constraint's first item, lies in the other, or the other in it.
    let isInside = layout.isInside(second, other)
    let holds = layout.isInside(other, second)
    self.isInside = isInside || holds
    switch (edge, otherEdge) {
    case (.near, .far): kind = .gap
    case (.far, .near):
      kind = .gap
      turn()
    case (.near, .near) where isInside || holds, (.far, .far) where isInside || holds:
      kind = .inset((isInside ? constraint.secondAttribute : constraint.firstAttribute).noun)
      // The distance points inwards: forward from a near edge, back from a far one.
      if holds { swap(&first, &second) }
      if (edge == .far) == isInside { negate() }
    case (.centre, .centre):
      kind = .centre
      if holds { turn() }
      if relation != .equal { kind = .aligned("centre") }
    case (.near, .near), (.far, .far), (.baseline, .baseline):
      guard constraint.firstAttribute == constraint.secondAttribute else { return nil }
      kind = .aligned(constraint.firstAttribute.noun)
    default: return nil
    }
  }

  private mutating func negate() {
    distance = distance == 0 ? 0 : -distance
    relation = relation.inverted
  }

  private mutating func turn() {
    swap(&first, &second)
    negate()
  }

  private static func edge(_ attribute: LayoutAttribute) -> Edge? {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .centre
    case .firstBaseline, .lastBaseline: .baseline
    case .width, .height, .notAnAttribute: nil
    }
  }
}

extension SolvedLayout {
  /// Whether an item lies inside another: in any of its ancestors, or in a guide of one.
  func isInside(_ inner: SceneItem, _ outer: SceneItem) -> Bool {
    var view = inner.view
    // A guide lies in its own view.
    if case .guide = inner, case .view(view) = outer { return true }
    while views.indices.contains(view), let superview = views[view].scene.superview, superview < view {
      if superview == outer.view { return true }
      view = superview
    }
    return false
  }
}

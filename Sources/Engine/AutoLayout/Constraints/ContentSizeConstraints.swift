/// The constraints from a view's intrinsic content size: on each axis that has one, the view is at most that
/// large at the hugging priority, and at least that large at the compression resistance priority.
struct ContentSizeConstraints {
  private var horizontal = Pair()
  private var vertical = Pair()

  private struct Pair {
    var hugging: LayoutConstraint?
    var resistance: LayoutConstraint?
  }

  var all: [LayoutConstraint] {
    [horizontal.hugging, horizontal.resistance, vertical.hugging, vertical.resistance].compactMap { $0 }
  }

  /// Updates the constraints to the view's intrinsic size and priorities.
  mutating func update(for view: View) {
    let size = view.isHiddenInStack ? .none : view.usedIntrinsicContentSize
    for axis in Axis.allCases where axis == .horizontal || !view.waitsForWidth {
      var pair = axis == .horizontal ? horizontal : vertical
      Self.update(
        &pair.hugging, of: view, axis: axis, relation: .lessThanOrEqual, metric: size[axis],
        priority: view.contentHugging[axis], origin: .contentHugging)
      Self.update(
        &pair.resistance, of: view, axis: axis, relation: .greaterThanOrEqual, metric: size[axis],
        priority: view.usedCompressionResistance[axis], origin: .compressionResistance)
      if axis == .horizontal { horizontal = pair } else { vertical = pair }
    }
  }

  private static func update(
    _ constraint: inout LayoutConstraint?, of view: View, axis: Axis, relation: LayoutRelation,
    metric: Double?, priority: LayoutPriority, origin: ConstraintOrigin
  ) {
    if let metric, let present = constraint, present.priority == priority {
      present.constant = metric
      return
    }
    constraint?.deactivate()
    constraint = metric.map { metric in
      LayoutConstraint(
        unchecked: view, axis == .horizontal ? .width : .height, relation, constant: metric,
        priority: priority, origin: origin)
    }
    // Activation cannot fail: the only item is a view, which holds the constraint.
    try? constraint?.activate()
  }
}

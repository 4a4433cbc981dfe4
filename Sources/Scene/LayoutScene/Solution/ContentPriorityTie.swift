package import AutoLayout

/// Views in one row or column whose equal priorities leave open which of them stretches, or is compressed:
/// Interface Builder's "Content Priority Ambiguity".
package struct ContentPriorityTie: Hashable, Sendable {
  /// `contentHugging`: there is too much room; `compressionResistance`: too little.
  package var origin: ConstraintOrigin
  package var axis: Axis
  package var priority: LayoutPriority
  /// In ascending order; at least two.
  package var views: [ViewIndex]

  package init(origin: ConstraintOrigin, axis: Axis, priority: LayoutPriority, views: [ViewIndex]) {
    self.origin = origin
    self.axis = axis
    self.priority = priority
    self.views = views
  }

  /// The length that is open.
  package var length: FrameComponent { axis == .horizontal ? .width : .height }
}

extension SolvedLayout {
  /// The equal content priorities that leave something open.
  package var contentPriorityTies: [ContentPriorityTie] {
    findings.compactMap { if case .contentPriorityTie(let tie) = $0 { tie } else { nil } }
  }
}

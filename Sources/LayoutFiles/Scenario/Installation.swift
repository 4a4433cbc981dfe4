import AutoLayout
import LayoutScene

/// The views that are there in a canvas's size classes: a view that is not installed takes its subviews and
/// their constraints with it.
struct Installation {
  /// By position in the tree, the position among the views that are there; nil for the others.
  private let positions: [Int?]

  init(of tree: ViewTree, on canvas: Canvas) {
    var positions: [Int?] = []
    var count = 0
    for draft in tree.drafts {
      // In tree order, so the superview's place is settled.
      let hasSuperview = draft.view.superview.map { positions[$0] != nil } ?? true
      let isInstalled = hasSuperview && draft.sizeClasses.installs(on: canvas)
      positions.append(isInstalled ? count : nil)
      if isInstalled { count += 1 }
    }
    self.positions = positions
  }

  /// Those of the tree's views that are there.
  func views(_ views: [SceneView]) -> [SceneView] {
    zip(views, positions).compactMap { view, position in
      guard position != nil else { return nil }
      var view = view
      view.superview = view.superview.flatMap { positions[$0] }
      return view
    }
  }

  /// The constraint between views that are there; nil if one is not.
  func constraint(_ constraint: SceneConstraint) -> SceneConstraint? {
    guard let first = item(constraint.firstItem) else { return nil }
    var constraint = constraint
    constraint.firstItem = first
    if let second = constraint.secondItem {
      guard let second = item(second) else { return nil }
      constraint.secondItem = second
    }
    return constraint
  }

  private func item(_ item: SceneItem) -> SceneItem? {
    guard let position = positions[item.view] else { return nil }
    switch item {
    case .view: return .view(position)
    case .guide(let guide, _): return .guide(guide, of: position)
    }
  }
}

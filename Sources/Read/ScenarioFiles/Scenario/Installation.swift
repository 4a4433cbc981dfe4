import AutoLayout
import LayoutScene

/// The views that are installed in a canvas's size classes. A view that is not takes its subviews and their
/// constraints with it.
struct Installation {
  /// For each view of the tree, its position among those installed; nil if it is not.
  private let positions: ViewList<ViewIndex?>

  init(of tree: ScenarioTree, on canvas: Canvas) {
    var positions: ViewList<ViewIndex?> = []
    var end = ViewIndex.root
    for draft in tree.drafts {
      // In tree order, so the superview's position is known.
      let hasSuperview = draft.view.superview.map { positions[$0] != nil } ?? true
      let isInstalled = hasSuperview && draft.sizeClasses.installs(on: canvas)
      positions.append(isInstalled ? end : nil)
      if isInstalled { end = end.advanced(by: 1) }
    }
    self.positions = positions
  }

  /// The tree's views that are installed.
  func views(_ views: [SceneView]) -> [SceneView] {
    zip(views, positions).compactMap { view, position in
      guard position != nil else { return nil }
      var view = view
      view.superview = view.superview.flatMap { positions[$0] }
      return view
    }
  }

  /// The constraint between installed views; nil if one is not installed.
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

package import AutoLayout

/// The positions of constraints' items and attributes in a solved layout, in canvas points.
package struct AttributeGeometry {
  private let shared: Shared<SolvedLayout>
  package var layout: SolvedLayout { _read { yield shared.value } }

  package init(layout: SolvedLayout) { shared = Shared(layout) }

  /// Reads from a view without copying it; nil if the layout does not have the view.
  package func read<Value>(_ index: ViewIndex, _ read: (SolvedView) -> Value) -> Value? {
    layout.views.indices.contains(index) ? read(layout.views[index]) : nil
  }

  /// The rectangle on which the item's constraints act.
  package func alignmentRect(of item: SceneItem) -> Rect? {
    switch item {
    case .view(let index):
      return read(index) { $0.absoluteFrame.inset(by: $0.alignmentRectInsets) }
    case .guide(let kind, let owner):
      return layout.guides.first { $0.kind == kind && $0.owner == owner }?.absoluteFrame
        ?? (kind == .layoutMargins ? marginRect(of: owner) : nil)
    }
  }

  /// A view's frame inset by its layout margins.
  package func marginRect(of index: ViewIndex) -> Rect? {
    read(index) { $0.absoluteFrame.inset(by: $0.layoutMargins) }
  }

  package func direction(of item: SceneItem) -> LayoutDirection {
    read(item.view) { $0.layoutDirection } ?? .leftToRight
  }

  /// The coordinate of an edge, centre or baseline, or the length of a size attribute; nil for
  /// `notAnAttribute` and for items that the layout does not have.
  package func value(of attribute: LayoutAttribute, in item: SceneItem) -> Double? {
    guard let rect = alignmentRect(of: item) else { return nil }
    let margins = marginRect(of: item.view) ?? rect
    let flips = direction(of: item) == .rightToLeft
    switch attribute {
    case .notAnAttribute: return nil
    case .width: return rect.width
    case .height: return rect.height
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return flips ? rect.maxX : rect.minX
    case .trailing: return flips ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return margins.minX
    case .rightMargin: return margins.maxX
    case .leadingMargin: return flips ? margins.maxX : margins.minX
    case .trailingMargin: return flips ? margins.minX : margins.maxX
    case .topMargin: return margins.minY
    case .bottomMargin: return margins.maxY
    case .centerXWithinMargins: return margins.midX
    case .centerYWithinMargins: return margins.midY
    case .firstBaseline: return baseline(of: item, \.firstBaseline) ?? rect.maxY
    case .lastBaseline: return baseline(of: item, \.lastBaseline) ?? rect.maxY
    }
  }

  private func baseline(of item: SceneItem, _ offset: (SolvedView) -> Double?) -> Double? {
    guard case .view(let index) = item else { return nil }
    return read(index) { view in offset(view).map { view.absoluteFrame.y + $0 } } ?? nil
  }

  /// Whether a view, or the owner of a guide, contains another item in its subtree.
  package func contains(_ inner: SceneItem, in outer: SceneItem) -> Bool {
    if inner.view == outer.view {
      // A view contains its own guides, and margins are inside their view.
      return true
    }
    var current = inner.view
    // Superviews come before their subviews, so the walk ends.
    while let superview = read(current, { $0.scene.superview }) ?? nil, superview < current {
      if superview == outer.view { return true }
      current = superview
    }
    return false
  }
}

/// Requests for the three passes. A request only marks the view; the window runs each pass after the pending
/// earlier ones.
extension View {
  /// Requests `updateConstraints()` in the next update-constraints pass.
  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    ownWindow?.hasPendingWork = true
  }

  /// Runs the update-constraints pass for the view and its subviews at all levels.
  public final func updateConstraintsIfNeeded() {
    ownWindow?.updateConstraints(below: self)
  }

  /// Requests `layoutSubviews()` in the next layout pass.
  public final func setNeedsLayout() {
    needsLayout = true
    ownWindow?.hasPendingWork = true
  }

  /// Runs the passes up to layout, from the topmost ancestor that needs layout.
  public final func layoutIfNeeded() {
    ownWindow?.layout(below: self)
  }

  /// The outermost of the view and its ancestors for which a pass is pending; the view itself if none is.
  final var topmostWaitingAncestor: View {
    ancestry.compactMap { $0 as? View }.last { $0.needsLayout || $0.needsUpdateConstraints } ?? self
  }

  /// Requests `draw(_:)` in the next display pass.
  public final func setNeedsDisplay() {
    needsDisplay = true
    ownWindow?.hasPendingWork = true
  }

  /// Requests a new `intrinsicContentSize` in the next update-constraints pass.
  public final func invalidateIntrinsicContentSize() {
    setNeedsUpdateConstraints()
    (superview ?? self).setNeedsLayout()
  }

  /// The view and its subviews at all levels, superviews before subviews.
  final var subtree: [View] {
    var found: [View] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }
}

/// Requests for the three passes. Each only marks the view; the window runs the passes, each after the
/// earlier ones that are pending.
extension View {
  /// Asks for `updateConstraints()` in the next update-constraints pass.
  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    ownWindow?.hasPendingWork = true
  }

  /// Runs the update-constraints pass for the view and what is below it.
  public final func updateConstraintsIfNeeded() {
    ownWindow?.updateConstraints(below: self)
  }

  /// Asks for `layoutSubviews()` in the next layout pass.
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

  /// Asks for `draw(_:)` in the next display pass.
  public final func setNeedsDisplay() {
    needsDisplay = true
    ownWindow?.hasPendingWork = true
  }

  /// Asks for `intrinsicContentSize` again in the next update-constraints pass.
  public final func invalidateIntrinsicContentSize() {
    setNeedsUpdateConstraints()
    (superview ?? self).setNeedsLayout()
  }

  /// The view and all below it, superviews before subviews.
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

/// Requests for the three passes. A request only marks the view; the window runs each pass after the pending
/// earlier ones.
extension View {
  /// Requests `updateConstraints()` in the next update-constraints pass.
  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
  }

  /// Runs the update-constraints pass for the view and its subviews at all levels.
  public final func updateConstraintsIfNeeded() {
    ownWindow?.updateConstraints(below: self)
  }

  /// Requests `layoutSubviews()` in the next layout pass.
  public final func setNeedsLayout() {
    needsLayout = true
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
  }

  /// Requests a new `intrinsicContentSize` in the next update-constraints pass.
  public final func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    requestedLengthDidChange()
  }

  /// The layout has given the content another size.
  final func contentSizeDidChange() {
    setNeedsUpdateConstraints()
    (superview ?? self).setNeedsLayout()
  }

  /// The stacks around the view may have arranged it by what its content requests.
  final func requestedLengthDidChange() {
    var next = superview as? StackView
    while let stack = next {
      if stack.dependsOnContents { stack.setNeedsUpdateConstraints() }
      next = stack.superview as? StackView
    }
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

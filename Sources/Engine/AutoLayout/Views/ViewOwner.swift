/// The object that a view of the engine belongs to, such as a `UIView`: it decides what UIKit lets subclasses override.
package protocol ViewOwner: AnyObject {
  /// The size in points that the content requests; `view.intrinsicContentSize` is the one that the engine measures.
  func contentSize(of view: View) -> IntrinsicSize
  /// The insets of the alignment rectangle in points; `view.alignmentRectInsets` are those of the engine's class.
  func alignmentRectInsets(of view: View) -> EdgeInsets
  /// A constraint that the view holds has changed: it was activated or deactivated, or has another priority.
  func constraintsDidChange(in view: View)
  /// The view's turn in the update-constraints pass, before the engine updates the constraints that it makes itself.
  func updateConstraints(of view: View)
  /// The view's turn in the layout pass; `view.layoutSubviews()` gives the subviews their frames.
  func layoutSubviews(of view: View)
  /// The view's turn in the display pass.
  func draw(_ rect: Rect, in view: View)
}

#if hasFeature(Embedded)
  extension View {
    package final var requestedContentSize: IntrinsicSize { intrinsicContentSize }
    package final var isOwned: Bool { false }
    final func constraintsDidChange() { setNeedsUpdateConstraints() }
    final func runUpdateConstraints() { updateConstraints() }
    final func runLayoutSubviews() { layoutSubviews() }
    final func runDraw(_ rect: Rect) { draw(rect) }
  }
#else
  extension View {
    /// The size in points that the content requests, as decided by the owner or, without one, as measured by the
    /// engine.
    package final var requestedContentSize: IntrinsicSize {
      owner?.contentSize(of: self) ?? intrinsicContentSize
    }

    /// Whether an owner decides what subclasses would override.
    package final var isOwned: Bool { owner != nil }

    /// Triggers the update-constraints pass.
    final func constraintsDidChange() {
      setNeedsUpdateConstraints()
      owner?.constraintsDidChange(in: self)
    }

    final func runUpdateConstraints() {
      owner?.updateConstraints(of: self)
      updateConstraints()
    }

    final func runLayoutSubviews() {
      if let owner { owner.layoutSubviews(of: self) } else { layoutSubviews() }
    }

    final func runDraw(_ rect: Rect) {
      if let owner { owner.draw(rect, in: self) } else { draw(rect) }
    }
  }
#endif

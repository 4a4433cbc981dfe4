/// The guides of a view.
extension View {
  /// Removes a guide from the view that owns it, and deactivates the constraints that use it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard layoutGuides.contains(where: { $0 === guide }) else { return }
    for view in ancestry.compactMap({ $0 as? View }) {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.deactivate()
      }
    }
    ownWindow?.detach(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.parent = nil
  }

  /// Adds a guide, which the view then owns.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.parent = self
    layoutGuides.append(guide)
    ownWindow?.attach(guide)
  }

  /// The view's guide of a kind; guides that UIKit provides are created when first requested.
  ///
  /// - Returns: nil for a custom guide that the view does not own, and for the guides of a scroll view if it
  ///   is not one.
  public func layoutGuide(_ kind: GuideKind) -> LayoutGuide? {
    if let guide = layoutGuides.first(where: { $0.kind == kind }) { return guide }
    switch kind {
    case .custom, .contentLayoutGuide, .frameLayoutGuide: return nil
    case .readableContent:
      let guide = LayoutGuide(kind: kind)
      addLayoutGuide(guide)
      constrainReadableContent(guide)
      return guide
    case .safeArea, .layoutMargins, .topLayoutGuide, .bottomLayoutGuide, .keyboardLayoutGuide:
      let guide = InsetGuide(kind: kind)
      addLayoutGuide(guide)
      return guide
    }
  }
}

extension UIView {
  func setNeedsUpdateConstraints() {
    wantsUpdateConstraints = true
    itemNeedsUpdateConstraints()
  }
  func updateConstraintsIfNeeded()
  package func heldConstraints() -> [NSLayoutConstraint]
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    NSLayoutConstraint.active().filter { known($0.firstItem) === self || known($0.secondItem) === self }
  }
  package func addToEngine(_ guide: UILayoutGuide) {}
  package func removeFromEngine(_ guide: UILayoutGuide) { guide.cutConstraints() }
  func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }
  func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis]
      ?? UILayoutPriority(axis == .horizontal ? contentHugging.horizontal : contentHugging.vertical)
  }
  package var contentHugging: AxisPriorities { Self.contentType.contentHugging }
  func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }
  func updateConstraints()
  var alignmentRectInsets: UIEdgeInsets { ownAlignmentRectInsets }
  package var ownAlignmentRectInsets: UIEdgeInsets {
    (sceneContent as? ControlContent).map { UIEdgeInsets($0.metrics(Host.canvas.era).alignmentRectInsets) }
      ?? .zero
  }
}

extension UIView {
  func setNeedsUpdateConstraints() { wantsUpdateConstraints = true }
  func updateConstraintsIfNeeded() {
    for view in shownInside { view.updateConstraintsIfNeeded() }
    guard wantsUpdateConstraints, !isInUpdate else { return }
    isInUpdate = true
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    isInUpdate = false
    wantsUpdateConstraints = false
  }
  func addConstraint(_ one: NSLayoutConstraint) { one.isActive = true }
  func addConstraints(_ all: [NSLayoutConstraint]) { NSLayoutConstraint.activate(all) }
  func removeConstraint(_ one: NSLayoutConstraint) { one.isActive = false }
  func removeConstraints(_ all: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(all) }
  // Those in force of which it is the closest common ancestor.
  var constraints: [NSLayoutConstraint] { heldConstraints() }
  package func heldConstraints() -> [NSLayoutConstraint]
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    NSLayoutConstraint.active().filter { known($0.firstItem) === self || known($0.secondItem) === self }
  }
  func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guides.append(guide)
    guide.owningView = self
  }
  func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.cutConstraints()
    guides.removeAll { $0 === guide }
    guide.owningView = nil
  }
  var layoutGuides: [UILayoutGuide] { guides.filter { $0.kind == "" } }
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
  package func guide(_ kind: String, _ guide: UILayoutGuide = UILayoutGuide()) -> UILayoutGuide {
    if let known = guides.first(where: { $0.kind == kind }) { return known }
    guide.kind = kind
    guides.append(guide)
    guide.owningView = self
    return guide
  }
  var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") }
  var layoutMarginsGuide: UILayoutGuide { guide("layoutMargins") }
  var readableContentGuide: UILayoutGuide { guide("readableContent") }
  var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide("keyboardLayoutGuide", UIKeyboardLayoutGuide()) }
}

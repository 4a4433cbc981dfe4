internal import AutoLayout

/// A label.
final class HostedLabel: AutoLayout.Label, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override var alignmentRectInsets: EdgeInsets { owner?.requestedAlignmentInsets ?? .zero }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A text view.
final class HostedTextView: AutoLayout.TextView, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override var alignmentRectInsets: EdgeInsets { owner?.requestedAlignmentInsets ?? .zero }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A text field.
final class HostedTextField: AutoLayout.TextField, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override var alignmentRectInsets: EdgeInsets { owner?.requestedAlignmentInsets ?? .zero }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A button.
final class HostedButton: AutoLayout.Button, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override var alignmentRectInsets: EdgeInsets { owner?.requestedAlignmentInsets ?? .zero }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A control whose size is that of its class.
final class HostedControl: AutoLayout.View, HostedItem {
  weak var owner: UIView?
  /// The size and the alignment insets of the class.
  var metrics = ControlMetrics(height: nil) {
    didSet { invalidateIntrinsicContentSize() }
  }
  var measuredContentSize: IntrinsicSize { metrics.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override var alignmentRectInsets: EdgeInsets { metrics.alignmentRectInsets }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

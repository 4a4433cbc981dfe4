package import AutoLayout

/// A view of the engine that belongs to a `UIView`, and asks it whatever UIKit lets subclasses override.
package protocol HostedItem: AutoLayout.View {
  /// The view that it lays out; it owns this one.
  var owner: UIView? { get set }
  /// The size of the content as the engine measures it.
  var measuredContentSize: IntrinsicSize { get }
  /// Gives the subviews the frames that the engine has found.
  func placeSubviews()
}

extension HostedItem {
  /// The size that the owner asks for; that of the content unless it overrides it.
  var requestedContentSize: IntrinsicSize { owner?.requestedContentSize ?? measuredContentSize }
}

/// A plain view.
final class HostedView: AutoLayout.View, HostedItem {
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

/// A stack view.
final class HostedStackView: AutoLayout.StackView, HostedItem {
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

/// A scroll view.
final class HostedScrollView: AutoLayout.ScrollView, HostedItem {
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

/// A view of images.
final class HostedImageView: AutoLayout.ImageView, HostedItem {
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

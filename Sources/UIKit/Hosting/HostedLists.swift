internal import AutoLayout

/// A table.
final class HostedTableView: AutoLayout.TableView, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A row of a table.
final class HostedTableCell: AutoLayout.TableCell, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A collection that flows.
final class HostedCollectionView: AutoLayout.CollectionView, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

/// A cell of a collection.
final class HostedCollectionCell: AutoLayout.CollectionCell, HostedItem {
  weak var owner: UIView?
  var measuredContentSize: IntrinsicSize { super.intrinsicContentSize }
  override var intrinsicContentSize: IntrinsicSize { requestedContentSize }
  override func updateConstraints() {
    owner?.willUpdateConstraints()
    super.updateConstraints()
  }
  override func layoutSubviews() { owner?.runLayout() ?? super.layoutSubviews() }
  func placeSubviews() { super.layoutSubviews() }
}

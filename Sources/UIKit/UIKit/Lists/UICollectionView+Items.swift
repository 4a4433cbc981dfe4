@_exported import Foundation

/// What a collection answers about its items.
extension UICollectionView {
  /// A header or footer that is shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    extras.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cells that have been made and are in its bounds.
  public var visibleCells: [UICollectionViewCell] { visibleItems.map(\.cell) }
  /// Where their items are.
  public var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }
  private var visibleItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    items.filter { $0.cell.frame.intersects(bounds) }
  }
  /// The cell of an item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }
  /// Where the item of a cell is.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.first { $0.cell === cell }?.path
  }
  /// The item at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }
  /// Where an item is.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = cellForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    return attributes
  }
}

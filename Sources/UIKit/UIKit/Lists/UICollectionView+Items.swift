@_exported import Foundation

/// Queries about the items of a collection view.
extension UICollectionView {
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    extras.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cells that have been made and lie within the bounds.
  public var visibleCells: [UICollectionViewCell] { visibleItems.map(\.cell) }
  public var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }
  private var visibleItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    items.filter { $0.cell.frame.intersects(bounds) }
  }
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.first { $0.cell === cell }?.path
  }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = cellForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    return attributes
  }
}

package import AutoLayout

/// The content of a UICollectionViewCell: nothing.
package struct CollectionCellContent: KindContent {
  package static let kind = ViewKind.collectionCell
  package static let className = "UICollectionViewCell"

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .collectionCell(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .collectionCell(self) }

  package func makeView(_ place: ViewPlace) -> View {
    CollectionCell(identifier: place.identifier, frame: place.frame)
  }
}

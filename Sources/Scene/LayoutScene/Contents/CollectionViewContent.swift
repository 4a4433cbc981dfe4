package import AutoLayout

/// The content of a UICollectionView with a flow layout.
package struct CollectionViewContent: KindContent {
  package static let kind = ViewKind.collectionView

  /// The subviews are collection cells.
  package var layout = FlowLayout()

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .collectionView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .collectionView(self) }

  package func makeView(_ place: ViewPlace) -> View {
    CollectionView(identifier: place.identifier, frame: place.frame, layout: layout)
  }
}

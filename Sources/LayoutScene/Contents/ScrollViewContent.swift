package import AutoLayout

/// The content of a UIScrollView.
package struct ScrollViewContent: KindContent {
  package static let kind = ViewKind.scrollView

  /// Whether its subviews are the cells of a collection view of Interface Builder, whose document has their frames.
  package var hasRecordedCells = false

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .scrollView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .scrollView(self) }

  package func makeView(_ place: ViewPlace) -> View {
    ScrollView(identifier: place.identifier, frame: place.frame)
  }
}

package import AutoLayout

/// The empty content of a UIScrollView.
package struct ScrollViewContent: KindContent {
  package static let kind = ViewKind.scrollView

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

package import AutoLayout

/// The empty content of a plain view.
package struct PlainContent: KindContent {
  package static let kind = ViewKind.view

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .view(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .view(self) }

  package func makeView(_ place: ViewPlace) -> View {
    View(identifier: place.identifier, frame: place.frame)
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool { true }
}

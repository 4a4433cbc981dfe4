package import AutoLayout

/// The content of a UIImageView.
package struct ImageViewContent: KindContent {
  package static let kind = ViewKind.imageView
  package static let contentHugging = LabelContent.contentHugging

  /// In points; nil if there is no image.
  package var imageSize: Size?
  /// The name of the system symbol used as the image, such as "star"; nil for any other image.
  package var symbol: String?
  package var contentMode = ContentMode.scaleToFill

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .imageView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .imageView(self) }

  package func makeView(_ place: ViewPlace) -> View {
    let view = ImageView(identifier: place.identifier, frame: place.frame)
    view.imageSize = imageSize
    return view
  }
}

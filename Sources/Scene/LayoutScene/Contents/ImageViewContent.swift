package import AutoLayout

/// The content of a UIImageView.
package struct ImageViewContent: ImageContent {
  package static let kind = ViewKind.imageView
  package static let contentHugging = LabelContent.contentHugging

  /// nil if there is none.
  package var image: SceneImage?
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

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let imageView = view as? ImageView else { return false }
    imageView.imageSize = imageSize
    return true
  }
}

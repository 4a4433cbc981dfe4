/// Of a UIImageView.
public struct ImageViewContent: KindContent {
  public static let kind = ViewKind.imageView
  public static let contentHugging = LabelContent.contentHugging

  /// In points; nil: no image.
  public var imageSize: Size?
  public var contentMode = ContentMode.scaleToFill

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .imageView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .imageView(self) }

  public func makeView(_ place: ViewPlace) -> View {
    let view = ImageView(identifier: place.identifier, frame: place.frame)
    view.imageSize = imageSize
    return view
  }
}

/// An image, as UIImageView: without one it has no intrinsic size.
open class ImageView: View {
  /// In points; nil: no image.
  public var imageSize: Size? {
    didSet { invalidateIntrinsicContentSize() }
  }

  override open var intrinsicContentSize: IntrinsicSize {
    imageSize.map { IntrinsicSize(width: $0.width, height: $0.height) } ?? .none
  }
}

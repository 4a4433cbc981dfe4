/// A view that shows an image, like UIImageView; without one it has no intrinsic size.
open class ImageView: View {
  /// The size of the image in points; nil if there is none.
  public var imageSize: Size? {
    didSet { invalidateIntrinsicContentSize() }
  }

  override open var intrinsicContentSize: IntrinsicSize {
    imageSize.map { IntrinsicSize(width: $0.width, height: $0.height) } ?? .none
  }
}

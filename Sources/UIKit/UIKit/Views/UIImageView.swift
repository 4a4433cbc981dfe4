@_exported import Foundation

package import LayoutScene

/// A view that shows an image, and has the size of the image.
open class UIImageView: UIView {
  override package class var contentType: any KindContent.Type { ImageViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ImageViewContent()
    content.image = image?.scene
    content.contentMode = contentMode.scene
    return content
  }
  override package var sceneTint: UIColor? { image?.tint ?? super.sceneTint }

  /// Creates a view with the size of its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    contentDidChange()
  }
  /// Creates a view with two pictures.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    contentDidChange()
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture, which determines the size of the view.
  @_Observed open var image: UIImage? { didSet { contentDidChange() } }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The pictures of an animation; none is shown.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 for no end.
  open var animationRepeatCount = 0
  /// The configuration of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the picture grows with the text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the animation is running; never here.
  open var isAnimating: Bool { false }
  /// Starts the animation; does nothing.
  open func startAnimating() {}
  /// Stops the animation; does nothing.
  open func stopAnimating() {}

  override open func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

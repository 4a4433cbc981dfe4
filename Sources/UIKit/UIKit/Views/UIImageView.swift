@_exported import Foundation

package import LayoutScene

/// Shows an image, and is as large as it.
open class UIImageView: UIView {
  override package class var contentType: any KindContent.Type { ImageViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ImageViewContent()
    content.image = image?.scene
    content.contentMode = contentMode.scene
    return content
  }
  override package var sceneTint: UIColor? { image?.tint ?? super.sceneTint }

  /// Creates a view that is as large as its image.
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
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture, whose size is the view's.
  @_Observed open var image: UIImage? { didSet { contentDidChange() } }
  /// The picture while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is touched.
  open var isHighlighted = false
  /// Pictures that follow each other; none is shown.
  open var animationImages: [UIImage]?
  /// How long they take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often they are repeated; 0 for always.
  open var animationRepeatCount = 0
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether its picture grows with the text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether pictures follow each other; never here.
  open var isAnimating: Bool { false }
  /// Starts the pictures; does nothing.
  open func startAnimating() {}
  /// Stops the pictures; does nothing.
  open func stopAnimating() {}

  override open func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

@_exported import Foundation

package import LayoutScene

open class UIImageView: UIView {
  override package class var contentType: any KindContent.Type { ImageViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ImageViewContent()
    content.image = image?.scene
    content.contentMode = contentMode.scene
    return content
  }
  override package var sceneTint: UIColor? { image?.tint ?? super.sceneTint }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    contentDidChange()
  }
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
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_Observed open var image: UIImage? { didSet { contentDidChange() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// None of the pictures is shown.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// This is never the case here.
  open var isAnimating: Bool { false }
  /// Does nothing.
  open func startAnimating() {}
  /// Does nothing.
  open func stopAnimating() {}

  override open func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// Shows an image, and is as large as it.
open class UIImageView: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedImageView(identifier: name, frame: frame)
  }

  override func didCreateItem() { item.contentHugging = ImageViewContent.contentHugging }

  /// Creates a view that is as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var image: UIImage? { didSet { showImage() } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var isAnimating: Bool { false }
  open func startAnimating() {}
  open func stopAnimating() {}

  private func showImage() { (item as? HostedImageView)?.imageSize = image.map { Size($0.size) } }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

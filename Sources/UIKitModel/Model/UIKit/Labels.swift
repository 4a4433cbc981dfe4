// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

class UILabel: UIView {
  override class var contentType: Any { LabelContent.self }
  override var hasContent: Bool { true }
  override var wraps: Bool { numberOfLines != 1 }
  override var lineWidth: CGFloat? {
    wraps && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : super.lineWidth
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  // One that a cell or a header has by itself.
  convenience init(standard style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
  }
  var text: String? { didSet { isTextSet = !isUnknown(text); textInParts = nil } }
  var attributedText: NSAttributedString? {
    get { textInParts ?? (text == nil ? nil : NSAttributedString(string: text)) }
    set { text = newValue?.string; textInParts = newValue }
  }
  var isTextSet = false, textInParts: NSAttributedString?, font: UIFont! = .systemFont(ofSize: 17),
    textColor: UIColor! = .label, numberOfLines = 1
  var textAlignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0, preferredMaxLayoutWidth: CGFloat = 0
  var lineBreakStrategy: Any?
  func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect { bounds }
  func drawText(in rect: CGRect)
}
class UIImageView: UIView {
  override class var contentType: Any { ImageViewContent.self }
  var image: UIImage?
  init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: known(image)?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  override var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: -1, height: -1) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}

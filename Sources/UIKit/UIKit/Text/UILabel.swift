// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

open class UILabel: UIView {
  override package class var contentType: any KindContent.Type { LabelContent.self }
  override package var sceneContent: any KindContent {
    var shown = LabelContent()
    shown.text = StyledText(
      content, font: .systemFont(ofSize: UIFont.labelFontSize), numberOfLines: numberOfLines)
    shown.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
    shown.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = Double(minimumScaleFactor)
    return shown
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var content = AttributedContent() { didSet { contentDidChange() } }
  open var text: String? {
    get { content.string?.string }
    set { content.setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { content.string }
    set { content.setString(newValue) }
  }
  open var font: UIFont! {
    get { content.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { content.setFont(newValue) }
  }
  open var textColor: UIColor! {
    get { content.color ?? .label }
    set { content.setColor(newValue) }
  }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { content.setLineBreakMode(newValue) }
  }
  @_Observed open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  @_Observed open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// With 0, there is no limit.
  @_Observed open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  /// With 0, the text wraps at the width of the view.
  @_Observed open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return isEmpty ? .zero : textSize(within: width)
  }
  private var isEmpty: Bool { text?.isEmpty != false }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  /// Does nothing.
  open func drawText(in rect: CGRect) {}
}

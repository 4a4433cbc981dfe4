// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

/// The vertical position of a text that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// A view that shows text in one or more lines.
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
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var content = AttributedContent() { didSet { contentDidChange() } }
  /// The text without attributes; a new text takes the properties of the view.
  open var text: String? {
    get { content.string?.string }
    set { content.setText(newValue) }
  }
  /// The text with attributes; setting it gives the view the properties of the first letter.
  open var attributedText: NSAttributedString? {
    get { content.string }
    set { content.setString(newValue) }
  }
  /// The font of the text; setting it applies to every letter.
  open var font: UIFont! {
    get { content.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { content.setFont(newValue) }
  }
  /// The colour of the text; setting it applies to every letter.
  open var textColor: UIColor! {
    get { content.color ?? .label }
    set { content.setColor(newValue) }
  }
  /// The alignment of the text; setting it applies to every paragraph.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  /// The way in which the text is shortened; at its end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { content.setLineBreakMode(newValue) }
  }
  /// The maximum number of lines; 0 for as many as the text needs, 1 by default.
  @_Observed open var numberOfLines = 1 { didSet { contentDidChange() } }
  /// Whether the label is enabled.
  open var isEnabled = true
  /// Whether the label is highlighted.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The vertical position of a text that was made smaller.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether letters are tightened before a text is shortened; not used.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the text size; fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is made smaller to fit.
  @_Observed open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// The minimum scale of the font, as a factor; 0 for no limit.
  @_Observed open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  /// The width at which the text wraps, in points; 0 for that of the view.
  @_Observed open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return isEmpty ? .zero : textSize(within: width)
  }
  private var isEmpty: Bool { text?.isEmpty != false }
  /// Returns the rectangle of the text, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  /// Draws the text; does nothing.
  open func drawText(in rect: CGRect) {}
}

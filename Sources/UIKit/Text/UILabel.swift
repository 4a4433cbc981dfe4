// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Where a text that was made smaller is.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Text in one or more lines.
open class UILabel: UIView {
  override package class var contentType: any KindContent.Type { LabelContent.self }
  private var label: AutoLayout.Label? { item as? AutoLayout.Label }
  override package var sceneContent: any KindContent {
    var shown = LabelContent()
    shown.text = styledText
    guard let label else { return shown }
    shown.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
    shown.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = label.minimumScaleFactor
    return shown
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var content = AttributedContent(
    font: .systemFont(ofSize: UIFont.labelFontSize), color: .label)
  { didSet { update() } }
  /// The text without attributes; a new one takes the properties of the view.
  open var text: String? {
    get { content.string?.string }
    set { content.setText(newValue) }
  }
  /// The text with attributes; setting it gives the view the properties of its first letter.
  open var attributedText: NSAttributedString? {
    get { content.string }
    set { content.setString(newValue) }
  }
  /// The font of the text; setting it counts for every letter.
  open var font: UIFont! {
    get { content.font }
    set { content.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
  }
  /// The colour of the text; setting it counts for every letter.
  open var textColor: UIColor! {
    get { content.color }
    set { content.setColor(newValue ?? .label) }
  }
  /// Where the lines are; setting it counts for every paragraph.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  /// How the text is shortened; at its end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { content.setLineBreakMode(newValue) }
  }
  /// The most lines; 0 for as many as it needs, 1 by default.
  @_Observed open var numberOfLines = 1 { didSet { update() } }
  /// Whether it takes touches.
  open var isEnabled = true
  /// Whether it is touched.
  open var isHighlighted = false
  /// The colour while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow is, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where a text that was made smaller is.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether letters move together before a text is shortened; not used.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the text size; fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is made smaller to fit.
  open var adjustsFontSizeToFitWidth: Bool {
    get { label?.adjustsFontSizeToFitWidth ?? false }
    set { label?.adjustsFontSizeToFitWidth = newValue }
  }
  /// How small it may become, as a factor; 0 for no limit.
  open var minimumScaleFactor: CGFloat {
    get { CGFloat(label?.minimumScaleFactor ?? 0) }
    set { label?.minimumScaleFactor = Double(newValue) }
  }
  /// The width at which the text wraps, in points; 0 for the view's.
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label?.preferredMaxLayoutWidth ?? 0) }
    set { label?.preferredMaxLayoutWidth = Double(newValue) }
  }

  private var styledText: StyledText {
    StyledText(content, font: .systemFont(ofSize: UIFont.labelFontSize), numberOfLines: numberOfLines)
  }
  private func update() { label?.text = styledText.text(item.effectiveLayoutDirection) }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text = label?.text, !text.string.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : Double(size.width)
    let layout = Host.measurer.layout(text, maximumWidth: width, maximumHeight: nil)
    let scale = Host.canvas.scale
    return CGSize(
      width: ceilToPixel(layout.size.width, scale: scale),
      height: ceilToPixel(layout.size.height, scale: scale))
  }
  /// Where the text is, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  /// Draws nothing.
  open func drawText(in rect: CGRect) {}
}

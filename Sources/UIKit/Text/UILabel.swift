// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

/// Text in one or more lines.
open class UILabel: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedLabel(identifier: name, frame: frame, text: Text(""))
  }
  private var label: HostedLabel? { item as? HostedLabel }
  override func didCreateItem() { item.contentHugging = LabelContent.contentHugging }

  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var content = AttributedContent(
    font: .systemFont(ofSize: UIFont.labelFontSize), color: .label)
  { didSet { update() } }
  open var text: String? {
    get { content.string?.string }
    set { content.setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { content.string }
    set { content.setString(newValue) }
  }
  open var font: UIFont! {
    get { content.font }
    set { content.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) }
  }
  open var textColor: UIColor! {
    get { content.color }
    set { content.setColor(newValue ?? .label) }
  }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { content.setLineBreakMode(newValue) }
  }
  open var numberOfLines = 1 { didSet { update() } }
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth: Bool {
    get { label?.adjustsFontSizeToFitWidth ?? false }
    set { label?.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { CGFloat(label?.minimumScaleFactor ?? 0) }
    set { label?.minimumScaleFactor = Double(newValue) }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { CGFloat(label?.preferredMaxLayoutWidth ?? 0) }
    set { label?.preferredMaxLayoutWidth = Double(newValue) }
  }

  private func update() {
    let text = StyledText(
      content, font: .systemFont(ofSize: UIFont.labelFontSize), numberOfLines: numberOfLines)
    label?.text = text.text(item.effectiveLayoutDirection)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text = label?.text, !text.string.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : Double(size.width)
    let layout = Host.measurer.layout(text, maximumWidth: width, maximumHeight: nil)
    let scale = Host.canvas.scale
    return CGSize(
      width: ceilToPixel(layout.size.width, scale: scale),
      height: ceilToPixel(layout.size.height, scale: scale))
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  open func drawText(in rect: CGRect) {}
}

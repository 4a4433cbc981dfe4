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

  private var ownText: NSAttributedString?
  open var text: String? {
    get { ownText?.string }
    set {
      ownText = newValue.map { NSAttributedString(string: $0) }
      update()
    }
  }
  open var attributedText: NSAttributedString? {
    get { ownText }
    set {
      ownText = newValue
      update()
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      update()
    }
  }
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural { didSet { update() } }
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { update() } }
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
    let style = ownText?.firstParagraphStyle
    label?.text = Text(
      ownText?.string ?? "", font: (ownText?.firstFont ?? ownFont).engine, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode.engine, alignment: (style?.alignment ?? textAlignment).engine,
      direction: item.effectiveLayoutDirection)
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

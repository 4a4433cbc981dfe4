/// Views that show text: what they measure, and where its baselines are.

/// Text that wraps, as UILabel.
open class Label: View {
  public var text: Text { didSet { textDidChange() } }

  /// In points; 0: the width that the engine finds (UIKit's automatic preferred width, since iOS 8).
  public var preferredMaxLayoutWidth = 0.0 { didSet { textDidChange() } }

  /// Whether a line that does not fit is drawn smaller. The intrinsic size stays that of the full size, as in
  /// UIKit.
  public var adjustsFontSizeToFitWidth = false

  /// The smallest size that text is drawn at, as a part of the font's: 0 to 1. UIKit's own limit for 0 is not
  /// published; here it is `Label.smallestAdjustedSize`.
  public var minimumScaleFactor = 0.0

  /// In points.
  static let smallestAdjustedSize = 9.0

  /// The text at the size that it is drawn at in a frame of `width`.
  func fittedText(in width: Double) -> Text {
    guard adjustsFontSizeToFitWidth, text.numberOfLines == 1, let window else { return text }
    let natural = window.measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
    guard natural > width, natural > 0, width > 0 else { return text }
    let smallest =
      minimumScaleFactor > 0
      ? minimumScaleFactor * text.font.size : min(Self.smallestAdjustedSize, text.font.size)
    var fitted = text
    // Letters are not quite as wide as their size says: a half point less makes sure of the fit.
    fitted.font.size = max(smallest, (text.font.size * width / natural * 2).rounded(.down) / 2)
    return fitted
  }

  /// The width that the text is wrapped at; nil while it is laid out without a limit.
  private var automaticWidth: Double?

  public init(identifier: String, frame: Rect = .zero, text: Text) {
    self.text = text
    super.init(identifier: identifier, frame: frame)
  }

  private func textDidChange() {
    automaticWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The text's size, rounded up to pixels.
  ///
  /// A text that may wrap asks for its unwrapped width first. Where the engine grants less, it asks for what
  /// it needs when wrapped there: a smaller width too, as frames recorded by Interface Builder show.
  override open var intrinsicContentSize: IntrinsicSize {
    guard !text.string.isEmpty else { return IntrinsicSize(width: 0, height: 0) }
    let size = size(wrappedAt: wrappingWidth)
    return IntrinsicSize(width: size.width, height: size.height)
  }

  private var wrappingWidth: Double? {
    preferredMaxLayoutWidth > 0 && text.numberOfLines != 1 ? preferredMaxLayoutWidth : automaticWidth
  }

  private func size(wrappedAt width: Double?) -> Size {
    guard let window else { return .zero }
    let scale = window.canvas.scale
    let size = window.measurer.layout(text, maximumWidth: width, maximumHeight: nil).size
    return Size(
      width: ceilToPixel(size.width, scale: scale), height: ceilToPixel(size.height, scale: scale))
  }

  private var wrapsAutomatically: Bool {
    text.numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && intrinsicContentSizeOverride == nil
      && !text.string.isEmpty
  }

  /// Before it is wrapped a text must not insist on its unwrapped width.
  override var usedCompressionResistance: AxisPriorities {
    var priorities = compressionResistance
    if wrapsAutomatically && automaticWidth == nil {
      priorities.horizontal = min(priorities.horizontal, LayoutPriority(999))
    }
    return priorities
  }

  override func prepareForLayout() {
    guard automaticWidth != nil else { return }
    automaticWidth = nil
    setNeedsUpdateConstraints()
  }

  override func adoptEngineWidth(_ width: Double) -> Bool {
    guard wrapsAutomatically else { return false }
    let noise = 0.001
    let needed = size(wrappedAt: automaticWidth).width
    // Wrapped text that got no wider than it was wrapped for, and as wide as it needs, is in order.
    if width >= needed - noise && width <= (automaticWidth ?? .infinity) + noise { return false }
    let before = intrinsicContentSize
    automaticWidth = width
    return intrinsicContentSize != before
  }

  /// From the text's own top: what rounding to pixels adds to the height lies below the last line, so that
  /// the two baselines of one line are the same.
  override var baselines: TextBaselines? {
    guard let window, !text.string.isEmpty, let height = usedIntrinsicContentSize.height else { return nil }
    let layout = window.measurer.layout(text, maximumWidth: wrappingWidth, maximumHeight: nil)
    return TextBaselines(
      firstFromTop: layout.firstBaseline, lastFromBottom: height - layout.lastBaseline)
  }
}

/// One line of text in a control of a settled height, centred in it.
open class SingleLineControl: View {
  public var text: Text {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  public init(identifier: String, frame: Rect = .zero, text: Text) {
    self.text = text
    super.init(identifier: identifier, frame: frame)
  }

  func width(of text: Text) -> Double {
    window.map { $0.measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width } ?? 0
  }

  final func pixelSize(width: Double, height: Double) -> IntrinsicSize {
    let scale = window?.canvas.scale ?? 1
    return IntrinsicSize(width: ceilToPixel(width, scale: scale), height: height)
  }

  override var baselines: TextBaselines? {
    guard let metrics = window?.measurer.metrics(of: text.font),
      let height = usedIntrinsicContentSize.height
    else { return nil }
    let top = (height - metrics.lineHeight) / 2 + metrics.ascender
    return TextBaselines(firstFromTop: top, lastFromBottom: height - top)
  }
}

/// How a button is put together, as UIButton: with a configuration (iOS 15) or without.
public struct ButtonSettings: Hashable, Sendable {
  /// Whether the button has a UIButton.Configuration, which brings insets of its own.
  public var hasConfiguration = false
  /// Of the title and the image from the frame, in points; nil: the style's own.
  public var contentInsets: EdgeInsets?

  public init() {}
}

/// Where a text field's border is, as UITextField.BorderStyle.
public enum TextFieldBorder: String, CaseIterable, Sendable {
  case none
  case line
  case bezel
  case roundedRect
}

/// A button with a title, an image, or both side by side, as UIButton.
///
/// Without a configuration, as since iOS 7, it is at least 30 wide and 12 higher than its line, which counts
/// as whole points. A configuration's insets are 7 above and below and 12 at the sides.
open class Button: SingleLineControl {
  public var settings = ButtonSettings() { didSet { invalidateIntrinsicContentSize() } }

  /// In points; nil: no image.
  public var imageSize: Size? { didSet { invalidateIntrinsicContentSize() } }

  override open var intrinsicContentSize: IntrinsicSize {
    guard let metrics = window?.measurer.metrics(of: text.font) else { return .none }
    let image = imageSize ?? .zero
    let width = width(of: text) + image.width
    let isUntitled = text.string.isEmpty && imageSize != nil
    if settings.hasConfiguration {
      let insets = settings.contentInsets ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
      let height = max(image.height, isUntitled ? 0 : metrics.lineHeight)
      return pixelSize(
        width: width + insets.left + insets.right,
        height: ceilToPixel(height + insets.top + insets.bottom, scale: window?.canvas.scale ?? 1))
    }
    let line = metrics.lineHeight.rounded(.up)
    if let insets = settings.contentInsets {
      return pixelSize(
        width: width + insets.left + insets.right,
        height: max(image.height, isUntitled ? 0 : line) + insets.top + insets.bottom)
    }
    if isUntitled { return pixelSize(width: image.width, height: image.height) }
    return pixelSize(width: max(30, width), height: max(image.height, line + 12))
  }
}

/// A text field with a rounded border, as UITextField: for fonts of 14 to 17 points 30 high until iOS 12 and
/// 34 high since iOS 13.
open class TextField: SingleLineControl {
  private let era: InterfaceEra

  public var placeholder = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  public var borderStyle = TextFieldBorder.roundedRect {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The room between the frame and the text.
  public static let textInsets = EdgeInsets(left: 7, right: 7)

  public init(identifier: String, frame: Rect = .zero, text: Text, era: InterfaceEra = .current) {
    self.era = era
    super.init(identifier: identifier, frame: frame, text: text)
  }

  /// The text's width and that of the border's insets; the placeholder's where there is no text.
  override open var intrinsicContentSize: IntrinsicSize {
    guard let metrics = window?.measurer.metrics(of: text.font) else { return .none }
    var shown = text
    if shown.string.isEmpty { shown.string = placeholder }
    let line = metrics.lineHeight.rounded(.up)
    let width = width(of: shown)
    switch borderStyle {
    case .none: return pixelSize(width: width, height: era < .iOS14 ? line : line + 1)
    case .line, .bezel:
      // Interface Builder recorded 22 for a bezel at 14 points.
      return pixelSize(width: width + Self.textInsets.left + Self.textInsets.right, height: line + 5)
    case .roundedRect:
      let usual = text.font.size >= 14 && text.font.size <= 17
      return pixelSize(
        width: width + Self.textInsets.left + Self.textInsets.right,
        height: usual ? (era < .iOS13 ? 30 : 34) : line + 14)
    }
  }
}

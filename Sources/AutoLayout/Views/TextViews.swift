/// Views that show text: what they measure, and where its baselines are.

/// Text in as many lines as it may have, as UILabel.
open class Label: WrappingText {
  /// In points; 0: the width that the engine finds (UIKit's automatic preferred width, since iOS 8).
  public var preferredMaxLayoutWidth = 0.0 { didSet { textDidChange() } }

  override final var preferredWidth: Double { preferredMaxLayoutWidth }

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

  /// Without text there is not even a line.
  override open var intrinsicContentSize: IntrinsicSize {
    text.string.isEmpty ? IntrinsicSize(width: 0, height: 0) : super.intrinsicContentSize
  }
}

/// Text that the reader can change, as UITextView. It scrolls unless told not to, and then has a size of its
/// own: that of its text and of the room around it.
open class TextView: WrappingText {
  /// Whether text that does not fit can be scrolled to; a view that scrolls takes any size.
  public var isScrollEnabled = true { didSet { textDidChange() } }

  /// UITextView's text container insets, 8 above and below, and the padding of its line fragments, 5 at the
  /// sides.
  public static let textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  override final var textInsets: EdgeInsets { Self.textInsets }

  override open var intrinsicContentSize: IntrinsicSize {
    isScrollEnabled ? .none : super.intrinsicContentSize
  }

  override var wrapsAutomatically: Bool { !isScrollEnabled && super.wrapsAutomatically }

  override var baselines: TextBaselines? { isScrollEnabled ? nil : super.baselines }
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

/// A system button without a configuration, as UIButton since iOS 7: at least 30 wide, and 12 higher than its
/// line, which counts as whole points.
open class Button: SingleLineControl {
  override open var intrinsicContentSize: IntrinsicSize {
    guard let metrics = window?.measurer.metrics(of: text.font) else { return .none }
    return pixelSize(width: max(30, width(of: text)), height: metrics.lineHeight.rounded(.up) + 12)
  }
}

/// A text field with a rounded border, as UITextField: for fonts of 14 to 17 points 30 high until iOS 12 and
/// 34 high since iOS 13.
open class TextField: SingleLineControl {
  private let era: InterfaceEra

  public var placeholder = "" {
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
    let usual = text.font.size >= 14 && text.font.size <= 17
    return pixelSize(
      width: width(of: shown) + Self.textInsets.left + Self.textInsets.right,
      height: usual ? (era == .iOS7 ? 30 : 34) : metrics.lineHeight.rounded(.up) + 14)
  }
}

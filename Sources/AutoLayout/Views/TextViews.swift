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

  /// Frames that Interface Builder recorded of fields higher than their content have the baseline of text in the
  /// middle of the field.
  override var baselineFromMiddle: Double? {
    guard let metrics = window?.measurer.metrics(of: text.font) else { return nil }
    return metrics.ascender - metrics.lineHeight / 2
  }

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

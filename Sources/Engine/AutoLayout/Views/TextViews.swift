// Views that show text: their sizes and baselines.

/// Text in one or more lines, like UILabel.
open class Label: WrappingText {
  /// The width in points at which text wraps; 0 for the width that the engine finds (UIKit's automatic
  /// preferred width, since iOS 8).
  public var preferredMaxLayoutWidth = 0.0 { didSet { textDidChange() } }

  override final var preferredWidth: Double { preferredMaxLayoutWidth }

  /// Whether text that does not fit is drawn smaller. The intrinsic size remains that of the full font size, as in
  /// UIKit.
  public var adjustsFontSizeToFitWidth = false

  /// The smallest font size at which text is drawn, as a fraction of the font's: 0 to 1. UIKit's own limit
  /// for 0 is not published; here it is 9 points.
  public var minimumScaleFactor = 0.0

  /// The limit in points if `minimumScaleFactor` is 0.
  static let smallestAdjustedSize = 9.0

  /// Half points by which a text is made smaller after the first guess, at most.
  private static let mostReductions = 12

  /// The text at the font size that is drawn in a frame of this size.
  func fittedText(in size: Size) -> Text {
    guard adjustsFontSizeToFitWidth, let window, size.width > 0, size.height > 0 else { return text }
    let whole = text.largestFontSize
    let smallest =
      minimumScaleFactor > 0 ? minimumScaleFactor * whole : min(Self.smallestAdjustedSize, whole)
    return text.numberOfLines == 1
      ? fittedLine(in: size.width, smallest: smallest, window.measurer)
      : fittedLines(in: size, smallest: smallest, window.measurer)
  }

  private func fittedLine(in width: Double, smallest: Double, _ measurer: any TextMeasurer) -> Text {
    let natural = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
    guard natural > width, natural > 0 else { return text }
    let whole = text.largestFontSize
    var size = max(smallest, (whole * width / natural * 2).rounded(.down) / 2)
    // Small letters are set further apart, so that widths shrink less than sizes.
    for _ in 0..<Self.mostReductions where size > smallest {
      let fitted = text.scaled(to: size)
      if measurer.layout(fitted, maximumWidth: nil, maximumHeight: nil).size.width <= width { break }
      size = max(smallest, size - 0.5)
    }
    return text.scaled(to: size)
  }

  /// The text in the largest size, in half points, at which none of it is omitted; else in the smallest one.
  private func fittedLines(in room: Size, smallest: Double, _ measurer: any TextMeasurer) -> Text {
    // As where the text is drawn; see `ShownText`.
    func fits(_ text: Text) -> Bool {
      !measurer.layout(text, maximumWidth: room.width + 0.01, maximumHeight: room.height + 0.01).isTruncated
    }
    let whole = text.largestFontSize
    guard smallest < whole, !fits(text) else { return text }
    var (fitting, tooLarge) = (0, Int(((whole - smallest) * 2).rounded(.up)))
    while tooLarge - fitting > 1 {
      let middle = (fitting + tooLarge) / 2
      if fits(text.scaled(to: smallest + Double(middle) / 2)) { fitting = middle } else { tooLarge = middle }
    }
    return text.scaled(to: smallest + Double(fitting) / 2)
  }

  /// An empty label does not even have the height of a line. Interface Builder recorded labels limited to one line in
  /// whole points since Xcode 16.3, and all others on pixels.
  override open var intrinsicContentSize: IntrinsicSize {
    if text.string.isEmpty { return IntrinsicSize(width: 0, height: 0) }
    var size = super.intrinsicContentSize
    if text.numberOfLines == 1, let window, window.canvas.era >= .iOS18 {
      size.height = size.height.map { ceilToPixel($0, scale: 1) }
    }
    return size
  }
}

/// Text that the user can edit, like UITextView. It scrolls by default; otherwise its size is that of its
/// text plus the insets.
open class TextView: WrappingText {
  /// Whether text that does not fit can be scrolled; a view that scrolls has no intrinsic size.
  public var isScrollEnabled = true { didSet { textDidChange() } }

  /// The area of the view in which its text is set.
  public var container = TextContainer() { didSet { textDidChange() } }

  override final var textInsets: EdgeInsets { container.textInsets }

  override open var intrinsicContentSize: IntrinsicSize {
    isScrollEnabled ? .none : super.intrinsicContentSize
  }

  override var wrapsAutomatically: Bool { !isScrollEnabled && super.wrapsAutomatically }

  override var baselines: TextBaselines? { isScrollEnabled ? nil : super.baselines }
}

/// One line of text, centred in a control whose height does not depend on the layout.
open class SingleLineControl: View {
  /// The text with its font.
  public var text: Text {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Creates a control that shows a text; the other parameters are those of `View`.
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

  /// In frames that Interface Builder recorded of fields and buttons higher than their content, the baseline is that
  /// of text centred in the control.
  override final var baselineFromMiddle: Double? {
    guard let metrics = window?.measurer.lineMetrics(of: text) else { return nil }
    return titleFromMiddle + metrics.ascender - metrics.lineHeight / 2
  }

  override var baselines: TextBaselines? {
    guard let metrics = window?.measurer.lineMetrics(of: text),
      let height = usedIntrinsicContentSize.height
    else { return nil }
    let top = titleFromMiddle + (height - metrics.lineHeight) / 2 + metrics.ascender
    return TextBaselines(firstFromTop: top, lastFromBottom: height - top)
  }

  /// How far the middle of the text is below that of the control, in points.
  var titleFromMiddle: Double { 0 }
}

/// A button with a title, an image, or both side by side, like UIButton.
///
/// Without a configuration it is, as since iOS 7, at least 30 points wide and 12 points higher than its line, rounded
/// up to whole points. With one, its insets are 7 points at top and bottom, and 12 at the sides, unless its
/// `ButtonSettings` specify others.
open class Button: SingleLineControl {
  /// The settings that determine its insets and the places of its parts.
  public var settings = ButtonSettings() { didSet { invalidateIntrinsicContentSize() } }

  /// The size of the image in points; nil if there is none.
  public var imageSize: Size? { didSet { invalidateIntrinsicContentSize() } }

  /// The second text of a configuration, below the title; nil if there is none.
  public var subtitle: Text? {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  override open var intrinsicContentSize: IntrinsicSize {
    guard let metrics = window?.measurer.lineMetrics(of: text) else { return .none }
    if settings.hasConfiguration { return configuredSize(metrics) }
    let image = imageSize ?? .zero
    let width = width(of: text) + image.width
    let isUntitled = text.string.isEmpty && imageSize != nil
    let line = metrics.lineHeight.rounded(.up)
    if let insets = settings.contentInsets {
      return pixelSize(
        width: width + insets.left + insets.right,
        height: max(image.height, isUntitled ? 0 : line) + insets.top + insets.bottom)
    }
    if isUntitled { return pixelSize(width: image.width, height: image.height) }
    return pixelSize(width: max(30, width), height: max(image.height, line + 12))
  }

  private func configuredSize(_ metrics: FontMetrics) -> IntrinsicSize {
    var content = arrangement.size
    // A button that shows nothing is as high as one with a title.
    if content.height == 0 { content.height = metrics.lineHeight }
    let insets = configuredInsets
    return pixelSize(
      width: content.width + insets.left + insets.right,
      height: ceilToPixel(content.height + insets.top + insets.bottom, scale: window?.canvas.scale ?? 1))
  }

  /// The image and the texts with their sizes and places.
  package var arrangement: ButtonArrangement {
    func size(_ text: Text?) -> Size {
      guard let text, !text.string.isEmpty, let lines = window?.measurer.lineMetrics(of: text) else {
        return .zero
      }
      return Size(width: width(of: text), height: lines.lineHeight)
    }
    return ButtonArrangement(
      image: imageSize ?? .zero, title: size(text), subtitle: size(subtitle), settings: settings)
  }

  /// A subtitle, and an image above or below, take the title away from the middle.
  override var titleFromMiddle: Double {
    guard settings.hasConfiguration, !text.string.isEmpty else { return 0 }
    let insets = configuredInsets
    return arrangement.areas(in: .zero, isMirrored: false).title.midY + (insets.top - insets.bottom) / 2
  }

  /// The insets of image and texts with a configuration.
  package var configuredInsets: EdgeInsets { settings.contentInsets ?? settings.size.contentInsets }

  /// The parts of a button's width that its title cannot use, in points.
  var titleInsets: EdgeInsets {
    guard settings.hasConfiguration else { return .zero }
    let room = Rect.zero.inset(by: configuredInsets)
    let title = arrangement.areas(in: room, isMirrored: false).title
    return EdgeInsets(left: title.minX, right: -title.maxX)
  }
}

/// A text field, like UITextField. With a rounded border and a font of 14 to 17 points it is 30 points high
/// until iOS 12, and 34 since iOS 13.
open class TextField: SingleLineControl {
  private let era: InterfaceEra

  /// Shown and measured while there is no text.
  public var placeholder = "" {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The border, which determines the height.
  public var borderStyle = TextFieldBorder.roundedRect {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The insets of the text from the frame in points, if there is a border.
  public static let textInsets = EdgeInsets(left: 7, right: 7)

  /// Creates a text field of an era, with a text and its font; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, text: Text, era: InterfaceEra = .current) {
    self.era = era
    super.init(identifier: identifier, frame: frame, text: text)
  }

  /// The width is that of the text, or of the placeholder if it is empty, plus the insets of the border.
  override open var intrinsicContentSize: IntrinsicSize {
    guard let metrics = window?.measurer.lineMetrics(of: text) else { return .none }
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

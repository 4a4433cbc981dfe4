public enum FontWeight: Int, CaseIterable, Sendable {
  case ultraLight = 200
  case thin = 100
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  public var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }
}

/// A font whose size is settled; text styles are resolved to a size before they get here.
public struct Font: Hashable, Sendable {
  /// In points, above 0.
  public var size: Double
  public var weight: FontWeight
  /// nil: the system font.
  public var family: String?
  /// The line-to-line distance of a text style in points (its leading); nil: the font's own line height.
  public var linePitch: Double?

  public init(size: Double, weight: FontWeight = .regular, family: String? = nil, linePitch: Double? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
    self.linePitch = linePitch
  }

  public static let defaultLabel = Font(size: 17)
}

/// The vertical measures of a font in points; `descender` is negative, as in UIFont.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: Double
  public var descender: Double
  public var lineHeight: Double

  public init(ascender: Double, descender: Double, lineHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}

/// Where the lines of a text go, as NSTextAlignment. `natural` follows the layout direction.
public enum TextAlignment: String, CaseIterable, Sendable {
  case natural
  case left
  case center
  case right
  case justified
}

/// How text that does not fit is broken, as NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// A text with all that decides how it is broken into lines, save the room it gets.
public struct Text: Hashable, Sendable {
  public var string: String
  public var font: Font
  /// 0: as many lines as needed.
  public var numberOfLines: Int
  public var lineBreakMode: LineBreakMode
  public var alignment: TextAlignment
  public var direction: LayoutDirection

  public init(
    _ string: String, font: Font = .defaultLabel, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural,
    direction: LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.direction = direction
  }
}

/// What a text measures once it is broken into lines; unrounded points.
public struct TextLayout: Hashable, Sendable {
  /// The extent of the lines; the width is that of the widest, never the width that was offered.
  public var size: Size
  public var lineCount: Int
  public var isTruncated: Bool
  /// From the top of the first line.
  public var firstBaseline: Double
  /// From the top of the first line.
  public var lastBaseline: Double

  public init(
    size: Size, lineCount: Int, isTruncated: Bool, firstBaseline: Double, lastBaseline: Double
  ) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  public static let empty = TextLayout(
    size: .zero, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
}

/// Breaks text into lines and measures them. The same code must draw the text, so that what was measured is
/// what is seen.
public protocol TextMeasurer: AnyObject {
  /// - Parameters:
  ///   - text: with its font and the most lines it may have.
  ///   - maximumWidth: the room in points; nil: unlimited.
  ///   - maximumHeight: the room in points; lines that do not fit are cut off, but never the first;
  ///     nil: unlimited.
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout

  /// The widths of the lines of the same layout in points, none wider than its size.
  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double]

  func metrics(of font: Font) -> FontMetrics
}

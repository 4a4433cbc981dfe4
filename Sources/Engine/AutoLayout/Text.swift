/// The weight of a font, like UIFont.Weight; the raw values are CSS and OpenType weights.
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

  /// The name of the weight in UIKit and in scenario files.
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

/// A font of a given size; text styles have been resolved.
public struct Font: Hashable, Sendable {
  /// In points, above 0.
  public var size: Double
  /// The weight of the font.
  public var weight: FontWeight
  /// The family's name; nil for the system font.
  public var family: String?
  /// The distance between baselines in points, as text styles define it (their leading); nil for the font's
  /// own line height.
  public var linePitch: Double?

  /// Creates a font with a size in points, by default the system font.
  public init(size: Double, weight: FontWeight = .regular, family: String? = nil, linePitch: Double? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
    self.linePitch = linePitch
  }

  /// UIKit's default font of labels: the system font at 17 points.
  public static let defaultLabel = Font(size: 17)
}

/// The vertical metrics of a font in points.
public struct FontMetrics: Hashable, Sendable {
  /// The extent above the baseline.
  public var ascender: Double
  /// The extent below the baseline, as a negative number, as in UIFont.
  public var descender: Double
  /// The distance between baselines.
  public var lineHeight: Double

  /// Creates metrics in points.
  public init(ascender: Double, descender: Double, lineHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}

/// The horizontal alignment of text, like NSTextAlignment.
public enum TextAlignment: String, CaseIterable, Sendable {
  /// Aligned to the side where the text's direction begins: left in left-to-right text.
  case natural
  /// Aligned to the left edge.
  case left
  /// Centred.
  case center
  /// Aligned to the right edge.
  case right
  /// Aligned to both edges, except for the last line, which is aligned like `natural`.
  case justified
}

/// How text that does not fit is wrapped or truncated, like NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Sendable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end after any character.
  case byCharWrapping
  /// The line is clipped at the edge.
  case byClipping
  /// The line's beginning is replaced by an ellipsis.
  case byTruncatingHead
  /// The line's end is replaced by an ellipsis.
  case byTruncatingTail
  /// The line's middle is replaced by an ellipsis.
  case byTruncatingMiddle
}

/// A text with all properties that affect its line breaks, except the available space.
public struct Text: Hashable, Sendable {
  /// The characters of the text.
  public var string: String
  /// The font of the whole text, or of what is beyond the last run.
  public var font: Font
  /// Its parts with attributes of their own, in order; empty for plain text.
  public var runs: [TextRun] = []
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// How text that does not fit is wrapped or truncated.
  public var lineBreakMode: LineBreakMode
  /// The horizontal alignment of its lines.
  public var alignment: TextAlignment
  /// The direction that decides where `natural` lines begin.
  public var direction: LayoutDirection

  /// Creates a text with UIKit's defaults for labels: one line at 17 points, truncated at the end.
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

/// The measurements of a text broken into lines, in unrounded points.
public struct TextLayout: Hashable, Sendable {
  /// The extent of the lines; the width is that of the widest one, not the available width.
  public var size: Size
  /// How many lines there are.
  public var lineCount: Int
  /// Whether some of the text is omitted.
  public var isTruncated: Bool
  /// The first baseline, from the top of the first line.
  public var firstBaseline: Double
  /// The last baseline, from the top of the first line.
  public var lastBaseline: Double

  /// Creates the measurements of a text, in points.
  public init(
    size: Size, lineCount: Int, isTruncated: Bool, firstBaseline: Double, lastBaseline: Double
  ) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The layout of an empty text: no lines.
  public static let empty = TextLayout(
    size: .zero, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
}

/// Breaks text into lines and measures them. The same code must draw the text, so that drawings match
/// measurements.
public protocol TextMeasurer: AnyObject {
  /// Breaks a text into lines, and measures them.
  ///
  /// - Parameters:
  ///   - text: the text with its font and maximum number of lines.
  ///   - maximumWidth: the available width in points; nil for no limit.
  ///   - maximumHeight: the available height in points; lines that do not fit are omitted, except the first;
  ///     nil for no limit.
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout

  /// The widths of the lines of the same layout in points; none exceeds the width of its size.
  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double]

  /// The vertical metrics of a font.
  func metrics(of font: Font) -> FontMetrics
}

/// How heavy a font is, like UIFont.Weight; the raw values are weights as CSS and OpenType number them.
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

  /// The weight as UIKit spells it and as scenario files write it.
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

/// A font of a certain size: text styles have been resolved.
public struct Font: Hashable, Sendable {
  /// In points, above 0.
  public var size: Double
  /// How heavy the font is.
  public var weight: FontWeight
  /// The family's name; nil: the system font.
  public var family: String?
  /// The distance from one baseline to the next in points, as text styles define it (their leading); nil: the
  /// font's own line height.
  public var linePitch: Double?

  /// A font by its size in points; the system font unless a family is given.
  public init(size: Double, weight: FontWeight = .regular, family: String? = nil, linePitch: Double? = nil) {
    self.size = size
    self.weight = weight
    self.family = family
    self.linePitch = linePitch
  }

  /// The font of labels in UIKit that have been given none: the system font at 17 points.
  public static let defaultLabel = Font(size: 17)
}

/// The vertical measures of a font in points.
public struct FontMetrics: Hashable, Sendable {
  /// How far the font reaches above the baseline.
  public var ascender: Double
  /// How far it reaches below the baseline, as a negative number, as in UIFont.
  public var descender: Double
  /// The distance from one baseline to the next.
  public var lineHeight: Double

  /// Measures in points.
  public init(ascender: Double, descender: Double, lineHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}

/// Where the lines of a text go, like NSTextAlignment.
public enum TextAlignment: String, CaseIterable, Sendable {
  /// To the side where the text's direction begins: left in left-to-right text.
  case natural
  /// To the left edge.
  case left
  /// In the middle.
  case center
  /// To the right edge.
  case right
  /// To both edges, but for the last line, which goes where `natural` ones do.
  case justified
}

/// What happens to text that does not fit, as for NSLineBreakMode.
public enum LineBreakMode: String, CaseIterable, Sendable {
  /// Lines end between words.
  case byWordWrapping
  /// Lines end after any character.
  case byCharWrapping
  /// The line is cut off.
  case byClipping
  /// The line's beginning gives way to an ellipsis.
  case byTruncatingHead
  /// The line's end gives way to an ellipsis.
  case byTruncatingTail
  /// The line's middle gives way to an ellipsis.
  case byTruncatingMiddle
}

/// A text with everything that decides how it is broken into lines, except the room it gets.
public struct Text: Hashable, Sendable {
  /// What is written.
  public var string: String
  /// The font of the whole text.
  public var font: Font
  /// The most lines that it may have; 0: as many as it needs.
  public var numberOfLines: Int
  /// What happens to text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// Where its lines go.
  public var alignment: TextAlignment
  /// Where `natural` lines begin.
  public var direction: LayoutDirection

  /// A text with the defaults of a label in UIKit: one line of 17 points, truncated at its end.
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

/// What a text measures once it is broken into lines, in points that are not rounded.
public struct TextLayout: Hashable, Sendable {
  /// The extent of the lines; the width is that of the widest one, not the width that was offered.
  public var size: Size
  /// How many lines there are.
  public var lineCount: Int
  /// Whether some of the text is left out.
  public var isTruncated: Bool
  /// The first baseline, from the top of the first line.
  public var firstBaseline: Double
  /// The last baseline, from the top of the first line.
  public var lastBaseline: Double

  /// The measures of a text, in points.
  public init(
    size: Size, lineCount: Int, isTruncated: Bool, firstBaseline: Double, lastBaseline: Double
  ) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The layout of no text: no lines.
  public static let empty = TextLayout(
    size: .zero, lineCount: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
}

/// Breaks text into lines and measures them. The same code must draw the text, so that what was measured is
/// what is seen.
public protocol TextMeasurer: AnyObject {
  /// Breaks a text into lines, and measures these.
  ///
  /// - Parameters:
  ///   - text: with its font and the most lines it may have.
  ///   - maximumWidth: the room in points; nil: unlimited.
  ///   - maximumHeight: the room in points; lines that do not fit are left out, but never the first; nil:
  ///     unlimited.
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout

  /// The widths of the lines of the same layout in points; none is greater than the width of its size.
  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double]

  /// The vertical measures of a font.
  func metrics(of font: Font) -> FontMetrics
}

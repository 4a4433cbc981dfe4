// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// The style of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The values that make two styles equal.
  private struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy = LineBreakStrategy()
    var tabStops: [NSTextTab] = []
  }

  /// Additional rules for breaking lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a last line with a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Keeps words of Hangul together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// Breaks lines like the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private let header = CoreFoundationHeader()
  private var values = Values()

  override public init() { super.init() }
  /// The default style.
  public static let `default` = NSParagraphStyle()
  /// The alignment of lines; natural by default.
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The line break mode; between words by default.
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Additional space between lines, in points.
  open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space before a paragraph, in points; not used.
  open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indentation of lines, in points; not used.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The position where lines end, in points; not used.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The indentation of the first line, in points; not used.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// A factor for the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The threshold for hyphenating words; not used.
  open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letters are tightened before a text is shortened; not used.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Additional rules for breaking lines; not used.
  open var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops; none are used.
  open var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  fileprivate func take(_ other: NSParagraphStyle) { values = other.values }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }
  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Whether all values of both styles are equal.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// A hash value that equal styles share.
  override open var hash: Int { values.hashValue }
}

/// A tab stop.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The location, in points.
  public let location: CGFloat
  /// The alignment of the text after the tab.
  public let alignment: NSTextAlignment
  /// Creates a tab stop; the options are not used.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    super.init()
  }
}

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

extension NSParagraphStyle {
  var engine: ParagraphStyle {
    // Lengths are never negative, as Apple requires.
    func length(_ value: CGFloat) -> Double { value > 0 ? Double(value) : 0 }
    var style = ParagraphStyle()
    style.alignment = alignment.engine
    style.lineSpacing = length(lineSpacing)
    style.lineHeightMultiple = length(lineHeightMultiple)
    style.minimumLineHeight = length(minimumLineHeight)
    style.maximumLineHeight = length(maximumLineHeight)
    style.paragraphSpacing = length(paragraphSpacing)
    return style
  }
}

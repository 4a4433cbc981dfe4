// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// What makes two styles equal.
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

  /// What else decides where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// What stands for it.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No line of one word at the end of a paragraph.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system's labels break.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private let header = CoreFoundationHeader()
  private var values = Values()

  override public init() { super.init() }
  /// The usual style.
  public static let `default` = NSParagraphStyle()
  /// Where lines are; natural by default.
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines break; between words by default.
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// More room between lines, in points.
  open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Room after a paragraph, in points.
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Room before a paragraph, in points; not used.
  open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How far lines are indented, in points; not used.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points; not used.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How far the first line is indented, in points; not used.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// A factor for the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// When words are hyphenated; not used.
  open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letters move together before a text is shortened; not used.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// What else decides where lines break; not used.
  open var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Where tabs lead to; none are used.
  open var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  fileprivate func take(_ other: NSParagraphStyle) { values = other.values }

  /// The style itself, or one that can no longer be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }
  /// A style with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  /// Whether all values are the same.
  override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  /// A number that equal styles share.
  override open var hash: Int { values.hashValue }
}

/// Where a tab leads to.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The place, in points.
  public let location: CGFloat
  /// Where the text behind the tab is.
  public let alignment: NSTextAlignment
  /// Creates a place for tabs; options are not used.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    super.init()
  }
}

/// How a paragraph is set; can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

extension NSParagraphStyle {
  var engine: ParagraphStyle {
    // Lengths are not negative, as Apple asks for.
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

// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

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

  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private let header = CoreFoundationHeader()
  private var values = Values()

  override public init() { super.init() }
  public static let `default` = NSParagraphStyle()
  open var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Has no effect.
  open var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Has no effect.
  open var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Has no effect.
  open var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Has no effect.
  open var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Has no effect.
  open var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Has no effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// Has no effect.
  open var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// No tab stops are used.
  open var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  fileprivate func take(_ other: NSParagraphStyle) { values = other.values }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  override open var hash: Int { values.hashValue }
}

open class NSTextTab: NSObject, @unchecked Sendable {
  public let location: CGFloat
  public let alignment: NSTextAlignment
  /// The options are not used.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    super.init()
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
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

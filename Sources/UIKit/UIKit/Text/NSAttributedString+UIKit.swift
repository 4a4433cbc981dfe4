@_exported import Foundation

package import AutoLayout
internal import LayoutScene

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// The way in which lines break and a text is shortened.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSTextAlignment {
  package var engine: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  package var engine: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The colour of letters, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The colour behind letters, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Whether letters are joined, as a number; not used.
  public static let ligature = Self(rawValue: "NSLigature")
  /// The space after each letter, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// The space between letters, in points; not used.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The line through the text, as the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The colour of the line through the text; not used.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The underline, as the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The colour of the underline; not used.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The colour of the outline; not used.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The width of the outline, as a percentage of the font size; not used.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow, an `NSShadow`; not used.
  public static let shadow = Self(rawValue: "NSShadow")
  /// The attachment, an `NSTextAttachment`; not used.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// The link, a `URL` or a string; not used.
  public static let link = Self(rawValue: "NSLink")
  /// The height by which letters are raised, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The slant of letters; not used.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The directions of a text; not used.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

/// The style of a line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The way in which a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Uses several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Includes the space between lines; not used.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Measures the outlines of letters; not used.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Shortens the text where there is no more room; not used.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
/// The settings for drawing a text that does not fit; not used.
open class NSStringDrawingContext: NSObject { open var minimumScaleFactor: CGFloat = 0 }

/// Measures a text as labels do, in points that are not rounded.
func measure(_ string: NSAttributedString, in size: CGSize?) -> CGRect {
  let text = StyledText(string, font: .systemFont(ofSize: 12), numberOfLines: size == nil ? 1 : 0)
    .text(.leftToRight)
  let bound = size.map { min(Double($0.width), 1e7) }
  let layout = Host.measurer.layout(
    text, maximumWidth: bound.flatMap { $0 > 0 ? $0 : nil }, maximumHeight: nil)
  return CGRect(origin: .zero, size: CGSize(layout.size))
}

extension NSAttributedString {
  /// Creates a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// The size of the text in one line, in points that are not rounded.
  public func size() -> CGSize { measure(self, in: nil).size }
  /// The size of the text, in points that are not rounded; in several lines with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { measure(self, in: options.contains(.usesLineFragmentOrigin) ? size : nil) }
  /// Draws the text at the top of a rectangle in the current context, wrapped at its width.
  public func draw(in rect: CGRect) {
    let height = min(rect.height, measure(self, in: rect.size).height)
    let text = StyledText(self, font: .systemFont(ofSize: 12), numberOfLines: 0)
    GraphicsContexts.current?.draw(
      text, in: CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: height)))
  }
  /// Draws the text in one line in the current context.
  public func draw(at point: CGPoint) {
    let text = StyledText(self, font: .systemFont(ofSize: 12))
    GraphicsContexts.current?.draw(text, in: CGRect(origin: point, size: size()))
  }
  /// Draws the text in the current context; in several lines with `usesLineFragmentOrigin`.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  { options.contains(.usesLineFragmentOrigin) ? draw(in: rect) : draw(at: rect.origin) }
}

extension NSString {
  /// The size of the text in one line, in points that are not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  /// The size of the text, in points that are not rounded; in several lines with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text at the top of a rectangle in the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }
  /// Draws the text in one line in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
  }
}

extension String {
  /// The size of the text in one line, in points that are not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  /// The size of the text, in points that are not rounded; in several lines with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Draws the text at the top of a rectangle in the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in one line in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
}

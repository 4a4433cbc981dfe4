@_exported import Foundation

package import AutoLayout
internal import LayoutScene

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
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
  public static let font = Self(rawValue: "NSFont")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// Has no effect.
  public static let ligature = Self(rawValue: "NSLigature")
  public static let kern = Self(rawValue: "NSKern")
  /// Has no effect.
  public static let tracking = Self(rawValue: "CTTracking")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// Has no effect.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// Has no effect.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// Has no effect.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// Has no effect.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// Has no effect.
  public static let shadow = Self(rawValue: "NSShadow")
  /// Room is left for an `NSTextAttachment`, which is not drawn.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// Has no effect.
  public static let link = Self(rawValue: "NSLink")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// Has no effect.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// Has no effect.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Uses several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// Has no effect.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// Has no effect.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// Has no effect.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
/// Has no effect.
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
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// The size of the text in one line, in points that are not rounded.
  public func size() -> CGSize { measure(self, in: nil).size }
  /// The size of the text, in points that are not rounded; in several lines with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { measure(self, in: options.contains(.usesLineFragmentOrigin) ? size : nil) }
  public func draw(in rect: CGRect) {
    let height = min(rect.height, measure(self, in: rect.size).height)
    let text = StyledText(self, font: .systemFont(ofSize: 12), numberOfLines: 0)
    GraphicsContexts.current?.draw(
      text, in: CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: height)))
  }
  /// Draws the text in one line.
  public func draw(at point: CGPoint) {
    let text = StyledText(self, font: .systemFont(ofSize: 12))
    GraphicsContexts.current?.draw(text, in: CGRect(origin: point, size: size()))
  }
  /// Draws the text in several lines with `usesLineFragmentOrigin`.
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
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }
  /// Draws the text in one line.
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
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text in one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
}

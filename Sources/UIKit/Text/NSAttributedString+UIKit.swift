// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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
  public static let ligature = Self(rawValue: "NSLigature")
  public static let kern = Self(rawValue: "NSKern")
  public static let tracking = Self(rawValue: "CTTracking")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let attachment = Self(rawValue: "NSAttachment")
  public static let link = Self(rawValue: "NSLink")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
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

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  override public init() { super.init() }
  public static let `default` = NSParagraphStyle()
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var hyphenationFactor: Float = 0
  open var allowsDefaultTighteningForTruncation = false
  open func take(_ other: NSParagraphStyle) {
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    lineHeightMultiple = other.lineHeightMultiple
    (minimumLineHeight, maximumLineHeight) = (other.minimumLineHeight, other.maximumLineHeight)
    (headIndent, tailIndent, firstLineHeadIndent) = (
      other.headIndent, other.tailIndent, other.firstLineHeadIndent
    )
  }
  override open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }
}
/// How a paragraph is set; can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

open class NSShadow: NSObject {
  override public init() { super.init() }
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// An image in a text.
open class NSTextAttachment: NSObject {
  override public init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  public init(data contentData: Data?, ofType uti: String?) { super.init() }
  open var image: UIImage?
  open var bounds = CGRect.zero
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
open class NSStringDrawingContext: NSObject { open var minimumScaleFactor: CGFloat = 0 }

/// Measures a text as labels do: in unrounded points.
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
  public func size() -> CGSize { measure(self, in: nil).size }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { measure(self, in: options.contains(.usesLineFragmentOrigin) ? size : nil) }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {}
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

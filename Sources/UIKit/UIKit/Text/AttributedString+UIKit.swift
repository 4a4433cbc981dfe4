@_exported import Foundation

/// The attributes that UIKit adds to those of Foundation for attributed strings.
public enum UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }
}
extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: UIKit.UIKitAttributes.FontAttribute
    public let paragraphStyle: UIKit.UIKitAttributes.ParagraphStyleAttribute
    public let foregroundColor: UIKit.UIKitAttributes.ForegroundColorAttribute
    public let kern: UIKit.UIKitAttributes.KernAttribute
    public let baselineOffset: UIKit.UIKitAttributes.BaselineOffsetAttribute
    public let underlineStyle: UIKit.UIKitAttributes.UnderlineStyleAttribute
    public let strikethroughStyle: UIKit.UIKitAttributes.StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString {
  /// The text with UIKit's attributes, as changed by the transformer of a configuration.
  ///
  /// - Parameter font: the font of letters without one.
  func forUIKit(
    font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let parts = runs.map { run in
      var attributes = run.attributes
      if attributes[UIKitAttributes.FontAttribute.self] == nil {
        attributes[UIKitAttributes.FontAttribute.self] = font
      }
      if let transformer { attributes = transformer(attributes) }
      return NSAttributedString.Part(
        string: String(self[run.range].characters), attributes: attributes.forUIKit)
    }
    return .joining(parts)
  }
}

extension AttributeContainer {
  fileprivate var forUIKit: [NSAttributedString.Key: Any] {
    var keys: [NSAttributedString.Key: Any] = [:]
    keys[.font] = self[UIKitAttributes.FontAttribute.self]
    keys[.paragraphStyle] = self[UIKitAttributes.ParagraphStyleAttribute.self]
    keys[.foregroundColor] = self[UIKitAttributes.ForegroundColorAttribute.self]
    keys[.kern] = self[UIKitAttributes.KernAttribute.self]
    keys[.baselineOffset] = self[UIKitAttributes.BaselineOffsetAttribute.self]
    keys[.underlineStyle] = self[UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
    keys[.strikethroughStyle] = self[UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
    return keys
  }
}

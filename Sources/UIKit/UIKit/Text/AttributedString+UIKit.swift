@_exported import Foundation

/// The attributes that UIKit adds to those of Foundation for attributed strings.
public enum UIKitAttributes {
  /// The font attribute.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = "NSFont"
  }
  /// The paragraph style attribute.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = "NSParagraphStyle"
  }
  /// The attribute for the colour of letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = "NSColor"
  }
  /// The attribute for the space after each letter, in points.
  public enum KernAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSKern"
  }
  /// The attribute for the height by which letters are raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = "NSBaselineOffset"
  }
  /// The underline attribute.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = "NSUnderline"
  }
  /// The attribute for a line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = "NSStrikethrough"
  }
}
extension AttributeScopes {
  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: UIKit.UIKitAttributes.FontAttribute
    /// The paragraph style.
    public let paragraphStyle: UIKit.UIKitAttributes.ParagraphStyleAttribute
    /// The colour of letters.
    public let foregroundColor: UIKit.UIKitAttributes.ForegroundColorAttribute
    /// The space after each letter, in points.
    public let kern: UIKit.UIKitAttributes.KernAttribute
    /// The height by which letters are raised, in points.
    public let baselineOffset: UIKit.UIKitAttributes.BaselineOffsetAttribute
    /// The underline.
    public let underlineStyle: UIKit.UIKitAttributes.UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: UIKit.UIKitAttributes.StrikethroughStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }
  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
extension AttributeDynamicLookup {
  /// One of UIKit's attributes by its name.
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

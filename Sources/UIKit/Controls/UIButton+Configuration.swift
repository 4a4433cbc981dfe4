// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

internal import AutoLayout

/// How the background of a button or a cell looks.
public struct UIBackgroundConfiguration {
  public init() {}
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var image: UIImage?
  public var customView: UIView?
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Attributes of attributed strings that UIKit adds to Foundation's.
public enum UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
}
extension AttributeScopes {
  /// UIKit's attributes.
  public struct UIKitAttributes: AttributeScope {
    public let font: UIKit.UIKitAttributes.FontAttribute
    public let foregroundColor: UIKit.UIKitAttributes.ForegroundColorAttribute
    public let kern: UIKit.UIKitAttributes.KernAttribute
    public let foundation: FoundationAttributes
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension UIButton {
  /// The content and the look of a button since iOS 15.
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
    var style = Style.plain

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement: NSDirectionalRectEdge = .leading
    var ownInsets: NSDirectionalEdgeInsets?
    /// In points; those of the size until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        ownInsets
          ?? NSDirectionalEdgeInsets(DirectionalEdgeInsets(buttonSize.engine.contentInsets, in: .leftToRight))
      }
      set { ownInsets = newValue }
    }
    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var titleAlignment: TitleAlignment = .automatic
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var showsActivityIndicator = false
    public var automaticallyUpdateForSelection = true
    public func updated(for button: UIButton) -> Configuration { self }

    /// The font of the title: what it asks for, or that of the size.
    var titleFont: UIFont {
      let usual = UIFont.systemFont(ofSize: CGFloat(buttonSize.engine.fontSize))
      let own = attributedTitle?.runs.first?[UIKitAttributes.FontAttribute.self]
      var attributes = AttributeContainer()
      attributes[UIKitAttributes.FontAttribute.self] = own ?? usual
      let changed = titleTextAttributesTransformer.map { $0(attributes) } ?? attributes
      return changed[UIKitAttributes.FontAttribute.self] ?? usual
    }
    var titleString: String { attributedTitle.map { String($0.characters) } ?? title ?? "" }
    var subtitleString: String { attributedSubtitle.map { String($0.characters) } ?? subtitle ?? "" }
  }
}

/// Changes a colour of a configuration.
public struct UIConfigurationColorTransformer {
  let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}

extension UIButton.Configuration.Size {
  var engine: ButtonSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

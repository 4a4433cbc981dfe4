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

    private var usualFont: UIFont { .systemFont(ofSize: CGFloat(buttonSize.engine.fontSize)) }
    /// The font of letters that do not ask for one.
    var titleFont: UIFont {
      var attributes = AttributeContainer()
      attributes[UIKitAttributes.FontAttribute.self] = usualFont
      let changed = titleTextAttributesTransformer.map { $0(attributes) } ?? attributes
      return changed[UIKitAttributes.FontAttribute.self] ?? usualFont
    }
    /// The title with all attributes; empty if there is none.
    var titleText: NSAttributedString {
      (attributedTitle ?? AttributedString(title ?? ""))
        .forUIKit(font: usualFont, titleTextAttributesTransformer)
    }
    /// The second text with all attributes; empty if there is none.
    var subtitleText: NSAttributedString {
      (attributedSubtitle ?? AttributedString(subtitle ?? ""))
        .forUIKit(font: .preferredFont(forTextStyle: .caption1), subtitleTextAttributesTransformer)
    }
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

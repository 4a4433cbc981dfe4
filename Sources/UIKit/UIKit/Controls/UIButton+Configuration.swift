@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

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
  /// The background is empty here.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background is empty here.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background is empty here.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton {
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    var style = ButtonStyle.plain

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A configuration without a background, as in older systems.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A configuration with a grey background, as in older systems.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A configuration with a background in a light tint, as in older systems.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// A configuration with a background in the tint colour, as in older systems.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
    /// Glass, since iOS 26; drawn without a background and with the insets of older styles, as no numbers are known.
    public static func glass() -> Configuration { Configuration(style: .plain) }
    /// Glass in the tint colour, since iOS 26; drawn as a filled button.
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }
    /// Clear glass, since iOS 26; drawn without a background.
    public static func clearGlass() -> Configuration { Configuration(style: .plain) }
    /// Clear glass in the tint colour, since iOS 26; drawn as a filled button.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .filled) }

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement: NSDirectionalRectEdge = .leading
    var ownInsets: NSDirectionalEdgeInsets?
    /// Until they are set, these are the insets of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        ownInsets
          ?? NSDirectionalEdgeInsets(DirectionalEdgeInsets(buttonSize.engine.contentInsets, in: .leftToRight))
      }
      set { ownInsets = newValue }
    }
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
    /// Returns this configuration.
    public func updated(for button: UIButton) -> Configuration { self }

    /// The colour of the background; nil for that of the style.
    var shownBackground: UIColor? {
      background.backgroundColor
        ?? (style == .tinted ? baseBackgroundColor?.withAlphaComponent(0.18) : baseBackgroundColor)
    }

    /// Adds the content that only a button with a configuration has.
    func show(in content: inout ButtonContent, _ direction: LayoutDirection) {
      content.subtitle = subtitleText.string
      content.style = style
      content.cornerStyle =
        switch cornerStyle {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
      content.settings.hasConfiguration = true
      content.settings.size = buttonSize.engine
      content.settings.contentInsets = ownInsets.map { DirectionalEdgeInsets($0).resolved(in: direction) }
      content.settings.imagePadding = Double(imagePadding)
      content.settings.titlePadding = Double(titlePadding)
      content.settings.imagePlacement =
        switch imagePlacement {
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: .leading
        }
    }

    private var usualFont: UIFont { .systemFont(ofSize: CGFloat(buttonSize.engine.fontSize)) }
    /// The font of text that does not specify one.
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
    /// The subtitle with all attributes; empty if there is none.
    var subtitleText: NSAttributedString {
      (attributedSubtitle ?? AttributedString(subtitle ?? ""))
        .forUIKit(font: .preferredFont(forTextStyle: .caption1), subtitleTextAttributesTransformer)
    }
  }
}

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

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
  /// Creates an empty background.
  public init() {}
  /// The colour behind the content.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The picture of the background.
  public var image: UIImage?
  /// The view of the background.
  public var customView: UIView?
  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a plain list: none here.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a grouped list: none here.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a list: none here.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A transformation of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformation from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton {
  /// The content and appearance of a button since iOS 15.
  public struct Configuration {
    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The style of a button's corners.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The alignment of a button's lines.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    var style = ButtonStyle.plain

    /// A configuration without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A configuration with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A configuration with a background in a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration with a background in the tint colour.
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

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line under the title.
    public var subtitle: String?
    /// The line under the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// The spacing between the picture and the text, in points.
    public var imagePadding: CGFloat = 0
    /// The spacing between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The side of the text on which the picture is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    var ownInsets: NSDirectionalEdgeInsets?
    /// The insets around the content, in points; until they are set, those of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        ownInsets
          ?? NSDirectionalEdgeInsets(DirectionalEdgeInsets(buttonSize.engine.contentInsets, in: .leftToRight))
      }
      set { ownInsets = newValue }
    }
    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// The colour of the text and the picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The style of the corners.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button.
    public var buttonSize: Size = .medium
    /// The alignment of the lines.
    public var titleAlignment: TitleAlignment = .automatic
    /// The line break mode of the title.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// A transformation of the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A transformation of the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The configuration of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A transformation of the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator replaces the picture.
    public var showsActivityIndicator = false
    /// Whether the button changes its appearance when selected.
    public var automaticallyUpdateForSelection = true
    /// Returns the configuration for the state of a button: this one.
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

/// A transformation of a colour of a configuration.
public struct UIConfigurationColorTransformer {
  let transform: (UIColor) -> UIColor
  /// Creates a transformation from a function.
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

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// How the background of a button or a cell looks.
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
  /// The room around the background, in points.
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

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  /// Creates one from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The attributes after the change.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton {
  /// The content and the look of a button since iOS 15.
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round a button is.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How the lines of a button are aligned.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    var style = ButtonStyle.plain

    /// No background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// No background, as in older systems.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A grey background, as in older systems.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A background in a light tint, as in older systems.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// A background in the tint colour, as in older systems.
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
    /// Glass, since iOS 26; drawn without a background, and with the insets of older styles, as no numbers are known.
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
    /// That line with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// The room between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// At which side of the text the picture is.
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
    /// The colour of text and picture.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// How round it is.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large it is.
    public var buttonSize: Size = .medium
    /// How its lines are aligned.
    public var titleAlignment: TitleAlignment = .automatic
    /// Where the title breaks.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Where the subtitle breaks.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel takes the place of the picture.
    public var showsActivityIndicator = false
    /// Whether a selected button looks different.
    public var automaticallyUpdateForSelection = true
    /// The configuration for the state of a button: itself.
    public func updated(for button: UIButton) -> Configuration { self }

    /// The colour that it gives the background; nil for that of its style.
    var shownBackground: UIColor? {
      background.backgroundColor
        ?? (style == .tinted ? baseBackgroundColor?.withAlphaComponent(0.18) : baseBackgroundColor)
    }

    /// Adds what is only of a button with a configuration.
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
  /// Creates one from a function.
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

@_exported import Foundation

internal import AutoLayout

/// The content of a cell without views of its own, laid out as the standard content of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment { case natural, center, justified }
    /// The font of the text.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour of the text.
    public var color: UIColor = .label
    /// The maximum number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The line break mode of the text.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the font follows the text size; fonts are made for one text size here.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text is made smaller to fit; not used.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font, as a factor; not used.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are tightened before a text is shortened; not used.
    public var allowsDefaultTighteningForTruncation = false
    /// The transformation of the letters.
    public var transform = TextTransform.none
    /// A transformation of the letters of a text.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// Returns a text as it is displayed.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }
  /// The appearance of a picture.
  public struct ImageProperties {
    /// The colour of the picture.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; zero for none.
    public var maximumSize = CGSize.zero
    /// The size reserved for the picture, in points; zero for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  private(set) var arrangement: StandardArrangement
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The appearance of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The spacing between the picture and the text, in points.
  public var imageToTextPadding = CGFloat(StandardCellMetrics.imageToTextPadding)
  /// The vertical spacing between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The minimum spacing between texts that are side by side, in points; not used.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Whether the second text is beside the first, if there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { arrangement == .value }
    set { arrangement = newValue ? .value : .subtitle }
  }
  /// The axes on which the margins are at least those of the list; not used.
  public var axesPreservingSuperviewLayoutMargins = UIAxis()

  private init(
    _ arrangement: StandardArrangement, _ style: UIFont.TextStyle, _ second: UIFont.TextStyle
  ) {
    self.arrangement = arrangement
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: second)
    if arrangement == .value { secondaryTextProperties.color = .secondaryLabel }
  }
  /// Returns the content of a cell in a list.
  public static func cell() -> Self { Self(.subtitle, .body, .subheadline) }
  /// Returns the content of a cell with the second text below the first.
  public static func subtitleCell() -> Self { Self(.subtitle, .body, .caption1) }
  /// Returns the content of a cell with the second text at the end.
  public static func valueCell() -> Self { Self(.value, .body, .body) }
  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> Self { Self(.subtitle, .body, .subheadline) }
  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> Self { Self(.header, .headline, .body) }
  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> Self { Self(.header, .footnote, .footnote) }

  /// Returns the content of a header in a list with insets, with a prominent title.
  public static func prominentInsetGroupedHeader() -> Self { plainHeader() }
  /// Returns the content of a header.
  public static func header() -> Self { plainHeader() }
  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> Self { groupedHeader() }
  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> Self { groupedHeader() }
  /// Returns the content of a footer.
  public static func footer() -> Self { groupedHeader() }

  /// Returns a view that shows the content outside a cell.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns this configuration, which here looks the same in all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the views of the configuration.
  @MainActor func content(of owner: UIView, in contentView: UIView) -> StandardContent {
    let content = StandardContent(arrangement, of: owner, in: contentView)
    content.imagePadding = imageToTextPadding
    fill(content.title, text, attributedText, textProperties)
    fill(content.detail, secondaryText, secondaryAttributedText, secondaryTextProperties)
    content.image.image = image
    return content
  }

  @MainActor private func fill(
    _ label: UILabel, _ text: String?, _ attributedText: NSAttributedString?, _ properties: TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.shown(text)
    }
  }
}

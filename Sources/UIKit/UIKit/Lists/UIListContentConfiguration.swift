@_exported import Foundation

internal import AutoLayout

/// What a cell shows without views of its own. It is laid out as the standard content of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// Where the lines of a text are.
    public enum TextAlignment { case natural, center, justified }
    /// Its font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// Its colour.
    public var color: UIColor = .label
    /// The most lines; 0 for as many as it needs.
    public var numberOfLines = 0
    /// Where its lines are.
    public var alignment = TextAlignment.natural
    /// Where its lines break.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the font follows the text size; fonts are made for one text size here.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the text is made smaller to fit; not used.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become, as a factor; not used.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before a text is shortened; not used.
    public var allowsDefaultTighteningForTruncation = false
    /// How letters are changed.
    public var transform = TextTransform.none
    /// How the letters of a text are changed.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// A text as it is seen.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }
  /// The look of a picture.
  public struct ImageProperties {
    /// Its colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero for none.
    public var maximumSize = CGSize.zero
    /// The room for it, in points; zero for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol is drawn.
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
  /// The look of the text.
  public var textProperties = TextProperties()
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The room between picture and text, in points.
  public var imageToTextPadding = CGFloat(StandardCellMetrics.imageToTextPadding)
  /// The room between both texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The least room between texts that are beside each other, in points; not used.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Whether the second text is beside the first, if there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { arrangement == .value }
    set { arrangement = newValue ? .value : .subtitle }
  }
  /// Whether the margins beside that of the list count; not used.
  public var axesPreservingSuperviewLayoutMargins = UIAxis()

  private init(
    _ arrangement: StandardArrangement, _ style: UIFont.TextStyle, _ second: UIFont.TextStyle
  ) {
    self.arrangement = arrangement
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: second)
    if arrangement == .value { secondaryTextProperties.color = .secondaryLabel }
  }
  /// A cell of a list.
  public static func cell() -> Self { Self(.subtitle, .body, .subheadline) }
  /// A cell with the second text below the first.
  public static func subtitleCell() -> Self { Self(.subtitle, .body, .caption1) }
  /// A cell with the second text at the end.
  public static func valueCell() -> Self { Self(.value, .body, .body) }
  /// A cell of a sidebar.
  public static func sidebarCell() -> Self { Self(.subtitle, .body, .subheadline) }
  /// A header of a plain list.
  public static func plainHeader() -> Self { Self(.header, .headline, .body) }
  /// A header of a grouped list.
  public static func groupedHeader() -> Self { Self(.header, .footnote, .footnote) }

  /// A header of a list with insets, whose title stands out.
  public static func prominentInsetGroupedHeader() -> Self { plainHeader() }
  /// A header.
  public static func header() -> Self { plainHeader() }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { groupedHeader() }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { groupedHeader() }
  /// A footer.
  public static func footer() -> Self { groupedHeader() }

  /// A view that shows it outside of a cell.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Itself: here it looks alike in all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The views of the configuration.
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

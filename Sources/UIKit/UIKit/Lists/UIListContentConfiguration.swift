@_exported import Foundation

internal import AutoLayout

/// The content is laid out as the standard content of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment { case natural, center, justified }
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Fonts are made for one text size here.
    public var adjustsFontForContentSizeCategory = true
    /// Has no effect.
    public var adjustsFontSizeToFitWidth = false
    /// Has no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect.
    public var allowsDefaultTighteningForTruncation = false
    public var transform = TextTransform.none
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
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  private(set) var arrangement: StandardArrangement
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding = CGFloat(StandardCellMetrics.imageToTextPadding)
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Has no effect.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { arrangement == .value }
    set { arrangement = newValue ? .value : .subtitle }
  }
  /// Has no effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis()

  private init(
    _ arrangement: StandardArrangement, _ style: UIFont.TextStyle, _ second: UIFont.TextStyle
  ) {
    self.arrangement = arrangement
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: second)
    if arrangement == .value { secondaryTextProperties.color = .secondaryLabel }
  }
  public static func cell() -> Self { Self(.subtitle, .body, .subheadline) }
  public static func subtitleCell() -> Self { Self(.subtitle, .body, .caption1) }
  public static func valueCell() -> Self { Self(.value, .body, .body) }
  public static func sidebarCell() -> Self { Self(.subtitle, .body, .subheadline) }
  public static func plainHeader() -> Self { Self(.header, .headline, .body) }
  public static func groupedHeader() -> Self { Self(.header, .footnote, .footnote) }

  public static func prominentInsetGroupedHeader() -> Self { plainHeader() }
  public static func header() -> Self { plainHeader() }
  public static func plainFooter() -> Self { groupedHeader() }
  public static func groupedFooter() -> Self { groupedHeader() }
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

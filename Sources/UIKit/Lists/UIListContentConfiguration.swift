// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public protocol UIContentConfiguration {}
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {}

/// What a cell shows without views of its own. It is laid out as the standard content of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var numberOfLines = 0
    public var alignment = 0
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  private let arrangement: StandardContent.Arrangement
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(
    _ arrangement: StandardContent.Arrangement, _ style: UIFont.TextStyle, _ second: UIFont.TextStyle
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
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
  }
}

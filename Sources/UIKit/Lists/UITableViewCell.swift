// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

internal import AutoLayout

/// A row of a table. Its content view fills it, beside the accessory.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedTableCell(identifier: name, frame: frame)
  }
  private let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
  }
  override public convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// The view for what the row shows.
  public let contentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel(frame: .zero)
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle: SelectionStyle = .default
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var focusStyle = 0
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
}

extension UIView {
  /// Adds a view that is always as large as this one, as content views are.
  func fill(with content: UIView) {
    ownSubviews.append(content)
    content.ownSuperview = self
    item.addSubview(content.item)
    content.item.translatesAutoresizingMaskIntoConstraints = false
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      let edge = try? LayoutConstraint(
        item: content.item, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute)
      try? edge?.activate()
    }
  }
}

public protocol UIContentConfiguration {}
public protocol UIContentView: NSObjectProtocol {}
/// What a cell shows without views of its own. It is not laid out.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont = .systemFont(ofSize: 17)
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
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
}

/// The header or the footer of a section.
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }
  override public convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  public let contentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  open private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)?
  open func prepareForReuse() {}
}

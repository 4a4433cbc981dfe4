// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

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
    takeMargins()
  }
  override public convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    fill(with: contentView)
    takeMargins()
  }

  /// The view for what the row shows.
  public let contentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open var textLabel: UILabel? { standard.title }
  open var detailTextLabel: UILabel? { style == .default ? nil : standard.detail }
  open var imageView: UIImageView? { standard.image }
  private lazy var standard = StandardContent(style.arrangement, of: self, in: contentView)
  /// What the content configuration shows.
  private var configured: StandardContent?
  open var accessoryType: AccessoryType = .none { didSet { takeAccessory() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      takeAccessory()
    }
  }
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
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: What a cell has without views of its author's

  override var standardHeight: CGFloat? {
    let table = superview as? UITableView
    return (configured ?? standard).height(width: (table ?? self).bounds.width - accessoryWidth)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    (configured ?? standard).place(hasAccessory: accessoryWidth > 0)
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    let x = effectiveUserInterfaceLayoutDirection == .leftToRight ? bounds.width - accessoryWidth : margin
    let frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
    if accessoryView.frame != frame { accessoryView.frame = frame }
  }

  private var margin: CGFloat { CGFloat(Host.canvas.layoutMargins.trailing) }

  /// How much room the accessory takes from the content, in points.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + margin }
    return CGFloat(accessoryType.engine?.width ?? 0)
  }

  private func takeAccessory() {
    (item as? TableCell)?.accessoryWidth = Double(accessoryWidth)
    takeMargins()
    item.setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// The content has the screen's margins at the sides, but 8 points beside an accessory, and 11 above and below, as
  /// Interface Builder recorded it.
  private func takeMargins() {
    let sides = Host.canvas.layoutMargins
    contentView.item.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: sides.leading, bottom: 11, trailing: accessoryWidth > 0 ? 8 : sides.trailing)
  }
}

extension UITableViewCell.CellStyle {
  fileprivate var arrangement: StandardContent.Arrangement {
    switch self {
    case .default: .title
    case .value1: .value
    case .value2: .column
    case .subtitle: .subtitle
    }
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate var engine: CellAccessory? {
    switch self {
    case .none: nil
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
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
  open var textLabel: UILabel? { standard.title }
  open var detailTextLabel: UILabel? { standard.detail }
  private lazy var standard = StandardContent(.header, of: self, in: contentView)
  private var configured: StandardContent?
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
    }
  }
  open func prepareForReuse() {}

  override var standardHeight: CGFloat? {
    (configured ?? standard).height(width: (superview as? UITableView ?? self).bounds.width)
  }
  override open func layoutSubviews() {
    super.layoutSubviews()
    (configured ?? standard).place(hasAccessory: false)
  }
}

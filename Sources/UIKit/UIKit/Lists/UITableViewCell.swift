@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// The content view fills the cell, apart from the accessory.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
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

  override package class var contentType: any KindContent.Type { CellContent.self }
  override package var sceneContent: any KindContent {
    var content = CellContent()
    if accessoryView == nil { content.accessory = accessoryType.engine }
    return content
  }
  private let style: CellStyle
  /// The height from the delegate of the table, in points; below zero for the height of the content.
  final var delegateHeight: CGFloat? { didSet { heightDidChange() } }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
    takeMargins()
  }
  override public convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    fill(with: contentView)
    takeMargins()
  }

  public private(set) var contentView = UIView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open var textLabel: UILabel? { standard.title }
  open var detailTextLabel: UILabel? { style == .default ? nil : standard.detail }
  open var imageView: UIImageView? { standard.image }
  private lazy var standard = StandardContent(style.arrangement, of: self, in: contentView)
  /// The views of the content configuration.
  private var configured: StandardContent?
  @_Observed open var accessoryType: AccessoryType = .none { didSet { takeAccessory() } }
  @_Observed open var accessoryView: UIView? {
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
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var focusStyle = FocusStyle.default
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  private var wantsConfiguration = true
  open func setNeedsUpdateConfiguration() {
    wantsConfiguration = true
    setNeedsLayout()
  }
  final func updateConfigurationIfNeeded() {
    guard wantsConfiguration else { return }
    wantsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // According to Apple, a configuration replaces the background colour, even if its own is nil.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// This method is not called here, as cells are made anew.
  open func prepareForReuse() {}
  /// Takes effect at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Takes effect at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Takes effect at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// This method is not called here.
  open func willTransition(to state: StateMask) {}
  /// This method is not called here.
  open func didTransition(to state: StateMask) {}

  // MARK: What a cell has without views of its author's

  override var standardHeight: CGFloat? {
    let table = superview as? UITableView
    return (configured ?? standard).height(width: (table ?? self).bounds.width - accessoryWidth)
  }

  override open func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    (configured ?? standard).place(hasAccessory: accessoryWidth > 0)
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    let x = effectiveUserInterfaceLayoutDirection == .leftToRight ? bounds.width - accessoryWidth : margin
    let frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
    if accessoryView.frame != frame { accessoryView.frame = frame }
  }

  private var margin: CGFloat { CGFloat(Host.canvas.layoutMargins.trailing) }

  /// The width that the accessory takes from the content, in points.
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

  /// Sets the margins of the content: those of the screen at the sides, but 8 points beside an accessory, and 11 above
  /// and below, as Interface Builder recorded them.
  private func takeMargins() {
    let sides = Host.canvas.layoutMargins
    contentView.item.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: sides.leading, bottom: 11, trailing: accessoryWidth > 0 ? 8 : sides.trailing)
  }
}

extension UITableViewCell {
  private func heightDidChange() {
    (item as? TableCell)?.delegateHeight = delegateHeight.flatMap { $0 >= 0 ? Double($0) : nil }
  }
}

extension UITableViewCell.CellStyle {
  fileprivate var arrangement: StandardArrangement {
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
  /// Adds a view that always has the size of this one, as content views do.
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

open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }
  override public convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  /// The content view has the margins of a cell at the sides.
  public private(set) var contentView: UIView = {
    let (view, sides) = (UIView(frame: .zero), Host.canvas.layoutMargins)
    view.item.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: sides.leading, bottom: 8, trailing: sides.trailing)
    return view
  }()
  open private(set) var reuseIdentifier: String?
  open var textLabel: UILabel? { standard.title }
  open var detailTextLabel: UILabel? { standard.detail }
  private lazy var standard = StandardContent(.header, of: self, in: contentView)
  private var configured: StandardContent?
  open var backgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // According to Apple, a configuration replaces the background colour, even if its own is nil.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  /// This method is not called here, as views are made anew.
  open func prepareForReuse() {}

  override var standardHeight: CGFloat? {
    (configured ?? standard).height(width: (superview as? UITableView ?? self).bounds.width)
  }
  /// The height of the text; nil without one.
  func titleHeight(width: CGFloat) -> CGFloat? { (configured ?? standard).titleHeight(width: width) }
  override open func layoutSubviews() {
    super.layoutSubviews()
    (configured ?? standard).place(hasAccessory: false)
  }
}

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// A row of a table. The content view fills the cell, apart from the accessory.
open class UITableViewCell: UIView {
  /// The style of a cell, which decides its labels.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The appearance of a cell with the focus.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// The accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The kind of editing for a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// The controls that a cell shows in editing mode.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The round button at the start of the cell.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button at the end of the cell.
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

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill(with: contentView)
    takeMargins()
  }
  override public convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    fill(with: contentView)
    takeMargins()
  }

  /// The view for the content of the row.
  public private(set) var contentView = UIView(frame: .zero)
  /// The identifier with which the cell is reused.
  open private(set) var reuseIdentifier: String?
  /// The label for the title.
  open var textLabel: UILabel? { standard.title }
  /// The label for the detail; nil for a style without one.
  open var detailTextLabel: UILabel? { style == .default ? nil : standard.detail }
  /// The view for the picture.
  open var imageView: UIImageView? { standard.image }
  private lazy var standard = StandardContent(style.arrangement, of: self, in: contentView)
  /// The views of the content configuration.
  private var configured: StandardContent?
  /// The accessory at the end of the cell.
  @_Observed open var accessoryType: AccessoryType = .none { didSet { takeAccessory() } }
  /// A view that replaces the accessory.
  @_Observed open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      takeAccessory()
    }
  }
  /// The accessory at the end of the cell in editing mode.
  open var editingAccessoryType: AccessoryType = .none
  /// A view that replaces the accessory in editing mode.
  open var editingAccessoryView: UIView?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// The view behind the content while several are selected.
  open var multipleSelectionBackgroundView: UIView?
  /// The appearance of the cell while it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// The insets of the separator, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is in editing mode.
  open var isEditing = false
  /// Whether the cell has a handle in editing mode.
  open var showsReorderControl = false
  /// Whether the cell makes room for the round button.
  open var shouldIndentWhileEditing = true
  /// The indentation of the cell, in steps.
  open var indentationLevel = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
  /// The appearance of the cell while it has the focus.
  open var focusStyle = FocusStyle.default
  /// The state for which the content is configured.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Sets the content for a state: before the cell is shown, and whenever the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A closure that is called after the content has been set.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  private var wantsConfiguration = true
  /// Marks the content to be set for the state before the next layout.
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
  /// The content as a value.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // According to Apple, a configuration replaces the background colour, even if its own is nil.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  /// Returns an empty content in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Called before the cell shows something else; not called here, as cells are made anew.
  open func prepareForReuse() {}
  /// Selects or deselects the cell, at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether the cell is highlighted, at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Turns editing mode on or off, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when the cell is about to show other controls; not called here.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell shows other controls; not called here.
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

/// The header or the footer of a section.
open class UITableViewHeaderFooterView: UIView {
  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }
  override public convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  /// The view for the content, with the margins of a cell at the sides.
  public private(set) var contentView: UIView = {
    let (view, sides) = (UIView(frame: .zero), Host.canvas.layoutMargins)
    view.item.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: sides.leading, bottom: 8, trailing: sides.trailing)
    return view
  }()
  /// The identifier with which the view is reused.
  open private(set) var reuseIdentifier: String?
  /// The label for the title.
  open var textLabel: UILabel? { standard.title }
  /// The label for the detail.
  open var detailTextLabel: UILabel? { standard.detail }
  private lazy var standard = StandardContent(.header, of: self, in: contentView)
  private var configured: StandardContent?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // According to Apple, a configuration replaces the background colour, even if its own is nil.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  /// The content as a value.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  /// Called before the view shows something else; not called here, as views are made anew.
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

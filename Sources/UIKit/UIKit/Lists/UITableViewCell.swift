@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// A row of a table. Its content view fills it, beside the accessory.
open class UITableViewCell: UIView {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The look of a cell with focus.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What a cell has at its end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// What a cell shows while the user edits.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// What stands for it.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The round button at its start.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button at its end.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  override package class var contentType: any KindContent.Type { CellContent.self }
  override package var sceneContent: any KindContent {
    var content = CellContent()
    if accessoryView == nil { content.accessory = accessoryType.engine }
    return content
  }
  private let style: CellStyle
  /// What the delegate of the table says, in points; below zero for the height of the content.
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
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    fill(with: contentView)
    takeMargins()
  }

  /// The view for what the row shows.
  public private(set) var contentView = UIView(frame: .zero)
  /// The name under which it is reused.
  open private(set) var reuseIdentifier: String?
  /// The label for the title.
  open var textLabel: UILabel? { standard.title }
  /// The label for the detail; nil for a style without one.
  open var detailTextLabel: UILabel? { style == .default ? nil : standard.detail }
  /// The view for the picture.
  open var imageView: UIImageView? { standard.image }
  private lazy var standard = StandardContent(style.arrangement, of: self, in: contentView)
  /// What the content configuration shows.
  private var configured: StandardContent?
  /// What it has at its end.
  @_Observed open var accessoryType: AccessoryType = .none { didSet { takeAccessory() } }
  /// A view at its end instead.
  @_Observed open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      takeAccessory()
    }
  }
  /// What it has at its end while the user edits.
  open var editingAccessoryType: AccessoryType = .none
  /// A view at its end while the user edits.
  open var editingAccessoryView: UIView?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// That view while it is selected.
  open var selectedBackgroundView: UIView?
  /// The view behind the content while several are selected.
  open var multipleSelectionBackgroundView: UIView?
  /// How it looks while it is selected.
  open var selectionStyle: SelectionStyle = .default
  /// The room beside those lines, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the user edits.
  open var isEditing = false
  /// Whether it has a handle while the user edits.
  open var showsReorderControl = false
  /// Whether it makes room for the round button.
  open var shouldIndentWhileEditing = true
  /// How far it is indented, in steps.
  open var indentationLevel = 0
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10
  /// How it looks while it has the focus.
  open var focusStyle = FocusStyle.default
  /// The state that its content is for.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Sets the content for a state: before the cell is shown, and when that has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called after that.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  private var wantsConfiguration = true
  /// Has the content set for the state before the next layout.
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
  /// Its content as a value.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  /// Its background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // Apple: a configuration replaces the background color, also by none.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  /// An empty content of its style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// It will show something else; not called here, as cells are made anew.
  open func prepareForReuse() {}
  /// Selects or deselects it, at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights it or not, at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Starts or ends editing, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// It is about to show something else; not called here.
  open func willTransition(to state: StateMask) {}
  /// It shows something else; not called here.
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
  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }
  override public convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  /// The view for the content, with a cell's margins at the sides.
  public private(set) var contentView: UIView = {
    let (view, sides) = (UIView(frame: .zero), Host.canvas.layoutMargins)
    view.item.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: sides.leading, bottom: 8, trailing: sides.trailing)
    return view
  }()
  /// The name under which it is reused.
  open private(set) var reuseIdentifier: String?
  /// The label for the title.
  open var textLabel: UILabel? { standard.title }
  /// The label for the detail; nil for a style without one.
  open var detailTextLabel: UILabel? { standard.detail }
  private lazy var standard = StandardContent(.header, of: self, in: contentView)
  private var configured: StandardContent?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Its background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // Apple: a configuration replaces the background color, also by none.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  /// Its content as a value.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  /// It will show something else; not called here, as cells are made anew.
  open func prepareForReuse() {}

  override var standardHeight: CGFloat? {
    (configured ?? standard).height(width: (superview as? UITableView ?? self).bounds.width)
  }
  /// The height of its text; nil without one.
  func titleHeight(width: CGFloat) -> CGFloat? { (configured ?? standard).titleHeight(width: width) }
  override open func layoutSubviews() {
    super.layoutSubviews()
    (configured ?? standard).place(hasAccessory: false)
  }
}

// The common behaviour of cells of tables and collections.
protocol ConfiguredCell {}
extension ConfiguredCell {
  // The view that a configuration makes takes the place of the content view.
  func showContent(of configuration: Any?) {
    if configuration is UIListContentConfiguration {
      if self is UICollectionViewCell && !(self is UICollectionViewListCell) {
        leaveOut("the content of a list's configuration is shown in lists only")
      }
      return
    }
    guard
      let made = (configuration as? UIContentConfiguration)?.updated(for: UICellConfigurationState())
        .makeContentView()
    else { return }
    if contentView.marginsSet && !made.marginsSet { made.directionalLayoutMargins = contentView.setMargins }
    contentView.removeFromSuperview()
    contentView = made
    addSubview(made)
  }
}
protocol UIContentConfiguration {}
extension UIContentConfiguration { func updated(for state: Any) -> UIContentConfiguration { self } }
protocol UIContentView {}
@shown("backgroundConfiguration") class UITableViewCell: UIView, ConfiguredCell {
  // A list determines the kind of the cell, and a scenario its contents.
  package override class var contentType: Any { PlainContent.self }
  package var sceneContent: Any? { PlainContent() }
  override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }
  lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    view.layoutMargins = contentMargins
    return view
  }()
  // The margins of the screen at the sides, 8 points beside an accessory, and 11 above and below, as Interface Builder
  // recorded them.
  package var contentMargins: UIEdgeInsets {
    UIEdgeInsets(
      top: StandardCellMetrics.textMargin, left: Canvas.margin, bottom: StandardCellMetrics.textMargin,
      right: accessoryType == .none && accessoryView == nil
        ? Canvas.margin : StandardCellMetrics.accessoryMargin)
  }
  // The height that the cell's own class gives the table: its content view is measured, and sizeThatFits is called if
  // that has no constraints.
  package func pastContent() -> [NSLayoutConstraint]
  package var isMeasuredByTable = true
  package func measureItself(in table: UITableView) {
    if isMeasuredByTable && known(delegateHeight) != nil && delegateHeight > 0 { return }
    let past = pastContent(), asksFitting = overrides("systemLayoutSizeFitting"),
      isConstrained = contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard asksFitting || !past.isEmpty || overrides("sizeThatFits") && !isConstrained else { return }
    isMeasuredByTable = false
    let width = table.bounds.width
    guard known(width) != nil else { return }
    let size = CGSize(width: width, height: 0)
    if asksFitting {
      delegateHeight =
        known(
          systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
          ).height) ?? -1
    } else if past.isEmpty {
      delegateHeight = known(sizeThatFits(size).height) ?? -1
    } else {
      for one in past {
        one.leaveOut(
          "the table measures the content view: this constraint, which goes beyond it, does not make the row higher; constrain to contentView"
        )
      }
      let height =
        known(
          contentView.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
          ).height) ?? -1
      delegateHeight = height > 0 ? height + 0.5 : 44
    }
  }
  // The room that the accessory takes from the content, as Interface Builder's canvas of 375 points recorded it.
  package var scenarioAccessory: CGFloat {
    if let accessoryView { return accessoryView.frame.width + Canvas.margin }
    return ["disclosureIndicator": 30.5, "detailDisclosureButton": 57, "checkmark": 44, "detailButton": 44][
      "\(accessoryType)"] ?? 0
  }
  lazy var textLabel: UILabel? = UILabel(standard: .body)
  lazy var detailTextLabel: UILabel? = {
    guard cellStyle != .default else { return nil }
    let label = UILabel(standard: cellStyle == .subtitle ? .caption1 : .body)
    label.textColor = .secondaryLabel
    return label
  }()
  lazy var imageView: UIImageView? = UIImageView()
  package var cellStyle: CellStyle = .default
  var accessoryType: AccessoryType = .none { didSet { contentView.layoutMargins = contentMargins } },
    accessoryView: UIView? { didSet { contentView.layoutMargins = contentMargins } }
  package var delegateHeight: CGFloat?
  var
    backgroundConfiguration: UIBackgroundConfiguration? {
      didSet { if let shown = backgroundConfiguration { backgroundColor = shown.backgroundColor } }
    }, multipleSelectionBackgroundView: UIView?, focusStyle: FocusStyle = .default
  var contentConfiguration: Any? {
    didSet {
      guard let content = contentConfiguration as? UIListContentConfiguration else {
        return showContent(of: contentConfiguration)
      }
      cellStyle = content.style
      imageView?.image = content.image
      let first = content.textProperties, second = content.secondaryTextProperties
      fill(textLabel, content.text, content.attributedText, first)
      fill(detailTextLabel, content.secondaryText, content.secondaryAttributedText, second)
    }
  }
  func fill(
    _ label: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label?.font = properties.font
    label?.textColor = properties.color
    label?.numberOfLines = properties.numberOfLines
    if let attributed { label?.attributedText = attributed } else { label?.text = properties.shown(text) }
  }
  init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect.zero)
    _ = contentView
  }
  convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  package override func takeStandIn(_ view: UIView) { contentView.takeStandIn(view) }
  func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
  func setHighlighted(_ isHighlighted: Bool, animated: Bool) { self.isHighlighted = isHighlighted }
  func setEditing(_ isEditing: Bool, animated: Bool)
  func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1, .value2: return .valueCell()
    }
  }
}
extension UIListContentConfiguration {
  var style: UITableViewCell.CellStyle { arrangement == .value ? .value1 : .subtitle }
}
@shown("backgroundConfiguration") class UITableViewHeaderFooterView: UIView, ConfiguredCell {
  // The content view, with a cell's margins at the sides.
  lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    view.layoutMargins = UIEdgeInsets(top: 8, left: Canvas.margin, bottom: 8, right: Canvas.margin)
    return view
  }()
  var reuseIdentifier: String?, backgroundView: UIView?,
    backgroundConfiguration: UIBackgroundConfiguration? {
      didSet { if let shown = backgroundConfiguration { backgroundColor = shown.backgroundColor } }
    }, contentConfiguration: Any? { didSet { showContent(of: contentConfiguration) } }
  lazy var textLabel: UILabel? = UILabel(standard: .headline)
  lazy var detailTextLabel: UILabel? = UILabel(standard: .body)
  init(reuseIdentifier: String?) {
    super.init(frame: CGRect.zero)
    _ = contentView
  }
  convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  override func takeStandIn(_ view: UIView) { contentView.takeStandIn(view) }
}
class UICollectionReusableView: UIView {
  package var isSeen = true
  var reuseIdentifier: String?
  // The size at a width, or at the width that its constraints ask for.
  package func measuredSize(_ width: CGFloat?) -> CGSize {
    width == nil
      ? systemLayoutSizeFitting(.zero)
      : systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
  }
  func preferredLayoutAttributesFitting(_ attributes: Any) -> Any {
    let own = attributes.copy()
    own.size = systemLayoutSizeFitting(attributes.size)
    return own
  }
}
@shown("backgroundConfiguration,isSelected")
class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  // A list determines the kind of the cell, and a scenario its contents.
  package override class var contentType: Any { PlainContent.self }
  package var sceneContent: Any? { PlainContent() }
  override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }
  lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    return view
  }()
  var contentConfiguration: Any? { didSet { showContent(of: contentConfiguration) } },
    backgroundConfiguration: UIBackgroundConfiguration? {
      didSet { if let shown = backgroundConfiguration { backgroundColor = shown.backgroundColor } }
    }, accessories: [UICellAccessory] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }
  package override func takeStandIn(_ view: UIView) { contentView.takeStandIn(view) }
}
@shown("accessories") class UICollectionViewListCell: UICollectionViewCell {
  // The row that a table would show in its place.
  lazy var row = UITableViewCell(style: .default, reuseIdentifier: nil)
  override var contentConfiguration: Any? {
    didSet {
      if contentConfiguration is UIListContentConfiguration {
        row.contentConfiguration = contentConfiguration
      }
    }
  }
  override var accessories: [UICellAccessory] {
    didSet { row.accessoryType = accessories.first?.rowType ?? .none }
  }
  func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  override func measuredSize(_ width: CGFloat?) -> CGSize {
    guard contentConfiguration is UIListContentConfiguration, let row = ownRow(width ?? Canvas.size.width)
    else { return super.measuredSize(width) }
    return Host.measurer.size("row", ["views": [row]])
  }
  // The row that a table of its own would have.
  func ownRow(_ width: CGFloat) -> [String: Any]?
}
extension UICellAccessory {
  // The accessory that a row of a table would have in its place.
  var rowType: UITableViewCell.AccessoryType {
    switch accessoryType {
    case .disclosureIndicator: return .disclosureIndicator
    case .checkmark: return .checkmark
    case .detail: return .detailButton
    default: return .none
    }
  }
}

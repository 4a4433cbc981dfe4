import UIKit

/// What overrides, buttons, collections and cells tell after they have been changed.
@MainActor func overrideValues() -> [String] {
  overrideLines() + buttonLines() + collectionLines() + cellLines()
}

private final class Tile: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(label) }
  required init?(coder: NSCoder) { fatalError() }
}
private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text = "\(indexPath.item)"
    return cell
  }
}
private final class Card: UIView {
  var log: [String] = []
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 7) }
  override func tintColorDidChange() { log.append("tint") }
  override func layoutMarginsDidChange() { log.append("margins") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.append("traits") }
  override var isHidden: Bool { didSet { log.append("hidden \(isHidden)") } }
  override var frame: CGRect { didSet { log.append("frame \(frame.width)") } }
  override var backgroundColor: UIColor? { didSet { log.append("colour") } }
  override var alpha: CGFloat { didSet { log.append("alpha \(alpha)") } }
}
private final class Panel: UIStackView {
  override var axis: NSLayoutConstraint.Axis { didSet { changes += 1 } }
  var changes = 0
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view); changes += 10 }
}
private final class Badge: UILabel {
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  override var text: String? { didSet { texts.append(text ?? "nil") } }
  var texts: [String] = []
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 4, height: size.height + 2)
  }
}
private final class Toggle: UIButton {
  override var isSelected: Bool { didSet { states.append("selected \(isSelected)") } }
  override var isEnabled: Bool { didSet { states.append("enabled \(isEnabled)") } }
  override var isHighlighted: Bool { didSet { states.append("highlighted") } }
  var states: [String] = []
}

@MainActor private func overrideLines() -> [String] {
  var lines: [String] = []
  let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  card.frame.size.width = 80
  card.isHidden = true
  card.backgroundColor = .red
  card.alpha = 0.5
  card.tintColor = .red
  lines.append("card \(card.log.joined(separator: ", "))")
  lines.append(
    "sizes \(card.intrinsicContentSize.width) \(card.sizeThatFits(CGSize(width: 10, height: 10)).width)")
  card.sizeToFit()
  lines.append("fit \(card.frame.width) \(card.frame.height)")
  let panel = Panel()
  panel.axis = .vertical
  panel.addArrangedSubview(UIView())
  lines.append("panel \(panel.changes) \(panel.arrangedSubviews.count)")
  let badge = Badge()
  badge.text = "a"
  badge.text = nil
  lines.append("badge \(badge.texts.joined(separator: " "))")
  let toggle = Toggle()
  toggle.isSelected = true
  toggle.isEnabled = false
  lines.append("toggle \(toggle.states.joined(separator: ", "))")
  return lines
}

@MainActor private func buttonLines() -> [String] {
  var lines: [String] = []
  let button = UIButton()
  lines.append(
    "type \(button.buttonType.rawValue) \(button.titleLabel != nil) \(button.currentTitle ?? "nil") \(button.configuration == nil)"
  )
  button.setTitle("A", for: .normal)
  button.setImage(UIImage(systemName: "star"), for: .normal)
  button.setTitleColor(.red, for: .normal)
  lines.append(
    "now \(button.currentTitle ?? "nil") \(button.currentImage != nil) \(button.currentTitleColor == .red) \(button.image(for: .selected) == nil)"
  )
  button.setAttributedTitle(NSAttributedString(string: "B", attributes: [.kern: 1]), for: .normal)
  lines.append(
    "attributed \(button.currentAttributedTitle?.string ?? "nil") \(button.attributedTitle(for: .normal)?.string ?? "nil")"
  )
  button.setTitle(nil, for: .normal)
  lines.append("nil \(button.currentTitle ?? "nil")")
  button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
  lines.append(
    "background \(button.currentBackgroundImage != nil) \(button.backgroundImage(for: .normal) != nil)")
  button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  lines.append("insets \(button.contentEdgeInsets.left)")
  var filled = UIButton.Configuration.filled()
  filled.title = "T"
  filled.subtitle = "S"
  filled.imagePadding = 4
  filled.cornerStyle = .capsule
  filled.buttonSize = .large
  let configured = UIButton(configuration: filled, primaryAction: UIAction(title: "P") { _ in })
  lines.append(
    "configured \(configured.configuration?.title ?? "nil") \(configured.configuration?.subtitle ?? "nil") \(configured.configuration?.imagePadding ?? -1)"
  )
  configured.configuration?.title = "U"
  lines.append("changed \(configured.configuration?.title ?? "nil") \(filled.title ?? "nil")")
  configured.setTitle("V", for: .normal)
  lines.append("set \(configured.configuration?.title ?? "nil") \(configured.title(for: .normal) ?? "nil")")
  let action = UIButton(type: .system, primaryAction: UIAction(title: "P") { _ in })
  lines.append("action \(action.currentTitle ?? "nil")")
  let system = UIButton(type: .system)
  lines.append(
    "fonts \(system.titleLabel?.font.pointSize ?? -1) \(UIButton(type: .custom).titleLabel?.font.pointSize ?? -1)"
  )
  return lines
}

@MainActor private func collectionLines() -> [String] {
  var lines: [String] = []
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 20, height: 20)
  layout.minimumLineSpacing = 3
  let grid = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  let source = Grid()
  grid.register(Tile.self, forCellWithReuseIdentifier: "tile")
  grid.dataSource = source
  grid.delegate = source
  lines.append("sections \(grid.numberOfSections) \(grid.numberOfItems(inSection: 0))")
  let cell = source.collectionView(grid, cellForItemAt: IndexPath(item: 2, section: 0))
  lines.append(
    "cell \((cell as? Tile)?.label.text ?? "nil") \(cell.reuseIdentifier ?? "nil") \(cell.contentView.superview === cell)"
  )
  lines.append(
    "layout \(layout.itemSize.width) \(layout.minimumLineSpacing) \(layout.scrollDirection.rawValue)")
  let next = UICollectionViewFlowLayout()
  grid.setCollectionViewLayout(next, animated: false)
  lines.append("set \(grid.collectionViewLayout === next)")
  return lines
}

@MainActor private func cellLines() -> [String] {
  var lines: [String] = []
  let cell = UITableViewCell(style: .value1, reuseIdentifier: "c")
  var content = cell.defaultContentConfiguration()
  content.text = "T"
  content.secondaryText = "S"
  cell.contentConfiguration = content
  lines.append(
    "content \((cell.contentConfiguration as? UIListContentConfiguration)?.text ?? "nil") \(content.secondaryText ?? "nil")"
  )
  cell.accessoryType = .disclosureIndicator
  cell.selectionStyle = .none
  lines.append("cell \(cell.accessoryType.rawValue) \(cell.selectionStyle.rawValue)")
  cell.accessoryView = UISwitch()
  lines.append("accessory \(cell.accessoryView is UISwitch)")
  cell.backgroundView = UIView()
  lines.append("background \(cell.backgroundView != nil) \(cell.selectedBackgroundView == nil)")
  cell.setSelected(true, animated: false)
  lines.append("selected \(cell.isSelected)")
  cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
  lines.append("separator \(cell.separatorInset.left)")
  return lines
}

import UIKit

// Layouts as people write them. They are compiled with these tests, and read as source: see CompiledViewTests.

extension UIStackView {
  convenience init(_ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, inset: CGFloat = 0)
  {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    alignment = axis == .vertical ? .leading : .center
    isLayoutMarginsRelativeArrangement = inset > 0
    layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}

extension UILabel {
  convenience init(_ text: String, _ font: UIFont, lines: Int = 1) {
    self.init()
    self.text = text
    self.font = font
    numberOfLines = lines
  }
}

extension UIFont {
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }
  var heavier: UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.heavy]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize + 3)
  }
}

extension UIView {
  func fill(_ view: UIView, inset: CGFloat = 0) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ])
  }
}

class FontsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let labels = [
      UILabel("A body text", body), UILabel("A body text", body.with(.traitBold)),
      UILabel("A body text", body.heavier), UILabel("Twenty points", body.withSize(20)),
      UILabel("Twenty points", .boldSystemFont(ofSize: 20).withSize(24)),
      UILabel("Of another family", UIFont(name: "AvenirNext-DemiBold", size: 20) ?? body),
      UILabel("Scaled", UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))),
      UILabel(
        "A headline over as many lines as the words of it need on a phone",
        .preferredFont(forTextStyle: .headline), lines: 0),
    ]
    UIStackView(labels, axis: .vertical, inset: 12).fill(self)
  }
  required init?(coder: NSCoder) { nil }
}

class ButtonsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let custom = UIButton(), system = UIButton(type: .system), empty = UIButton(),
      large = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    system.setTitle("System", for: .normal)
    large.setTitle("Large", for: .normal)
    large.titleLabel?.font = .systemFont(ofSize: 28)
    large.contentEdgeInsets = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 20)
    var filled = UIButton.Configuration.filled()
    filled.title = "Filled"
    let configured = UIButton(configuration: filled)
    configured.titleLabel?.font = .systemFont(ofSize: 40)
    UIStackView([custom, system, empty, large, configured], axis: .vertical).fill(self, inset: 10)
  }
  required init?(coder: NSCoder) { nil }
}

class DrawnView: UIView {
  private let drawn = UIImageView()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 30))
    drawn.image = renderer.image { context in context.fill(CGRect(x: 0, y: 0, width: 70, height: 30)) }
    drawn.translatesAutoresizingMaskIntoConstraints = false
    addSubview(drawn)
    addSubview(badge)
    NSLayoutConstraint.activate([
      drawn.centerXAnchor.constraint(equalTo: centerXAnchor),
      drawn.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      drawn.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.maxX - 20, y: drawn.frame.minY, width: 12, height: 12)
  }
}

class FormatsView: UIView {
  private let icon = UIImageView(image: UIImage(systemName: "star"))
  private lazy var title = UILabel("Title", .systemFont(ofSize: 17))
  private let field: UITextField = {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Search"
    return field
  }()
  private var gap: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views = ["icon": icon, "title": title, "field": field]
    for view in [icon, title, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    title.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let formats = [
      "H:|-[icon]-(gap)-[title]-[field(>=100)]-|", "V:|-(>=4)-[icon]-(>=4)-|", "V:|-12-[field]-12-|",
    ]
    for format in formats {
      addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: ["gap": 14], views: views))
    }
    addConstraint(
      NSLayoutConstraint(
        item: icon, attribute: .centerY, relatedBy: .equal, toItem: field, attribute: .centerY, multiplier: 1,
        constant: 0))
    title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
    gap = icon.widthAnchor.constraint(equalToConstant: 18)
    gap?.priority = .required
    setNeedsUpdateConstraints()
  }
  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    gap?.isActive = true
    super.updateConstraints()
  }
}

class PlateCell: UITableViewCell {
  private let name = UILabel("Name of a dish", .preferredFont(forTextStyle: .headline))
  private let price = UILabel("12.50", .monospacedDigitSystemFont(ofSize: 15, weight: .medium))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    price.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView([name, price], axis: .horizontal)
    row.distribution = .fill
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      row.topAnchor.constraint(equalTo: guide.topAnchor),
      row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

class BadgeView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 33) }
}

class PageController: UIViewController {
  private let child = NoteController()
  private let badge = BadgeView()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    child.didMove(toParent: self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      badge.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      badge.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      child.view.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 20),
      child.view.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      child.view.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      child.view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    ])
  }
}

class MaskController: UIViewController {
  private let backdrop = UIView()
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(backdrop)
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap {
      $0.windows
    }
    let room = windows.first { $0.isKeyWindow }?.safeAreaInsets.bottom ?? 0
    let status = windows.first?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    bar.frame = CGRect(x: 0, y: view.bounds.height - 49 - room, width: view.bounds.width, height: 49 + room)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
    let close = UIButton(type: .close)
    close.translatesAutoresizingMaskIntoConstraints = false
    backdrop.addSubview(close)
    NSLayoutConstraint.activate([
      close.topAnchor.constraint(equalTo: backdrop.topAnchor, constant: status + 4),
      close.trailingAnchor.constraint(equalTo: backdrop.trailingAnchor, constant: -4),
    ])
  }
}

class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel(
      "A note that is inside of the margins of the view of a child.", .systemFont(ofSize: 15), lines: 0)
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}

// MARK: Lists in cells, pages

private final class PosterCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ShelfCell: UITableViewCell, UICollectionViewDataSource {
  var titles: [String] = [] { didSet { posters.reloadData() } }
  private let posters: UICollectionView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    posters = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    posters.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    posters.dataSource = self
    posters.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(posters)
    let height = posters.heightAnchor.constraint(equalToConstant: 150)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      posters.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      posters.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      posters.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      posters.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      height,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    titles.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    (cell as? PosterCell)?.titleLabel.text = titles[indexPath.item]
    return cell
  }
}

final class ShelvesController: UITableViewController {
  private let shelves = [["Up", "Her", "Alien"], ["Jaws", "Heat"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    (cell as? ShelfCell)?.titles = shelves[indexPath.row]
    return cell
  }
}

final class TourController: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([NoteController()], direction: .forward, animated: false)
    let skip = UIButton(type: .system)
    skip.setTitle("Skip", for: .normal)
    skip.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(skip)
    NSLayoutConstraint.activate([
      skip.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      skip.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }
}

// MARK: More than fits

final class GridController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 500 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}

final class LongListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row"
    return cell
  }
}

// MARK: Containers with views of their own

final class MiddleButtonTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: NoteController()), PageController()]
    let middle = UIButton(type: .custom)
    middle.translatesAutoresizingMaskIntoConstraints = false
    tabBar.addSubview(middle)
    NSLayoutConstraint.activate([
      middle.widthAnchor.constraint(equalToConstant: 56),
      middle.heightAnchor.constraint(equalTo: middle.widthAnchor),
      middle.centerXAnchor.constraint(equalTo: tabBar.centerXAnchor),
      middle.topAnchor.constraint(equalTo: tabBar.topAnchor, constant: -20),
    ])
  }
}

final class BannerController: UIViewController {
  private let shown = UINavigationController(rootViewController: PageController())
  private let banner = UILabel("You are offline", .preferredFont(forTextStyle: .footnote))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(shown)
    shown.view.fill(view)
    shown.additionalSafeAreaInsets.bottom = 32
    shown.didMove(toParent: self)
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      banner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      banner.heightAnchor.constraint(equalToConstant: 32),
    ])
  }
}

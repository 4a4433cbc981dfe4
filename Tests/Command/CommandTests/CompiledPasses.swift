import UIKit

// What the passes of layout call, in which order, and what code gets to know in them. Texts say it, so that their widths
// are compared.

/// Writes down what it is asked for.
class ProbeView: UIView {
  var log: [String] = []
  weak var journal: ProbeView?
  let letter: String

  init(_ letter: String, in journal: ProbeView? = nil) {
    self.letter = letter
    self.journal = journal
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { (journal ?? self).log.append(text) }

  func cover(_ superview: UIView, inset: CGFloat) {
    superview.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }

  override func updateConstraints() {
    note("u\(letter)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("l\(letter) \(Int(bounds.width))")
  }
}

/// A label for what was written down.
final class LogLabel: UILabel {
  func place(in superview: UIView, below top: NSLayoutYAxisAnchor) {
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
    leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    topAnchor.constraint(equalTo: top, constant: 4).isActive = true
  }
}

/// The order of calls until a controller has appeared, and what its view knows at each.
final class OrderController: UIViewController {
  private let outer = ProbeView("o")
  private let label = LogLabel()
  private var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    let middle = ProbeView("m", in: outer)
    view.addSubview(outer)
    middle.cover(outer, inset: 5)
    let height = outer.heightAnchor.constraint(equalToConstant: 40)
    self.height = height
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      outer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      outer.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5), height,
    ])
    label.place(in: view, below: outer.bottomAnchor)
    outer.note("load \(outer.frame.width)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    outer.note("will \(outer.frame.width)")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    outer.note("before \(outer.frame.height)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    outer.note("after \(outer.frame.height)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    outer.note("did \(outer.frame.width)")
    height?.constant = 50
    UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
    outer.note("then \(outer.frame.height)")
    label.text = outer.log.joined(separator: ", ")
  }
}

/// Frames by hand inside of constraints: a row whose parts share its width, with a round picture.
final class ManualRowView: UIView {
  private let picture = UIView(), title = UILabel(), badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "By hand"
    for part in [picture, title, badge] { addSubview(part) }
    heightAnchor.constraint(equalToConstant: 60).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.height - 16
    picture.frame = CGRect(x: 8, y: 8, width: side, height: side)
    picture.layer.cornerRadius = side / 2
    let size = title.sizeThatFits(CGSize(width: bounds.width - side - 40, height: side))
    title.frame = CGRect(
      x: picture.frame.maxX + 8, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    badge.frame = CGRect(x: bounds.maxX - 24, y: bounds.midY - 8, width: 16, height: 16)
  }
}

/// A text whose width in lines follows that of its view.
final class PreferredWidthView: UIView {
  private let text = UILabel(), log = LogLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.text =
      "A text that goes on for as long as it takes to need more lines than one on any screen there is."
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor),
      text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
    ])
    log.place(in: self, below: text.bottomAnchor)
    log.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.preferredMaxLayoutWidth = (bounds.width - 40) * 0.75
    log.text =
      "\(text.preferredMaxLayoutWidth) \(text.numberOfLines) \(text.contentHuggingPriority(for: .vertical).rawValue)"
    super.layoutSubviews()
  }
}

/// Another arrangement for a wide view, which a pass of constraints makes.
final class AdaptiveView: UIView {
  private let first = UIView(), second = UIView()
  private var narrow: [NSLayoutConstraint] = [], wide: [NSLayoutConstraint] = []
  private var isWide: Bool?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [first, second] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      part.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor), first.leadingAnchor.constraint(equalTo: leadingAnchor),
      second.trailingAnchor.constraint(equalTo: trailingAnchor),
      second.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    narrow = [
      first.trailingAnchor.constraint(equalTo: trailingAnchor),
      second.leadingAnchor.constraint(equalTo: leadingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
    ]
    wide = [
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      second.topAnchor.constraint(equalTo: topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(isWide == true ? narrow : wide)
    NSLayoutConstraint.activate(isWide == true ? wide : narrow)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isWide != (bounds.width > 500) else { return }
    isWide = bounds.width > 500
    setNeedsUpdateConstraints()
  }
}

/// A header of a table that is as high as its constraints ask for.
final class FittedHeaderController: UITableViewController {
  private let header = UIView(), text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.numberOfLines = 0
    text.text = "A header that has more to say than fits on one line of a phone, and says it"
    text.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      text.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
      text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
    ])
    tableView.tableHeaderView = header
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let wanted = header.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard header.frame.height != wanted.height else { return }
    header.frame.size.height = wanted.height
    tableView.tableHeaderView = header
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}

/// Words in lines that begin at the left, whatever room is left.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    var left = sectionInset.left, bottom: CGFloat = -1
    for one in attributes where one.representedElementKind == nil {
      if one.frame.minY >= bottom { left = sectionInset.left }
      one.frame.origin.x = left
      left += one.frame.width + minimumInteritemSpacing
      bottom = max(bottom, one.frame.maxY)
    }
    return attributes
  }
}

final class WordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

class WordsController: UIViewController, UICollectionViewDataSource {
  private let words = ["Swift", "Linux", "Auto Layout", "Cassowary", "UIKit", "Pango", "Cairo", "Priorities"]

  func makeLayout() -> UICollectionViewLayout {
    let layout = LeftAlignedLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = words[indexPath.item]
    return cell
  }
}

/// The same words two beside each other, where the program places them.
final class PairsController: WordsController {
  override func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { inner in
        let width = inner.container.effectiveContentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2 - 4, height: 56)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: width / 2 + 4, y: 8, width: width / 2 - 4, height: 56)),
        ]
      }
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: environment.container.contentSize.width > 500 ? 40 : 12, bottom: 12, trailing: 12)
      return section
    }
  }
}

/// What an inspector of properties would show, before a view is laid out and in the pass.
final class ValuesView: UIView {
  private let field = UITextField(), toggle = UISwitch(), pages = UIPageControl(),
    tabs = UISegmentedControl(items: ["A", "B"])
  private let first = LogLabel(), second = LogLabel(), third = LogLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    pages.numberOfPages = 4
    let stack = UIStackView(arrangedSubviews: [field, toggle, pages, tabs])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true
    first.place(in: self, below: stack.bottomAnchor)
    second.place(in: self, below: first.bottomAnchor)
    third.place(in: self, below: second.bottomAnchor)
    third.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor).isActive = true
    let views = [field, toggle, pages, tabs, stack, first]
    first.text = views.map { "\($0.contentHuggingPriority(for: .horizontal).rawValue)" }.joined(
      separator: " ")
    second.text = views.map { "\($0.contentCompressionResistancePriority(for: .vertical).rawValue)" }.joined()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heights = [field, toggle, pages, tabs].map {
      "\($0.intrinsicContentSize.height) \($0.alignmentRectInsets.right)"
    }
    let font = UIFont.preferredFont(forTextStyle: .headline)
    third.text =
      "\(heights) \(layoutMargins.left) \(safeAreaInsets.top) \(toggle.bounds.width) \(font.pointSize) "
      + "\((font.lineHeight * 10).rounded()) \(layoutMarginsGuide.layoutFrame.minX)"
  }
}

/// The sizes, insets and priorities of views that nothing was set on.
final class KindsView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [UIView] = [
      UILabel(), UIButton(), UIButton(type: .system), UITextField(), UITextView(), UIImageView(),
      UISearchBar(),
      UIStackView(), UIScrollView(), UITableView(), UINavigationBar(), UIToolbar(), UITabBar(), UISwitch(),
      UISlider(),
      UIStepper(), UISegmentedControl(items: ["A", "B"]), UIPageControl(), UIProgressView(),
      UIActivityIndicatorView(),
      UIDatePicker(), UIPickerView(), UIColorWell(), UIRefreshControl(), UIVisualEffectView(),
    ]
    label.text = views.map { view in
      let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
      let hugging = view.contentHuggingPriority(for: .vertical).rawValue
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      return "\(type(of: view)) \(size.width) \(size.height) \(insets.left) \(insets.right) \(insets.top) "
        + "\(insets.bottom) \(hugging) \(resistance) \(view.bounds.width) \(view.isUserInteractionEnabled)"
    }.joined(separator: ", ")
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that moves what constraints have placed, once its layout is done, and one that does so too early.
final class MovedView: UIView {
  private let title = UILabel()
  private let dot = UIView()
  private let core = UIView()
  private let undone = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Inbox"
    for view in [title, dot, undone] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    core.translatesAutoresizingMaskIntoConstraints = false
    dot.addSubview(core)
    for (view, side) in [(dot, 12), (core, 4), (undone, 9)] as [(UIView, CGFloat)] {
      view.widthAnchor.constraint(equalToConstant: side).isActive = true
      view.heightAnchor.constraint(equalToConstant: side).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      dot.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
      dot.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      core.centerXAnchor.constraint(equalTo: dot.centerXAnchor),
      core.centerYAnchor.constraint(equalTo: dot.centerYAnchor),
      undone.trailingAnchor.constraint(equalTo: trailingAnchor),
      undone.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    undone.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    super.layoutSubviews()
    dot.center = CGPoint(x: bounds.maxX - 30, y: dot.center.y)
    title.frame = title.frame.offsetBy(dx: 0, dy: -3)
  }
}

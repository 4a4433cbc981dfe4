import UIKit

// More of the language, and of the life of a controller, than CompiledViews.swift has.

struct Bar {
  let id = 0
  let title: String
  var length: CGFloat
}

extension UILabel {
  static var usualLines: Int { 2 }
  convenience init(wrapping text: String, lines: Int = usualLines) {
    self.init()
    self.text = text
    numberOfLines = lines
  }
}

/// A controller whose view is a stack view.
class BarsController: UIViewController {
  override func loadView() {
    let bars = [("One", 40), ("Two", 120), ("Three", 90)].map(Bar.init)
    let stack = UIStackView(arrangedSubviews: bars.map(row))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.spacing = 6
    stack.addArrangedSubview(
      UILabel(wrapping: "A text of which no more than two lines are shown, whatever else there may be to say")
    )
    stack.addArrangedSubview(UIView())
    view = stack
  }

  private func row(_ bar: Bar) -> UIView {
    let view = UILabel()
    view.text = bar.title
    view.widthAnchor.constraint(equalToConstant: bar.length).isActive = true
    return view
  }
}

/// A controller whose view scrolls.
class ScrollingController: UIViewController {
  override func loadView() { view = UIScrollView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A large title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = .systemFont(ofSize: 30, weight: .bold)
      return new
    }
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: view.topAnchor, constant: 700),
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      button.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ])
  }
}

/// A view that comes in once the screen is there, in a controller inside of another one.
class LateController: UIViewController {
  private let inner = InnerController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 375, height: 200)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let banner = UILabel()
    banner.text = "No connection"
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    banner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    banner.topAnchor.constraint(equalTo: view.topAnchor, constant: inner.view.frame.maxY).isActive = true
  }
}

class InnerController: UIViewController {
  private let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  private var top: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    top += 8
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: top).isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    height.constant += 60
  }
}

/// A controller in a container that has no size when it comes in.
class ContainerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView(), page = ShelfPageController()
    container.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(container)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    addChild(page)
    container.addSubview(page.view)
    page.view.frame = container.bounds
    page.didMove(toParent: self)
  }
}

/// Pages of a shelf, the first of which is in the middle, below a header that decides its height.
class ShelfPageController: UIViewController, UICollectionViewDataSource {
  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let title = UILabel()
      title.text = "Read next"
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        title.leadingAnchor.constraint(equalTo: leadingAnchor),
        bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(90)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let shelf = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    shelf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shelf.dataSource = self
    shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
    shelf.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.addSubview(shelf)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Margins that are less than the screen's at one side.
class MarginsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 40)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
}

class NarrowMarginsController: MarginsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewRespectsSystemMinimumLayoutMargins = false
  }
}

extension UIView {
  func fillIn(_ view: UIView, by inset: CGFloat) {
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

protocol Shown: UIView {
  init()
  var text: String { get set }
}

class TagView: UIView, Shown {
  private let label = UILabel()
  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }
  required init() {
    super.init(frame: .zero)
    label.fillIn(self, by: 6)
  }
  required init?(coder: NSCoder) { nil }
}

class ShowingCell<Content: Shown>: UICollectionViewCell {
  let content = Content()
  override init(frame: CGRect) {
    super.init(frame: frame)
    content.fillIn(contentView, by: 0)
  }
  required init?(coder: NSCoder) { nil }
}

/// Cells of a class that is generic, too.
class TagsController: UICollectionViewController {
  private let tags = ["Food", "Culture", "Outdoors"]
  private let registration = UICollectionView.CellRegistration<ShowingCell<TagView>, String> {
    $0.content.text = $2
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 40)
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    tags.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: tags[indexPath.item])
  }
}

/// Its size depends on the width that it gets, though no code runs in the passes.
final class InsetLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 16)
  }
}

final class InsetLabelCard: UIView {
  private let note = InsetLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    note.text = "A note that is long enough to need several lines where it is only as wide as a thumb is long"
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: topAnchor), note.leadingAnchor.constraint(equalTo: leadingAnchor),
      note.widthAnchor.constraint(equalToConstant: 150), note.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
}

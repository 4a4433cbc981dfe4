import Testing
import UIKit

/// Controllers, windows and lists.
@MainActor @Suite(.serialized) struct ControllerTests {
  private final class Screen: UIViewController {
    var events: [String] = []
    let box = UIView()
    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("load")
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewWillLayoutSubviews() { events.append("will layout") }
    override func viewDidLayoutSubviews() { events.append("did layout \(box.frame.width)") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
  }

  @Test func controllersFillTheirWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.events == ["load", "will appear", "will layout", "did layout 343.0", "did appear"])
    #expect(screen.view.frame == window.bounds)
    #expect(screen.box.frame == CGRect(x: 16, y: 20, width: 343, height: 647))
    #expect(screen.view.window === window)
    #expect(screen.view.safeAreaInsets.top == 20)
  }

  @Test func navigationBarsTakeFromTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let screen = Screen()
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    #expect(screen.box.frame == CGRect(x: 16, y: 64, width: 343, height: 603))
    #expect(screen.navigationController != nil)
  }

  private final class Row: UITableViewCell {
    let label = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.label.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test func tablesMakeCellsThatSizeThemselves() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    table.register(Row.self, forCellReuseIdentifier: "row")
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    let cells = try #require(table.visibleCells as? [Row])
    #expect(cells.map(\.label.text) == ["Row 0", "Row 1", "Row 2"])
    #expect(cells.map(\.reuseIdentifier) == ["row", "row", "row"])
    // 20.5 points of text, 40 of margins, half a point of separator.
    #expect(cells.map(\.frame.minY) == [0, 61, 122])
    #expect(cells[1].contentView.frame.width == 200)
    #expect(cells[1].label.frame.minX == 10)
  }

  private final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  @Test func collectionsFlow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 30)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let tiles = Tiles()
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 70, 140, 0, 70])
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 0, 40, 40])
  }

  @Test func compositionalLayoutsShareTheWidth() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let tiles = Tiles()
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.frame.minX) == [0, 100, 0, 100, 0])
    #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 50, 50, 100])
  }
}

import TestSupport
import Testing

/// Where layouts of collections place their cells and headers.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct CollectionReadingTests {
  private static let tile = """
    extension UIView {
      func fill(height: CGFloat) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor), box.heightAnchor.constraint(equalToConstant: height),
        ])
      }
    }
    class Tile: UICollectionViewCell {
      let label = UILabel()
      convenience init(height: CGFloat) { self.init(frame: .zero); contentView.fill(height: height) }
    }
    class Header: UICollectionReusableView { let label = UILabel() }
    class TallHeader: UICollectionReusableView {
      override init(frame: CGRect) { super.init(frame: frame); fill(height: 20) }
      required init?(coder: NSCoder) { nil }
    }
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    """

  /// A screen with a collection of so many items in each section.
  private static func screen(
    _ counts: [Int], layout: String, cell: String = "Tile(frame: .zero)", header: String = "Header",
    more: String = ""
  ) -> String {
    tile + """
      class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let counts = \(counts)
        lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: makeLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(grid)
          grid.dataSource = self
          grid.delegate = self
          grid.register(\(header).self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h")
        }
        func makeLayout() -> UICollectionViewLayout { \(layout) }
        func numberOfSections(in list: UICollectionView) -> Int { counts.count }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { \(cell) }
        func collectionView(_ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
          list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
        }
        \(more)
      }
      """
  }

  private static func read(_ source: String) throws -> Reading {
    try Reading(source, ["options": ["Screen"], "screen": [String: Any]()])
  }

  /// The frames of cells and headers by what follows “grid.”.
  private static func placed(_ reading: Reading) throws -> [String: [Double]] {
    let views = try #require(try reading.view("grid", in: "Screen")["subviews"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: try views.map { view in
        let id = try #require(view["id"] as? String)
        return (String(id.dropFirst(5)), try #require(view["frame"] as? [Double]))
      })
  }

  @Test(
    arguments: [
      // As many as fit, with insets of items, groups and sections.
      (
        """
        let tile = item(.fractionalWidth(0.5), .fractionalHeight(1))
        tile.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [tile]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
        section.interGroupSpacing = 5
        return UICollectionViewCompositionalLayout(section: section)
        """, [[22.0, 11, 134, 96], [162, 11, 134, 96], [22, 116, 134, 96]]
      ),
      // A number of equal ones with a distance.
      (
        """
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitem: item(.absolute(9), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .fixed(10)
        return UICollectionViewCompositionalLayout { index, environment in
          environment.container.effectiveContentSize.width > 300 ? NSCollectionLayoutSection(group: group) : nil
        }
        """, [[0, 0, 100, 80], [110, 0, 100, 80], [220, 0, 100, 80]]
      ),
      // Groups in a group.
      (
        """
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item(.fractionalWidth(0.75), .fractionalHeight(1)), column])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        """, [[0, 0, 240, 60], [240, 0, 80, 30], [240, 30, 80, 30]]
      ),
      // What scrolls sideways is shown as far as it fits.
      (
        """
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.fractionalWidth(0.6), .absolute(50)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .groupPaging
        return UICollectionViewCompositionalLayout(section: section)
        """, [[0, 0, 192, 50], [192, 0, 192, 50]]
      ),
    ])
  func compositionalLayoutsPlaceTheirCells(layout: String, frames: [[Double]]) throws {
    let reading = try Self.read(Self.screen([3], layout: layout))
    let placed = try Self.placed(reading)
    #expect(placed.sorted { $0.key < $1.key }.map(\.value) == frames)
    #expect(try reading.reasons("Screen") == [])
  }

  @Test func estimatedHeightsAreMeasuredFirst() throws {
    let source = Self.screen(
      [2, 1],
      layout: """
        let row = size(.fractionalWidth(1), .estimated(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
        """, cell: "Tile(height: [[30, 50], [380]][path.section][path.item])", header: "TallHeader")
    let reading = try Self.read(source)
    #expect(
      try Self.placed(reading) == [
        "header[0]": [0, 0, 320, 20], "items[0]": [0, 20, 320, 30], "items[1]": [0, 50, 320, 50],
        "header[1]": [0, 100, 320, 20], "items[2]": [0, 120, 320, 380],
      ])
  }

  @Test func whatACompositionalLayoutLeavesOutIsTold() throws {
    let reading = try Self.read(
      Self.screen(
        [1],
        layout: """
          let tile = item(.absolute(50), .absolute(50))
          tile.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(8), top: nil, trailing: nil, bottom: nil)
          return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [tile])))
          """))
    #expect(
      try reading.reasons("Screen").map { $0.drop { $0 != " " } } == [
        " ‘NSCollectionLayoutItem.edgeSpacing’ is not shown"
      ])
  }

  @Test func delegatesGiveFlowLayoutsTheirSizes() throws {
    let alike = """
      func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: (list.bounds.width - 20) / 2, height: 40)
      }
      func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
      }
      """
    let reading = try Self.read(Self.screen([3], layout: "UICollectionViewFlowLayout()", more: alike))
    let grid = try reading.view("grid", in: "Screen")
    #expect(grid["itemSize"] as? [Double] == [150, 40])
    #expect((grid["sectionInset"] as? [String: Double])?["left"] == 5)
    #expect(try reading.reasons("Screen") == [])

    let varied = """
      func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: path.item == 0 ? view.bounds.width - 60 : 150, height: 40)
      }
      func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
        CGSize(width: 0, height: 30)
      }
      """
    let placed = try Self.placed(
      Self.read(Self.screen([3, 1], layout: "UICollectionViewFlowLayout()", more: varied)))
    #expect(
      placed == [
        "header[0]": [0, 0, 320, 30], "items[0]": [2.5, 30, 315, 40], "items[1]": [0, 80, 150, 40],
        "items[2]": [160, 80, 150, 40], "header[1]": [0, 120, 320, 30], "items[3]": [0, 150, 315, 40],
      ])
  }

  @Test func listLayoutsAreTables() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        var source: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
          configuration.headerMode = .firstItemInSection
          let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
          view.addSubview(list)
          let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
          }
          source = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0, 1])
          snapshot.appendItems(["Head", "a"], toSection: 0)
          snapshot.appendItems(["Foot", "b", "c"], toSection: 1)
          source.apply(snapshot)
        }
      }
      """)
    let list = try reading.view("view.subviews[0]", in: "Screen")
    #expect(list["type"] as? String == "tableView" && list["style"] as? String == "insetGrouped")
    let sections = try #require(list["sections"] as? [[String: Any]])
    #expect(sections.map { $0["header"] as? String } == ["Head", "Foot"])
    let rows = sections.map { $0["rows"] as? [[String: Any]] ?? [] }
    #expect(
      rows.map { $0.map { ($0["textLabel"] as? [String: Any])?["text"] as? String } } == [["a"], ["b", "c"]])
    #expect(rows[0][0]["accessory"] as? String == "disclosureIndicator")
    #expect(try reading.reasons("Screen") == [])
  }

  @Test func sectionsMayBeListsOrHaveContentsOfTheirOwn() throws {
    let source = """
      struct Banner: UIContentConfiguration {
        var title: String
        func makeContentView() -> UIView & UIContentView { BannerView(configuration: self) }
        func updated(for state: UIConfigurationState) -> Banner { self }
      }
      class BannerView: UIView, UIContentView {
        let label = UILabel()
        var configuration: UIContentConfiguration
        init(configuration: Banner) {
          self.configuration = configuration
          super.init(frame: .zero)
          label.text = configuration.title
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      class Screen: UIViewController, UICollectionViewDataSource {
        lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewCompositionalLayout { number, environment in
          var list = UICollectionLayoutListConfiguration(appearance: .plain)
          list.headerMode = .supplementary
          if number == 1 { return .list(using: list, layoutEnvironment: environment) }
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
          return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        })
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(grid); grid.dataSource = self }
        func numberOfSections(in list: UICollectionView) -> Int { 2 }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = path.section == 0 ? UICollectionViewCell(frame: .zero) : UICollectionViewListCell(frame: .zero)
          var row = UIListContentConfiguration.cell()
          row.text = "Row"
          row.textProperties.alignment = .center
          cell.contentConfiguration = path.section == 0 ? Banner(title: "Offer") : row
          return cell
        }
        func collectionView(_ list: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
          UICollectionReusableView(frame: .zero)
        }
      }
      """
    let reading = try Self.read(source)
    let views = try #require(try reading.view("grid", in: "Screen")["subviews"] as? [[String: Any]])
    let frames = views.map { $0["frame"] as? [Double] }
    #expect(frames == [[0, 0, 320, 80], [0, 80, 320, 44], [0, 80, 320, 0]])
    let banner = try reading.view("grid.items[0].contentView.subviews[0]", in: "Screen")
    #expect(banner["text"] as? String == "Offer")
    let table = try #require((views[1]["subviews"] as? [[String: Any]])?.first)
    let rows = (table["sections"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]]
    #expect((rows?.first?["textLabel"] as? [String: Any])?["text"] as? String == "Row")
    #expect(try reading.reasons("Screen").map { $0.hasSuffix(": ‘alignment’ is not shown") } == [true])
  }

  /// One of its own, and one that moves to the left what a flow layout places.
  @Test(arguments: [
    ("Waterfall", [[0.0, 0, 160, 50], [160, 0, 160, 60], [0, 50, 160, 70]]),
    ("Leading", [[8, 0, 140, 40], [152, 0, 140, 40], [8, 50, 140, 40]]),
  ])
  func layoutsOfTheProgramPlaceTheirCells(layout: String, frames: [[Double]]) throws {
    let source = """
      class Waterfall: UICollectionViewLayout {
        private var cache: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
          guard let list = collectionView else { return }
          var tops: [CGFloat] = [0, 0]
          cache = (0..<list.numberOfItems(inSection: 0)).map { item in
            let column = tops[0] <= tops[1] ? 0 : 1, width = list.bounds.width / 2
            let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            one.frame = CGRect(x: CGFloat(column) * width, y: tops[column], width: width, height: CGFloat(50 + 10 * item))
            tops[column] = one.frame.maxY
            return one
          }
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { cache }
      }
      class Leading: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2 - 20, height: 40)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          var x: CGFloat = 8, y: CGFloat = -1
          return super.layoutAttributesForElements(in: rect)?.map { old in
            let one = old.copy() as! UICollectionViewLayoutAttributes
            if one.frame.minY > y { x = 8 }
            one.frame.origin.x = x
            (x, y) = (x + one.size.width + 4, one.frame.minY)
            return one
          }
        }
      }

      """
    let reading = try Self.read(source + Self.screen([3], layout: "\(layout)()"))
    let placed = try Self.placed(reading)
    #expect(placed.sorted { $0.key < $1.key }.map(\.value) == frames)
    #expect(try reading.reasons("Screen") == [])
  }
}

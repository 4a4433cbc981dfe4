import Foundation
import Testing

/// Tables and collection views, and what their data sources put into them.
extension ContentReadingTests {
  @Test func dataSourcesMakeTheRowsOfTables() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView()
        let names = [["Ada", "Grace"], ["Alan"]]
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.dataSource = self
          table.delegate = self
          table.register(Row.self, forCellReuseIdentifier: "row")
        }
        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \\(section)" }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 0 ? 50 : 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
          cell.label.text = names[indexPath.section][indexPath.row]
          cell.accessoryType = .checkmark
          return cell
        }
      }
      class Row: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["options": ["Screen"]])
    let sections = try #require(try reading.view("table", in: "Screen")["sections"] as? [[String: Any]])
    #expect(sections.map { $0["header"] as? String } == ["Part 0", "Part 1"])
    let rows = sections.map { $0["rows"] as? [[String: Any]] ?? [] }
    #expect(rows.map { $0.map { $0["rowHeight"] as? Double } } == [[50, 60], [50]])
    #expect(rows[0][0]["accessory"] as? String == "checkmark")
    #expect("\(rows[1][0])".contains("Alan"))
    #expect(try reading.constraints("Screen").count { $0.contains(".leading ==") } == 3)
    #expect(try reading.reasons("Screen").isEmpty)
  }

  @Test func dataSourcesMakeTheItemsOfCollections() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController, UICollectionViewDataSource {
        lazy var grid: UICollectionView = {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: 80)
          layout.minimumLineSpacing = 4
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(grid)
          grid.dataSource = self
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
        }
      }
      """)
    let grid = try reading.view("grid", in: "Screen")
    #expect(grid["type"] as? String == "collectionView" && (grid["items"] as? [Any])?.count == 3)
    #expect(grid["itemSize"] as? [Double] == [100, 80] && grid["minimumLineSpacing"] as? Double == 4)
  }

  @Test func snapshotsFillLists() throws {
    let reading = try Reading(
      """
      class Tile: UICollectionViewCell { let label = UILabel() }
      class Screen: UIViewController {
        enum Section { case first, second }
        typealias Source = UITableViewDiffableDataSource<Section, String>
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: Source!, tiles: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          view.addSubview(grid)
          table.separatorStyle = .none
          table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          source = Source(tableView: table) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = text
            return cell
          }
          var rows = NSDiffableDataSourceSnapshot<Section, String>()
          rows.appendSections([.first, .second])
          rows.appendItems(["a"], toSection: .first)
          rows.appendItems(["b", "c"])
          source.apply(rows, animatingDifferences: false)
          let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, text in cell.label.text = text }
          tiles = .init(collectionView: grid) { grid, path, text in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
          }
          var items = NSDiffableDataSourceSnapshot<Int, String>()
          items.appendSections([0])
          items.appendItems(["d", "e"])
          tiles.apply(items)
        }
      }
      """)
    let table = try reading.view("table", in: "Screen")
    #expect(table["style"] as? String == "insetGrouped" && table["showsSeparators"] as? Bool == false)
    let texts = (table["sections"] as? [[String: Any]] ?? []).map { section in
      (section["rows"] as? [[String: Any]] ?? []).map {
        ($0["textLabel"] as? [String: Any])?["text"] as? String
      }
    }
    #expect(texts == [["a"], ["b", "c"]])
    #expect((try reading.view("grid", in: "Screen")["items"] as? [Any])?.count == 2)
    #expect(try reading.reasons("Screen").isEmpty)
  }

  /// What an alias of a snapshot says of its sections and items counts, and what they know of themselves is asked for.
  @Test func snapshotsKnowTheTypesOfWhatIsInThem() throws {
    let reading = try Reading(
      """
      enum Part { case top; var title: String { "Top" } }
      enum Row: Hashable { case text(Line), gap }
      struct Line: Hashable { var text: String }
      class Screen: UIViewController {
        typealias Snapshot = NSDiffableDataSourceSnapshot<Part, Row>
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          var snapshot = Snapshot()
          snapshot.appendSections([.top])
          snapshot.appendItems([.text(.init(text: "line")), .gap])
          if case .text(let line) = snapshot.itemIdentifiers[0] {
            label.text = snapshot.sectionIdentifiers[0].title + line.text
          }
          registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in }
        }
      }
      """)
    #expect(try reading.view("label", in: "Screen")["text"] as? String == "Topline")
    #expect(try reading.reasons("Screen").isEmpty)
  }

  @Test func listsMayBeInTheCellsOfLists() throws {
    let reading = try Reading(
      """
      class Shelf: UITableViewCell, UICollectionViewDataSource {
        let books = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(books)
          books.dataSource = self
        }
        required init?(coder: NSCoder) { nil }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          UICollectionViewCell(frame: .zero)
        }
      }
      class Library: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          Shelf(style: .default, reuseIdentifier: nil)
        }
      }
      """)
    let sections = try reading.view("tableView", in: "Library")["sections"] as? [[String: Any]]
    let rows = try #require(sections?.first?["rows"] as? [[String: Any]])
    let contents = rows.compactMap { ($0["subviews"] as? [[String: Any]])?.first }
    #expect(contents.map { $0["isContentView"] as? Bool } == [true, true])
    #expect(
      contents.map { $0["id"] as? String } == [0, 1].map { "tableView.rows[0][\($0)].contentView" })
    #expect(try !reading.constraints("Library").contains { $0.contains("contentView") })
  }

  @Test func tablesShowHeadersAndFooters() throws {
    let reading = try Reading(
      """
      class Head: UITableViewHeaderFooterView {
        let title = UILabel()
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          title.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(title)
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      class Screen: UITableViewController {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90)), free = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.tableHeaderView = top
          tableView.tableFooterView = free
          free.addSubview(UILabel())
          free.translatesAutoresizingMaskIntoConstraints = false
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let head = Head(reuseIdentifier: nil)
          head.title.text = "Part \\(section)"
          return section == 0 ? head : nil
        }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { section == 0 ? UILabel() : nil }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 0 ? nil : "End" }
      }
      """)
    let table = try reading.view("tableView", in: "Screen")
    let sections = try #require(table["sections"] as? [[String: Any]])
    #expect(sections.map { $0["header"] as? String } == [nil, nil, "Title", nil])
    #expect(sections.map { $0["footer"] as? String } == [nil, nil, "End", nil])
    let rows = try sections.map { try #require($0["rows"] as? [[String: Any]]) }
    #expect(
      rows.map { $0.map { $0["isRow"] as? Bool ?? true } } == [
        [false], [false, true, false], [true], [false],
      ])
    #expect(rows[0][0]["id"] as? String == "top" && rows[0][0]["rowHeight"] as? Int == 90)
    #expect(rows[1][0]["id"] as? String == "tableView.headers[0]" && rows[1][0]["rowHeight"] == nil)
    // What is no plain view fills one.
    let footer = try #require(rows[1][2]["subviews"] as? [[String: Any]])
    #expect(footer[0]["type"] as? String == "label" && footer[0]["isContentView"] as? Bool == true)
    #expect(rows[1][2]["rowHeight"] as? Int == 12)
    // Only UIKit's class has a cell's margins.
    #expect(rows[1][0]["layoutMargins"] == nil && rows[0][0]["layoutMargins"] as? Int == 8)
    #expect(rows[3][0]["id"] as? String == "free" && rows[3][0]["rowHeight"] == nil)
    #expect("\(rows[1][0])".contains("tableView.headers[0].title") && "\(rows[1][0])".contains("Part 0"))
    #expect(try reading.constraints("Screen").contains { $0.hasPrefix("tableView.headers[0].title.top") })
    #expect(try reading.reasons("Screen").isEmpty)
  }
}

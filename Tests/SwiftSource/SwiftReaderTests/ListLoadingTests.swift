import Foundation
import TestSupport
import Testing

/// When lists ask their data sources, and what else they show.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct ListLoadingTests {
  /// A controller with a table of names, which a piece of code fills.
  private func names(_ code: String) throws -> [String] {
    let reading = try Reading(
      """
      class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView()
        var names: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
          table.dataSource = self
          table.frame = view.bounds
          view.addSubview(table)
        }
        \(code)
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
          cell.textLabel?.text = names[indexPath.row]
          return cell
        }
      }
      """, ["screen": [String: Any]()])
    #expect(try reading.reasons("Screen") == [])
    let table = try reading.view("table", in: "Screen")
    let sections = table["sections"] as? [[String: Any]] ?? []
    return sections.flatMap { $0["rows"] as? [[String: Any]] ?? [] }.map { row in
      (row["textLabel"] as? [String: Any])?["text"] as? String ?? ""
    }
  }

  @Test(arguments: [
    "override func viewWillAppear(_ animated: Bool) { names = [\"a\", \"b\"]; table.reloadData() }",
    "override func viewDidAppear(_ animated: Bool) { names = [\"a\", \"b\"]; table.reloadData() }",
    "override func viewDidLayoutSubviews() { if names.isEmpty { names = [\"a\", \"b\"]; table.reloadData() } }",
    """
    override func viewDidAppear(_ animated: Bool) {
      names.append("a")
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.performBatchUpdates { names.append("b"); table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
    }
    """,
    """
    override func viewWillAppear(_ animated: Bool) {
      names = ["a", "x", "b"]
      table.reloadData()
      table.layoutIfNeeded()
      names.remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    }
    """,
  ])
  func rowsThatArriveLateAreShown(code: String) throws { #expect(try names(code) == ["a", "b"]) }

  /// As many rows as anybody says are made up to what a screen has room for.
  @Test func hugeNumbersOfRowsAndItemsEnd() throws {
    let reading = try Reading(
      """
      class Rows: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { .max }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2_000_000_000 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "\\(indexPath.row)"
          return cell
        }
      }
      class Items: UICollectionViewController {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { nil }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 1_000_000_000 }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { section == 0 ? -3 : .max }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
      }
      """, ["screen": [String: Any]()])
    for name in ["Rows", "Items"] { #expect(try reading.reasons(name) == []) }
    let sections = try reading.view("tableView", in: "Rows")["sections"] as? [[String: Any]] ?? []
    let count = sections.flatMap { $0["rows"] as? [Any] ?? [] }.count
    #expect((20...100).contains(count))
  }

  @Test func otherViewsOfListsAreShown() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        let table = UITableView(), note = UILabel(), seal = UIView(), spinner = UIRefreshControl()
        lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let hint = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          [table, grid].forEach(view.addSubview)
          [note, seal, spinner].forEach(table.addSubview)
          note.text = "Nothing here"
          note.translatesAutoresizingMaskIntoConstraints = false
          note.centerXAnchor.constraint(equalTo: table.centerXAnchor).isActive = true
          seal.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
          grid.addSubview(hint)
          hint.text = "Drag"
        }
      }
      """, ["screen": [String: Any]()])
    let table = try reading.view("table", in: "Screen")
    let others = try #require(table["subviews"] as? [[String: Any]])
    #expect(others.map { $0["id"] as? String } == ["note", "seal"])
    #expect(others.allSatisfy { $0["isArranged"] as? Bool == false })
    #expect(others.map { $0["frame"] as? [Int] } == [nil, [5, 6, 7, 8]])
    // A collection that shows no cell is a plain view with a name.
    let grid = try reading.view("grid", in: "Screen")
    #expect((grid["subviews"] as? [[String: Any]])?.map { $0["text"] as? String } == ["Drag"])
    #expect(try reading.constraints("Screen") == ["note.centerX == table.centerX + 0"])
  }

  /// Cells are configured for their state before they are shown, and again when it has changed.
  @Test func cellsAreConfiguredForTheirState() throws {
    let reading = try Reading(
      """
      class StateCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
          var content = defaultContentConfiguration()
          content.text = state.isSelected ? "on" : state.isHighlighted ? "touched" : "off"
          contentConfiguration = content
        }
      }
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = StateCell(style: .default, reuseIdentifier: nil)
          cell.isSelected = indexPath.row == 1
          if indexPath.row == 3 { cell.configurationUpdateHandler = { cell, state in cell.textLabel?.text = "own \\(state.isSelected)" } }
          return cell
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted = true
        }
      }
      """, ["screen": [String: Any](), "options": ["Screen"]])
    let table = try reading.view("tableView", in: "Screen")
    let sections = try #require(table["sections"] as? [[String: Any]])
    let texts = (sections.first?["rows"] as? [[String: Any]] ?? []).map { row in
      (row["textLabel"] as? [String: Any])?["text"] as? String
    }
    #expect(texts == ["off", "on", "touched", "own false"])
  }
}

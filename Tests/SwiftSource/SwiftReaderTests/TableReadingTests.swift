import Foundation
import TestSupport
import Testing

/// What the sections of a table have besides rows.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct TableReadingTests {
  @Test func sectionsKeepTheirTitlesAndDistances() throws {
    let reading = try Reading(
      """
      class Screen: UITableViewController {
        override init(style: UITableView.Style) { super.init(style: .insetGrouped) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.sectionHeaderHeight = 10
          tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90))
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 4 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 1 ? 0 : 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Row"
          return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 1 ? "Empty" : nil }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 1 ? "None" : nil }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 2 ? 30 : 10 }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { section == 3 ? UILabel() : nil }
      }
      """)
    let table = try reading.view("tableView", in: "Screen")
    #expect(table["sectionHeaderHeight"] as? Int == 10 && table["sectionFooterHeight"] == nil)
    let sections = try #require(table["sections"] as? [[String: Any]])
    // The first is the table's own header.
    #expect(sections.map { $0["header"] as? String } == [nil, nil, "Empty", nil, nil])
    #expect(sections.map { $0["footer"] as? String } == [nil, nil, "None", nil, nil])
    let rows = sections.map { $0["rows"] as? [[String: Any]] ?? [] }
    #expect(
      rows.map { $0.map { $0["isRow"] as? Bool ?? true } } == [
        [false], [true], [], [false, true], [true, false],
      ])
    #expect(rows[0][0]["isTableEdge"] as? Bool == true && rows[4][1]["isTableEdge"] == nil)
    // A height of the delegate's without a view is a gap.
    #expect(rows[3][0]["rowHeight"] as? Int == 30 && rows[3][0]["id"] == nil)
  }
}

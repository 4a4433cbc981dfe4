import Foundation
import Testing

/// What cells and their headers show.
extension ContentReadingTests {
  @Test func cellsShowWhatUIKitPutsIntoThem() throws {
    let reading = try Reading(
      """
      class List: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: path.row == 0 ? .subtitle : .default, reuseIdentifier: nil)
          if path.row == 0 {
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
          } else {
            var content = UIListContentConfiguration.valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
          }
          return cell
        }
      }
      """)
    let sections = try reading.view("tableView", in: "List")["sections"] as? [[String: Any]]
    let rows = try #require(sections?.first?["rows"] as? [[String: Any]])
    let texts = rows.map { row in
      ["textLabel", "detailTextLabel"].map { (row[$0] as? [String: Any])?["text"] as? String }
    }
    #expect(texts == [["Title", "Detail"], ["Name", "Value"]])
    #expect(rows.map { $0["cellStyle"] as? String } == ["subtitle", nil])
    #expect(rows.map { $0["imageView"] != nil } == [false, true])
    #expect(rows.allSatisfy { $0["subviews"] == nil })
  }

  /// A controller's own view may be the table. Without one, a cell's own texts are left out, and that is reported.
  @Test func cellsShowTheirTextsInTables() throws {
    let reading = try Reading(
      """
      class Plain: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.text = "Title"
        }
        required init?(coder: NSCoder) { nil }
      }
      class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView()
        override func loadView() { view = table; table.dataSource = self }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          Plain(style: .default, reuseIdentifier: nil)
        }
      }
      """)
    #expect(try reading.view("self", in: "Plain")["textLabel"] == nil)
    #expect(
      try reading.reasons("Plain") == [
        "1: a cell has texts, an image and an accessory view of its own only in a table"
      ])
    let sections = try reading.view("tableView", in: "Screen")["sections"] as? [[String: Any]]
    #expect((sections?.first?["rows"] as? [Any])?.count == 2)
    #expect(
      try reading.constraints("Screen") == [
        "tableView.leading = root.leading", "tableView.trailing = root.trailing", "tableView.top = root.top",
        "tableView.bottom = root.bottom",
      ])
  }

  /// As Interface Builder recorded them: the screen's margins at the sides, 8 points beside an accessory.
  @Test(arguments: [
    (375, "none", [11.0, 16, 11, 16]), (375, "checkmark", [11, 16, 11, 8]), (428, "none", [11, 20, 11, 20]),
  ]) func cellsHaveMargins(width: Int, accessory: String, margins: [Double]) throws {
    let reading = try Reading(
      """
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          accessoryType = .\(accessory)
          contentView.addSubview(UIView())
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["canvas": ["size": [width, 800]]])
    let own = try reading.view("contentView", in: "Row")["layoutMargins"] as? [String: Double]
    #expect(["top", "leading", "bottom", "trailing"].map { own?[$0] } == margins)
  }

  @Test func alignmentRectanglesAndAccessoriesTakeTheirRoom() throws {
    let reading = try Reading(
      """
      class Badged: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 14) }
      }
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(UILabel())
          accessoryType = .disclosureIndicator
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let insets = try reading.view("self", in: "Badged")["alignmentRectInsets"] as? [String: Double]
    #expect(insets == ["top": 14, "left": 0, "bottom": 0, "right": 14])
    #expect(try reading.constraints("Row").contains("contentView.trailing = self.trailing - 30.5"))
  }

  @Test func rowsShowTheirAccessoryViews() throws {
    let reading = try Reading(
      """
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Sound"
          cell.accessoryType = .checkmark
          cell.accessoryView = indexPath.row == 0 ? UISwitch() : UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
          return cell
        }
      }
      """)
    let sections = try #require(try reading.view("tableView", in: "Screen")["sections"] as? [[String: Any]])
    let rows = try #require(sections[0]["rows"] as? [[String: Any]])
    let views = try rows.map { try #require($0["accessoryView"] as? [String: Any]) }
    #expect(views.map { $0["type"] as? String } == ["switch", nil])
    #expect(views[1]["intrinsicContentSize"] as? [Int] == [20, 30])
    // It is there instead of what UIKit would show.
    #expect(rows.allSatisfy { $0["accessory"] == nil })
    #expect(try reading.reasons("Screen") == [])
  }

  @Test func configurationsFillCellsAndHeaders() throws {
    let reading = try Reading(
      """
      struct Task: UIContentConfiguration {
        var title: String
        func makeContentView() -> any UIView & UIContentView { TaskView(self) }
        func updated(for state: any UIConfigurationState) -> Task {
          guard let state = state as? UICellConfigurationState else { return self }
          return Task(title: title + (state.isSelected ? "!" : "."))
        }
      }
      class TaskView: UILabel, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ task: Task) { configuration = task; super.init(frame: .zero); text = task.title }
        required init?(coder: NSCoder) { nil }
      }
      class TaskCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
          contentConfiguration = Task(title: "Water")
          backgroundConfiguration = UIBackgroundConfiguration.listGroupedCell()
        }
      }
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { TaskCell() }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
          var content = UIListContentConfiguration.groupedHeader()
          content.text = "Today"
          head.contentConfiguration = content
          return head
        }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
          let foot = UITableViewHeaderFooterView(reuseIdentifier: nil)
          var content = UIListContentConfiguration.groupedFooter()
          content.text = "No more"
          foot.contentConfiguration = content
          return foot
        }
      }
      """)
    let table = try reading.view("tableView", in: "Screen")
    let section = try #require((table["sections"] as? [[String: Any]])?.first)
    #expect(section["header"] as? String == "Today" && section["footer"] as? String == "No more")
    let row = try #require((section["rows"] as? [[String: Any]])?.first)
    let content = try #require((row["subviews"] as? [[String: Any]])?.first)
    #expect(content["text"] as? String == "Water." && content["isContentView"] as? Bool == true)
    #expect(try reading.reasons("Screen") == [])
  }
}

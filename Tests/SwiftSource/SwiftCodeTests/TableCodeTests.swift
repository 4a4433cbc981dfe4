import Diagnostics
import Foundation
import LayoutScene
import ScenarioFiles
import SwiftCode
import Testing

/// The data sources of tables: what one would write by hand.
@Suite struct TableCodeTests {
  private func code(_ table: String) throws -> SwiftFile {
    let text =
      #"{"views": [{"id": "table", "type": "tableView", \#(table)}], "constraints": ["table.edges = superview"]}"#
    let result = ScenarioReader.read(Array(text.utf8), input: "list.json")
    return SwiftFile(try #require(result.scene), source: SourceText(Array(text.utf8)))
  }

  @Test func rowsThatAreAlikeShareAClass() throws {
    let file = try code(
      #"""
      "style": "insetGrouped", "sections": [
        {"header": "Lines", "footer": "In \"use\"", "rows": ["One", "Two", {"id": "night", "rowHeight": 60, "subviews": [
          {"id": "lamp", "type": "switch"}]}]},
        {"header": "None", "rows": []}, {"rows": ["Three"]}]
      """#)
    #expect(file.classes.map(\.name) == ["ListViewController", "ListCell", "NightCell"])
    #expect(file.diagnostics.isEmpty)
    for part in [
      "final class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {",
      """
              table.dataSource = self
              table.delegate = self
      """,
      #"""
          private let rows: [[Row]] = [
              [Row(cell: "ListCell", texts: ["One"]), Row(cell: "ListCell", texts: ["Two"]), Row(cell: "NightCell")],
              [],
              [Row(cell: "ListCell", texts: ["Three"])],
          ]
      """#,
      """
              let row = rows[indexPath.section][indexPath.row]
              let cell = tableView.dequeueReusableCell(withIdentifier: row.cell, for: indexPath)
              if let cell = cell as? ListCell {
                  cell.label.text = row.texts[0]
              }
              return cell
      """,
      #"        let titles: [String?] = ["Lines", "None", nil]"#,
      #"        let titles: [String?] = ["In \"use\"", nil, nil]"#,
      """
              let heights: [[CGFloat]] = [
                  [tableView.rowHeight, tableView.rowHeight, 60],
                  [],
                  [tableView.rowHeight],
              ]
              return heights[indexPath.section][indexPath.row]
      """,
    ] {
      #expect(file.text.contains(part), "\(part) in \(file.text)")
    }
    // Once for each class.
    #expect(file.text.components(separatedBy: "tableView.register(").count == 3)
  }

  /// A header that is a view is made by the delegate.
  @Test func headersAreMade() throws {
    let file = try code(
      #"""
      "sections": [{"rows": [{"id": "day", "isRow": false, "subviews": [{"id": "l", "type": "label"}]}, "A",
        {"isRow": false, "rowHeight": 12}]}, {"rows": ["B"]}]
      """#)
    for line in [
      "        let names: [String?] = [\"DayHeaderView\", nil]",
      "        return names[section].flatMap { tableView.dequeueReusableHeaderFooterView(withIdentifier: $0) }",
      "        let heights: [CGFloat] = [12, UITableView.automaticDimension]",
    ] {
      #expect(file.text.contains(line + "\n"), "\(line) in \(file.text)")
    }
  }

  @Test func collectionsHaveItems() throws {
    let text = #"{"views": [{"id": "grid", "type": "collectionView", "items": ["One", "Two"]}]}"#
    let scene = try #require(ScenarioReader.read(Array(text.utf8), input: "tiles.json").scene)
    let file = SwiftFile(scene, source: SourceText(Array(text.utf8)))
    #expect(file.classes.map(\.name) == ["TilesViewController", "TilesCell"])
    for line in [
      "final class TilesViewController: UIViewController, UICollectionViewDataSource {",
      #"        Item(cell: "TilesCell", texts: ["Two"]),"#,
      "    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {",
      "        let item = items[indexPath.item]",
      "        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: item.cell, for: indexPath)",
      "            cell.label.text = item.texts[0]",
    ] {
      #expect(file.text.contains(line), "\(line) in \(file.text)")
    }
    #expect(file.diagnostics.isEmpty)
  }

  /// What a data source cannot say is reported.
  @Test(arguments: [
    #"{"rows": [{"isRow": false, "isTableEdge": true, "rowHeight": 9}, "A"]}"#,
    #"{"rows": ["A", {"isRow": false, "rowHeight": 9}, "B"]}"#,
  ])
  func whatCannotBeSaidIsTold(section: String) throws {
    let file = try code("\"sections\": [\(section)]")
    #expect(
      file.diagnostics.map(\.message) == [
        "\"table\" is written without its data source, which makes the cells"
      ])
    #expect(!file.text.contains("DataSource"))
  }
}

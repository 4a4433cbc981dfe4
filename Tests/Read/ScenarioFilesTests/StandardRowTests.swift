import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

/// Rows as data, as people know them from UITableViewCell.
@Suite struct StandardRowTests {
  private func table(_ members: String, _ rest: String = "") throws -> SceneOption {
    try scene("{\"views\": [{\"id\": \"table\", \"type\": \"tableView\", \(members)}]\(rest)}").options[0]
  }

  private func view(_ id: String, in option: SceneOption) -> SceneView? {
    option.views.first { $0.id == id }
  }

  @Test func sectionsBecomeCellsWithHeaders() throws {
    let option = try table(
      """
      "sections": [
        {"header": "General", "footer": "Below", "rows": ["One", {"id": "two", "text": "Two", "accessory": "checkmark"}]},
        {"title": "More", "rows": [{"type": "cell", "textLabel": "Three", "rowHeight": 60}]},
        {"rows": []}, {"header": "Nothing", "footer": "There is none", "rows": []}, {"rows": ["Four"]}
      ]
      """)
    let cells = option.views.filter { $0.kind == .cell }
    #expect(cells.map(\.id) == ["cell 1", "two", "cell 2", "cell 3", "cell 4"])
    #expect(
      cells.map { $0.content[CellContent.self]?.sectionHeader } == ["General", nil, "More", "Nothing", ""])
    #expect(
      cells.map { $0.content[CellContent.self]?.sectionFooter } == [nil, "Below", nil, "There is none", nil])
    #expect(cells.map { $0.content[CellContent.self]?.accessory } == [nil, .checkmark, nil, nil, nil])
    #expect(cells[3].content[CellContent.self]?.rowHeight == 0)
    #expect(
      ["cell 1", "two", "cell 2"].map { view($0 + ".textLabel", in: option)?.content.text?.string }
        == ["One", "Two", "Three"])
  }

  @Test func aCellHasItsOwnTextsAndImage() throws {
    let option = try table(
      """
      "rows": [{"id": "row", "image": "star", "text": {"text": "A", "textColor": "red"}, "subtitle": "B"}]
      """)
    #expect(view("row.imageView", in: option)?.kind == .imageView)
    #expect(view("row.textLabel", in: option)?.content.text?.color == DynamicColor(Color(hex: 0xFF0000)))
    #expect(view("row.detailTextLabel", in: option)?.content.text?.font.size == 12)
    let names = option.constraints.map(\.text)
    #expect(names.contains { $0.contains("detailTextLabel.top") })
    #expect(!names.contains { $0.contains("detailTextLabel.firstBaseline") })
  }

  /// Whatever its parts, a cell is laid out by its constraints alone, and nothing is left open.
  @Test(arguments: ["value1", "subtitle"], [1, 2, 3, 4, 5, 6, 7])
  func nothingIsLeftOpen(style: String, parts: Int) throws {
    let members = zip(
      [1, 2, 4], ["\"textLabel\": \"A\"", "\"detailTextLabel\": \"B\"", "\"imageView\": \"star\""]
    )
    .filter { parts & $0.0 != 0 }.map(\.1)
    let text =
      """
      {"views": [{"id": "t", "type": "tableView", "rows":
        [{"id": "c", "cellStyle": "\(style)", \(members.joined(separator: ", "))}]}],
       "constraints": ["t.edges = superview"]}
      """
    let layout = try #require(LayoutEngine.solve(scene(text), measurer: TestMeasurer()).first)
    #expect(layout.findings.isEmpty, "\(layout.findings)")
    let cell = try #require(layout.views.first { $0.scene.id == "c" })
    // A row of iOS, with its separator, or two lines.
    #expect((cell.frame.height - 44).magnitude <= 0.5 || cell.frame.height > 50)
  }

  @Test func aViewStandsAtTheEndOfItsRow() throws {
    let text = """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "t", "type": "UITableView", "rows": [
        {"id": "c", "text": "Notifications", "image": {"systemName": "bell"}, "accessoryView": {"type": "UISwitch", "isOn": true}},
        {"id": "d", "text": "Name", "secondaryText": "Phone", "accessoryView": "UISwitch"}]}],
       "constraints": ["t.edges = superview"]}
      """
    let layout = try #require(LayoutEngine.solve(scene(text), measurer: TestMeasurer()).first)
    #expect(layout.findings == [], "\(layout.findings)")
    let frames = Dictionary(uniqueKeysWithValues: layout.views.map { ($0.scene.id, $0.absoluteFrame) })
    let (first, second) = (try #require(frames["c.accessoryView"]), try #require(frames["d.detailTextLabel"]))
    // A switch is two points wider than its alignment rectangle.
    #expect(first.maxX == 306 && abs(first.midY - 22) < 1)
    #expect(try second.maxX <= #require(frames["d.accessoryView"]).minX - 8 + 0.5)
    #expect(frames["c.imageView"]?.width == 20)
  }

  /// UIKit has no arrangement for them; what is written is shown.
  @Test func itemsBecomeCellsOfACollection() throws {
    let text = """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "g", "type": "UICollectionView", "itemSize": {"width": 90, "height": 60},
        "items": ["One", {"image": {"size": [40, 30]}}, {"id": "c", "text": {"text": "Two", "font": 12}, "backgroundColor": "red"}]}],
       "constraints": ["g.edges = superview"]}
      """
    let layout = try #require(LayoutEngine.solve(scene(text), measurer: TestMeasurer()).first)
    #expect(layout.findings == [], "\(layout.findings)")
    let cells = layout.views.filter { $0.scene.kind == .collectionCell }
    #expect(cells.map(\.scene.id) == ["collectionCell 1", "collectionCell 2", "c"])
    #expect(cells.map(\.frame.x) == [0, 115, 230] && cells.allSatisfy { $0.frame.width == 90 })
    let label = try #require(layout.views.first { $0.scene.id == "c.textLabel" })
    #expect(label.frame.midX == 45 && label.frame.midY == 30)
    #expect(
      layout.views.first { $0.scene.kind == .imageView }?.frame == Rect(x: 0, y: 0, width: 90, height: 60))
    let selfSizing = text.replacing("\"itemSize\": {\"width\": 90, \"height\": 60},", with: "")
    let other = try #require(LayoutEngine.solve(scene(selfSizing), measurer: TestMeasurer()).first)
    #expect(other.findings == [], "\(other.findings)")
  }

  @Test(arguments: [
    ("[1]", "expected a string or an object, found a number"),
    ("[{\"title\": \"x\"}]", "unknown"),
  ])
  func saysWhatAnItemIs(_ items: String, _ message: String) throws {
    let found = read("{\"views\": [{\"id\": \"g\", \"type\": \"collectionView\", \"items\": \(items)}]}")
      .diagnostics
    #expect(found.first?.message.contains(message) == true || found.first?.code == "unused-key", "\(found)")
  }

  @Test func optionsChangeTheLabels() throws {
    let option = try table(
      "\"rows\": [{\"id\": \"a\", \"text\": \"A\", \"detail\": \"On\"}]",
      ", \"options\": [{\"name\": \"off\", \"views\": {\"a.detailTextLabel\": {\"text\": \"Off\"}}}]")
    #expect(view("a.detailTextLabel", in: option)?.content.text?.string == "Off")
  }

  @Test func variablesAndTemplatesReachRows() throws {
    let option = try table(
      "\"rows\": [{\"template\": \"row\", \"variables\": {\"name\": \"$$5\"}}, \"$plain\"]",
      """
      , "templates": {"row": {"type": "cell", "textLabel": "$name", "accessory": "checkmark"}},
        "variables": {"plain": "Plain"}
      """)
    #expect(
      option.views.compactMap { $0.content.text?.string }.filter { !$0.isEmpty } == ["$5", "Plain"])
  }

  @Test(arguments: [
    ("\"rows\": [1]", "expected a string or an object, found a number"),
    ("\"rows\": [{\"textLabel\": 1}]", "expected a string or an object, found a number"),
    (
      "\"rows\": [{\"textLabel\": {\"id\": \"x\"}}]", "the \"id\" of a cell's \"textLabel\" cannot be changed"
    ),
    ("\"sections\": {\"rows\": []}", "expected an array, found an object"),
    ("\"sections\": [{\"foot\": \"x\"}]", "unknown key \"foot\" in the section"),
    ("\"rows\": [{\"accessoryView\": \"UISwich\"}]", "\"UISwich\" is not a valid value for this key"),
    ("\"rows\": [{\"cellStyle\": \"value2\"}]", "\"value2\" is not a valid value for this key"),
    ("\"textLabel\": \"x\"", "\"textLabel\" has no effect on a view of type tableView"),
  ]) func saysWhatIsWrong(members: String, message: String) throws {
    let finding = try finding("{\"views\": [{\"id\": \"t\", \"type\": \"tableView\", \(members)}]}")
    #expect(finding.message == message)
  }
}

@Suite struct ShortFormTests {
  @Test(arguments: ["[40, 30]", "40 × 30", "40x30", "40 * 30", "CGSize(width: 40, height: 30)", "(40, 30)"])
  func aSizeCanBeAPair(pair: String) throws {
    let option = try scene(
      "{\"views\": [{\"id\": \"a\"}], \"constraints\": [\"a.size = \(pair) @750\"]}"
    ).options[0]
    #expect(option.constraints.map(\.constant) == [40, 30])
    #expect(option.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(option.constraints.allSatisfy { $0.secondItem == nil && $0.priority == LayoutPriority(750) })
  }

  @Test(arguments: ["[40]", "[40, 30", "[40, 30, 20]", "40 ×", "40 × 30 × 20", "CGSize(40)"])
  func otherPairsAreErrors(pair: String) throws {
    let finding = try finding(
      "{\"views\": [{\"id\": \"a\"}], \"constraints\": [\"a.size = \(pair)\"]}")
    #expect(finding.severity == .error)
  }

  @Test func insetsCanBeShort() throws {
    func insets(_ value: String) throws -> EdgeInsets? {
      try scene("{\"views\": [{\"id\": \"c\", \"type\": \"collectionView\", \"sectionInset\": \(value)}]}")
        .options[0].views[1].content[CollectionViewContent.self]?.layout.sectionInset
    }
    #expect(try insets("[1, 2, 3, 4]") == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try insets("5") == EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(try insets("{\"left\": 6}") == EdgeInsets(left: 6))
    let finding = try finding(
      "{\"views\": [{\"id\": \"c\", \"type\": \"collectionView\", \"sectionInset\": [1, 2]}]}")
    #expect(finding.message.contains("[top, left, bottom, right]"))
  }

  @Test func aNavigationBarCanBeItsTitle() throws {
    for key in ["navigationItem", "navigationTitle"] {
      let canvas = try scene("{\"canvas\": {\"\(key)\": \"Settings\"}, \"views\": []}").options[0].canvas
      #expect(canvas.navigationItem == NavigationItem(title: "Settings"))
    }
  }
}

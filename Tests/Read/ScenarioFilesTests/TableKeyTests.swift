import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

@Suite struct TableKeyTests {
  private func table(_ keys: String, cell: String = "", option: String = "{}") -> String {
    #"""
    {"canvas": {"size": [200, 400]},
     "views": [{"id": "t", "type": "tableView", \#(keys) "frame": [0, 0, 200, 400], "autoresizingMask": [],
       "subviews": [{"id": "c", "type": "cell" \#(cell), "subviews": [{"id": "v"}]}, {"id": "d", "type": "cell"}]}],
     "constraints": ["v.top = c.top", "v.bottom = c.bottom", "v.height = 70"],
     "options": [{"name": "o", "views": \#(option)}]}
    """#
  }

  @Test func readsEveryKey() throws {
    let views = try scene(
      table(
        #""rowHeight": 50.5, "estimatedRowHeight": 80, "showsSeparators": false,"#, cell: #", "rowHeight": 9"#
      )
    ).options[0].views
    #expect(views[1].content[TableViewContent.self]?.settings.rowHeight == .points(50.5))
    #expect(views[1].content[TableViewContent.self]?.settings.estimatedRowHeight == 80)
    #expect(views[1].content[TableViewContent.self]?.settings.showsSeparators == false)
    #expect(views[2].content[CellContent.self]?.rowHeight == 9)
    #expect(views[4].content[CellContent.self]?.rowHeight == nil)
  }

  @Test func optionsPatch() throws {
    let views = try scene(
      table(
        #""rowHeight": 50, "estimatedRowHeight": 80,"#, cell: #", "rowHeight": 9"#,
        option: #"""
          {"t": {"rowHeight": "automatic", "estimatedRowHeight": null}, "c": {"rowHeight": null},
           "d": {"rowHeight": 7}}
          """#)
    ).options[0].views
    #expect(views[1].content[TableViewContent.self]?.settings == TableSettings())
    #expect(views[2].content[CellContent.self]?.rowHeight == nil)
    #expect(views[4].content[CellContent.self]?.rowHeight == 7)
  }

  @Test func theEngineFollows() throws {
    let automatic = try frames(table(#""showsSeparators": false,"#))[0]
    #expect(automatic["c"] == Rect(x: 0, y: 0, width: 200, height: 70))
    #expect(automatic["d"]?.y == 70)
    let fixed = try frames(table(#""rowHeight": 30,"#, option: #"{"d": {"rowHeight": 55}}"#))[0]
    #expect(fixed["c"]?.height == 30)
    #expect(fixed["d"] == Rect(x: 0, y: 30, width: 200, height: 55))
  }

  /// A table measures its rows alike as the root and one level down, whether that is asked for or the default.
  @Test(arguments: [#""rowHeight": "automatic""#, #""showsSeparators": true"#, #""rowHeight": 30"#])
  func aTableAsRootMeasuresItsRows(setting: String) throws {
    let cells = #"[{"id": "c", "type": "cell", "subviews": [{"id": "v"}]}, {"id": "d", "type": "cell"}]"#
    let inside = #""v.top = c.top", "v.bottom = c.bottom", "v.height = 70""#
    let start = #"{"canvas": {"size": [200, 400]},"#
    let asRoot = try frames(
      #"\#(start) "root": {"type": "tableView", \#(setting)}, "views": \#(cells), "constraints": [\#(inside)]}"#
    )[0]
    let below = try frames(
      #"""
      \#(start) "views": [{"id": "t", "type": "tableView", \#(setting), "subviews": \#(cells)}],
       "constraints": ["t.edges = superview", \#(inside)]}
      """#)[0]
    for id in ["c", "d"] { #expect(asRoot[id] != nil && asRoot[id] == below[id]) }
    // The content and a separator of half a point.
    #expect(asRoot["c"]?.height == (setting.contains("30") ? 30 : 70.5))
  }

  /// Rows begin below the bars, whether the table is the root or fills it.
  @Test(arguments: [true, false]) func aTableBeginsBelowTheBars(isRoot: Bool) throws {
    let cells = #"[{"id": "c", "type": "cell", "rowHeight": 50}]"#
    let views =
      isRoot
      ? #""root": {"type": "tableView"}, "views": \#(cells), "constraints": []"#
      : #""views": [{"id": "t", "type": "tableView", "subviews": \#(cells)}], "constraints": ["t.edges = superview"]"#
    let text = #"{"canvas": {"device": "iPhone X", "bars": ["status", "navigation"]}, \#(views)}"#
    let layout = try #require(LayoutEngine.solve(try scene(text), measurer: TestMeasurer()).first)
    let cell = try #require(layout.views.first { $0.scene.id == "c" })
    #expect(cell.absoluteFrame == Rect(x: 0, y: 88, width: 375, height: 50), "\(layout.findings)")
  }

  /// A header has the height of its content, or its own, and no separator. Only the table's own is as wide as the table.
  @Test(arguments: [(#""rowHeight": 50"#, 50.0), (#""showsSeparators": true"#, 30.5)])
  func headersAndFootersAreNoRows(table: String, row: Double) throws {
    let views = #"""
      [{"id": "t", "type": "tableView", "isGrouped": true, "isInset": true, \#(table), "subviews": [
        {"id": "head", "type": "cell", "isRow": false, "isTableEdge": true, "subviews": [{"id": "v"}]},
        {"id": "row", "type": "cell", "subviews": [{"id": "w"}]},
        {"id": "foot", "type": "cell", "isRow": false, "rowHeight": 7},
        {"id": "empty", "type": "cell", "isRow": false}]}]
      """#
    let text = #"""
      {"canvas": {"size": [320, 400]}, "views": \#(views),
       "constraints": ["t.edges = superview", "v.edges = head", "v.height = 20", "w.edges = row", "w.height = 30 @999"]}
      """#
    let layout = try #require(LayoutEngine.solve(try scene(text), measurer: TestMeasurer()).first)
    let frames = Dictionary(uniqueKeysWithValues: layout.views.map { ($0.scene.id, $0.frame) })
    #expect(layout.findings == [] && layout.conflicts == [])
    // Its margins are the rows' at the sides.
    let head = try #require(layout.views.first { $0.scene.id == "head" })
    #expect(head.layoutMargins == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(frames["head"] == Rect(x: 0, y: 0, width: 320, height: 20))
    #expect(frames["row"] == Rect(x: 16, y: 20, width: 288, height: row))
    #expect(frames["foot"] == Rect(x: 16, y: 20 + row, width: 288, height: 7))
    #expect(frames["empty"]?.height == 38)
  }

  /// A view that a program adds to a list is no cell of it.
  @Test(arguments: ["tableView", "collectionView"])
  func whatIsNoCellMaySayso(list: String) throws {
    let cells = list == "tableView" ? "rows" : "items"
    let text = #"""
      {"canvas": {"size": [200, 400]},
       "views": [{"id": "t", "type": "\#(list)", "\#(cells)": ["One"], "subviews": [
         {"id": "note", "isArranged": false},
         {"id": "seal", "isArranged": false, "frame": [5, 6, 7, 8], "autoresizingMask": []}]}],
       "constraints": ["t.edges = superview", "note.center = t.center", "note.size = 20"]}
      """#
    let layout = try #require(LayoutEngine.solve(try scene(text), measurer: TestMeasurer()).first)
    let frames = Dictionary(uniqueKeysWithValues: layout.views.map { ($0.scene.id, $0.frame) })
    #expect(frames["note"] == Rect(x: 90, y: 190, width: 20, height: 20))
    #expect(frames["seal"] == Rect(x: 5, y: 6, width: 7, height: 8))
  }

  /// UIKit places the content view: beside the accessory, with the cell's margins.
  @Test(arguments: ["leftToRight", "rightToLeft"])
  func aContentViewFillsItsCell(direction: String) throws {
    let text = #"""
      {"canvas": {"size": [200, 400], "layoutDirection": "\#(direction)"},
       "views": [{"id": "t", "type": "tableView", "showsSeparators": false, "subviews": [
         {"id": "c", "type": "cell", "accessory": "disclosureIndicator", "subviews": [
           {"id": "w", "isContentView": true, "subviews": [{"id": "v"}]}]}]}],
       "constraints": ["t.edges = superview", "H:|-[v]-|", "V:|-[v(40@999)]-|"]}
      """#
    let layout = try #require(LayoutEngine.solve(try scene(text), measurer: TestMeasurer()).first)
    #expect(layout.findings == [] && layout.conflicts == [])
    let start = direction == "leftToRight" ? 0 : 30.5
    let frames = layout.views.map(\.frame)
    #expect(frames[2] == Rect(x: 0, y: 0, width: 200, height: 62))
    #expect(frames[3] == Rect(x: start, y: 0, width: 169.5, height: 62))
    let margin = direction == "leftToRight" ? 16.0 : 8
    #expect(frames[4] == Rect(x: margin, y: 11, width: 169.5 - 16 - 8, height: 40))
  }

  @Test(arguments: [
    (
      #"{"id": "c", "type": "cell"}"#, "misplaced-cell",
      "a cell must be in a table view, but this one is in \"root\"",
      #""cell""#, "put it among the subviews of a view of type tableView"
    ),
    (
      #"{"id": "t", "type": "tableView", "subviews": [{"id": "l", "type": "label"}]}"#, "misplaced-cell",
      "the table view \"t\" has a subview that is not a cell", #""label""#,
      #"put it in a view of type cell, or give it "isArranged": false if it is not a cell"#
    ),
    (
      #"{"id": "t", "type": "tableView", "subviews": [{"id": "l"}]}"#, "misplaced-cell",
      "the table view \"t\" has a subview that is not a cell", "{",
      #"put it in a view of type cell, or give it "isArranged": false if it is not a cell"#
    ),
    (
      #"{"id": "t", "type": "tableView", "rowHeight": "auto"}"#, "wrong-type",
      "expected a number or \"automatic\", found a string", #""auto""#, nil
    ),
    (
      #"{"id": "t", "type": "tableView", "rowHeight": null}"#, "wrong-type",
      "expected a number or \"automatic\", found null", "null", nil
    ),
    (
      #"{"id": "t", "type": "tableView", "rowHeight": -1}"#, "out-of-range",
      "-1 is out of range: from 0 to 1000000", "-1", nil
    ),
    (
      #"{"id": "t", "type": "tableView", "subviews": [{"id": "c", "type": "cell", "rowHeight": "automatic"}]}"#,
      "wrong-type", "expected a number or null, found a string", #""automatic""#, nil
    ),
    (
      #"{"id": "v", "rowHeight": 3}"#, "unused-key", "\"rowHeight\" has no effect on a view of type view",
      #""rowHeight""#, nil
    ),
    // One mistake, one message: the cells of a table that cannot be read are not blamed.
    (
      #"{"id": "", "type": "tableView", "subviews": [{"id": "c", "type": "cell"}]}"#, "invalid-identifier",
      "\"\" cannot be a name: it is empty", #""""#, nil
    ),
    (
      #"{"id": "t", "type": "tabelView", "subviews": [{"id": "c", "type": "cell"}]}"#, "unknown-value",
      "\"tabelView\" is not a valid value for this key", #""tabelView""#,
      "did you mean \"tableView\"?"
    ),
  ])
  func reports(_ view: String, code: String, message: String, marked: String, help: String?) throws {
    let finding = try finding("{\"views\": [\(view)]}")
    #expect(finding.code == code)
    #expect(finding.message == message)
    #expect(finding.marked == marked)
    #expect(finding.help == help)
  }
}

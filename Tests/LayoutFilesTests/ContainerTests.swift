import AutoLayout
import LayoutFiles
import Testing

/// Measures no text: the scenes here have none.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}

/// The frames of the views by their ids, option by option.
private func frames(_ text: String) throws -> [[String: Rect]] {
  LayoutEngine.solve(try scene(text), measurer: NoText()).map { layout in
    Dictionary(uniqueKeysWithValues: layout.views.map { ($0.scene.id, $0.frame) })
  }
}

@Suite struct StackKeyTests {
  @Test func readsEveryKey() throws {
    let views = try scene(
      #"""
      {"views": [{"id": "s", "type": "stackView", "axis": "vertical", "distribution": "equalSpacing",
        "alignment": "lastBaseline", "spacing": -2, "customSpacing": {"a": 5, "b": 0},
        "isLayoutMarginsRelativeArrangement": true, "isBaselineRelativeArrangement": true,
        "subviews": [{"id": "a"}, {"id": "b"}]}]}
      """#
    ).options[0].views
    var expected = StackSettings()
    expected.axis = .vertical
    expected.distribution = .equalSpacing
    expected.alignment = .lastBaseline
    expected.spacing = -2
    expected.customSpacing = ["a": 5, "b": 0]
    expected.isLayoutMarginsRelativeArrangement = true
    expected.isBaselineRelativeArrangement = true
    #expect(views[1].stack == expected)
    #expect(views[2].stack == StackSettings())
  }

  /// Members of customSpacing are patched one by one, as those of other objects.
  @Test func optionsPatch() throws {
    let views = try scene(
      #"""
      {"views": [{"id": "s", "type": "stackView", "spacing": 3, "customSpacing": {"a": 5, "b": 6},
        "subviews": [{"id": "a"}, {"id": "b"}, {"id": "c"}]}],
       "options": [{"name": "o", "views": {"a": {"hidden": true},
         "s": {"axis": "vertical", "spacing": 4, "customSpacing": {"b": 7}}}}]}
      """#
    ).options[0].views
    #expect(views[1].stack.axis == .vertical)
    #expect(views[1].stack.spacing == 4)
    #expect(views[1].stack.customSpacing == ["a": 5, "b": 7])
    #expect(views[2].isHidden)
  }

  @Test func theEngineFollows() throws {
    let frames = try frames(
      #"""
      {"canvas": {"size": [200, 100]},
       "views": [{"id": "s", "type": "stackView", "spacing": 10, "customSpacing": {"b": 30}, "subviews": [
          {"id": "a", "intrinsicContentSize": {"width": 20, "height": 5}},
          {"id": "b", "intrinsicContentSize": {"width": 20, "height": 5}},
          {"id": "c", "intrinsicContentSize": {"width": 20, "height": 5}}]}],
       "constraints": ["s.left = root.left", "s.top = root.top"],
       "options": [{"name": "x"}, {"name": "y", "views": {"s": {"axis": "vertical"}}}]}
      """#)
    #expect(frames[0]["s"] == Rect(x: 0, y: 0, width: 100, height: 5))
    #expect(frames[0]["c"]?.x == 80)
    #expect(frames[1]["s"] == Rect(x: 0, y: 0, width: 20, height: 55))
    #expect(frames[1]["c"]?.y == 50)
  }

  @Test(arguments: [
    (
      #""axis": "diagonal""#, "unknown-value", "\"diagonal\" is none of the values that this key takes",
      "use one of \"horizontal\", \"vertical\""
    ),
    (
      #""distribution": "fillEqualy""#, "unknown-value",
      "\"fillEqualy\" is none of the values that this key takes", "did you mean \"fillEqually\"?"
    ),
    (
      #""customSpacing": {"lable": 3}"#, "unknown-view", "the stack view \"s\" arranges no \"lable\"",
      "did you mean \"label\"?"
    ),
    // A view, but not one of the stack's own.
    (#""customSpacing": {"inner": 3}"#, "unknown-view", "the stack view \"s\" arranges no \"inner\"", nil),
    (#""customSpacing": {"label": "3"}"#, "wrong-type", "expected a number, found a string", nil),
    (#""customSpacing": [3]"#, "wrong-type", "expected an object, found an array", nil),
  ])
  func reports(_ key: String, code: String, message: String, help: String?) throws {
    let subviews = #""subviews": [{"id": "label", "subviews": [{"id": "inner"}]}]"#
    let inView = try finding(#"{"views": [{"id": "s", "type": "stackView", \#(key), \#(subviews)}]}"#)
    let inOption = try finding(
      #"""
      {"views": [{"id": "s", "type": "stackView", \#(subviews)}],
       "options": [{"name": "o", "views": {"s": {\#(key)}}}]}
      """#)
    let inVariation = try finding(
      #"{"views": [{"id": "s", "type": "stackView", "variations": {"any-any": {\#(key)}}, \#(subviews)}]}"#)
    for finding in [inView, inOption, inVariation] {
      #expect(finding.code == code)
      #expect(finding.message == message)
      #expect(finding.help == help)
    }
  }

  @Test(arguments: [
    "axis", "distribution", "alignment", "spacing", "customSpacing", "isLayoutMarginsRelativeArrangement",
    "isBaselineRelativeArrangement",
  ])
  func otherViewsHaveNoArrangement(_ key: String) throws {
    let values = [
      "axis": #""vertical""#, "distribution": #""fill""#, "alignment": #""fill""#, "spacing": "1",
      "customSpacing": "{}",
    ]
    let result = read(#"{"views": [{"id": "v", "\#(key)": \#(values[key] ?? "true")}]}"#)
    #expect(result.scene != nil)
    #expect(result.diagnostics.map(\.code) == ["unused-key"])
    #expect(result.diagnostics.first?.marked == "\"\(key)\"")
  }
}

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
    #expect(views[1].table.rowHeight == .points(50.5))
    #expect(views[1].table.estimatedRowHeight == 80)
    #expect(!views[1].table.showsSeparators)
    #expect(views[2].rowHeight == 9)
    #expect(views[4].rowHeight == nil)
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
    #expect(views[1].table == TableSettings())
    #expect(views[2].rowHeight == nil)
    #expect(views[4].rowHeight == 7)
  }

  @Test func theEngineFollows() throws {
    let automatic = try frames(table(#""showsSeparators": false,"#))[0]
    #expect(automatic["c"] == Rect(x: 0, y: 0, width: 200, height: 70))
    #expect(automatic["d"]?.y == 70)
    let fixed = try frames(table(#""rowHeight": 30,"#, option: #"{"d": {"rowHeight": 55}}"#))[0]
    #expect(fixed["c"]?.height == 30)
    #expect(fixed["d"] == Rect(x: 0, y: 30, width: 200, height: 55))
  }

  @Test(arguments: [
    (
      #"{"id": "c", "type": "cell"}"#, "misplaced-cell", "a cell is not in a table view but in \"root\"",
      #""cell""#, "put it among the subviews of a view of type tableView"
    ),
    (
      #"{"id": "t", "type": "tableView", "subviews": [{"id": "l", "type": "label"}]}"#, "misplaced-cell",
      "the table view \"t\" has a subview that is no cell", #""label""#, "put it in a view of type cell"
    ),
    (
      #"{"id": "t", "type": "tableView", "subviews": [{"id": "l"}]}"#, "misplaced-cell",
      "the table view \"t\" has a subview that is no cell", "{", "put it in a view of type cell"
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
      #"{"type": "tableView", "subviews": [{"id": "c", "type": "cell"}]}"#, "missing-key",
      "the view has no \"id\"", "{", nil
    ),
    (
      #"{"id": "t", "type": "tabelView", "subviews": [{"id": "c", "type": "cell"}]}"#, "unknown-value",
      "\"tabelView\" is none of the values that this key takes", #""tabelView""#,
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

@Suite struct AutoresizingKeyTests {
  private func scenario(_ mask: String) -> String {
    #"""
    {"canvas": {"size": [200, 100]},
     "views": [{"id": "v", "frame": [10, 20, 30, 40], "autoresizingMask": \#(mask)}],
     "options": [{"name": "o"}, {"name": "turned", "canvas": {"orientation": "portrait"}},
       {"name": "free", "views": {"v": {"autoresizingMask": null}}}]}
    """#
  }

  @Test(
    arguments: [
      ("[]", []), (#"["flexibleWidth"]"#, .flexibleWidth),
      (#"["flexibleHeight", "flexibleLeftMargin"]"#, [.flexibleLeftMargin, .flexibleHeight]),
    ] as [(String, AutoresizingMask)])
  func readsMasks(_ mask: String, expected: AutoresizingMask) throws {
    let options = try scene(scenario(mask)).options
    #expect(options.map { $0.views[1].autoresizingMask } == [expected, expected, nil])
  }

  /// The frame is made for the scenario's canvas, 200 × 100; on 100 × 200 the mask takes up the difference.
  @Test func startingFramesAreOfTheScenariosCanvas() throws {
    let text = scenario(#"["flexibleHeight", "flexibleRightMargin"]"#)
    let options = try scene(text).options
    #expect(options.map(\.designSize) == Array(repeating: Size(width: 200, height: 100), count: 3))
    #expect(options[1].canvas.size == Size(width: 100, height: 200))
    let frames = try frames(text)
    #expect(frames[0]["v"] == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(frames[1]["v"] == Rect(x: 10, y: 20, width: 30, height: 140))
  }

  @Test(arguments: [
    (
      #"{"id": "v", "autoresizingMask": ["flexibleWdith"]}"#, "unknown-value",
      "\"flexibleWdith\" is none of the values that this key takes", "did you mean \"flexibleWidth\"?"
    ),
    (
      #"{"id": "v", "autoresizingMask": "flexibleWidth"}"#, "wrong-type", "expected an array, found a string",
      nil
    ),
    (
      #"{"id": "s", "type": "stackView", "subviews": [{"id": "v", "autoresizingMask": []}]}"#, "unused-key",
      "\"autoresizingMask\" has no effect on \"v\": its stack view places it", nil
    ),
  ])
  func reports(_ view: String, code: String, message: String, help: String?) throws {
    let finding = try finding("{\"views\": [\(view)]}")
    #expect(finding.code == code)
    #expect(finding.message == message)
    #expect(finding.help == help)
  }
}

@Suite struct ScrollGuideTests {
  private func scenario(_ equation: String) -> String {
    #"""
    {"views": [{"id": "a", "subviews": [{"id": "in"}]},
       {"id": "scroll", "type": "scrollView", "subviews": [{"id": "content"}]}],
     "constraints": ["\#(equation)"]}
    """#
  }

  @Test(arguments: [
    (
      "content.width = scroll.frameLayoutGuide.width", "content.width == scroll.frameLayoutGuide.width"
    ),
    (
      "scroll.Content Layout Guide.height = content.height + 8",
      "scroll.contentLayoutGuide.height == content.height + 8"
    ),
    ("content.top = superview.contentLayoutGuide.top", "content.top == scroll.contentLayoutGuide.top"),
  ])
  func standBehindAScrollView(_ equation: String, text: String) throws {
    let constraint = try scene(scenario(equation)).options[0].constraints[0]
    #expect(constraint.text == text)
    #expect(constraint.secondItem?.view == 3 || constraint.firstItem.view == 3)
  }

  @Test(arguments: [
    ("in.width = a.contentLayoutGuide.width", "\"a\" has no contentLayoutGuide", "a.contentLayoutGuide"),
    (
      "in.top = superview.frameLayoutGuide.top", "\"a\" has no frameLayoutGuide", "superview.frameLayoutGuide"
    ),
    ("in.top = contentLayoutGuide.top", "\"root\" has no contentLayoutGuide", "contentLayoutGuide"),
  ])
  func otherViewsHaveNone(_ equation: String, message: String, marked: String) throws {
    let finding = try finding(scenario(equation))
    #expect(finding.code == "unavailable-guide")
    #expect(finding.message == message + ": only a scroll view has one")
    #expect(finding.marked == marked)
    #expect(finding.help?.hasPrefix("write, for example, \"scroll.") == true)
  }
}

@Suite struct ControlKeyTests {
  @Test func readsEveryKey() throws {
    let text = #"""
      {"views": [{"id": "g", "type": "segmentedControl", "segments": ["One", "Two", "Three"]},
        {"id": "s", "type": "slider", "value": 0.25}, {"id": "p", "type": "progressView", "value": 1},
        {"id": "w", "type": "switch", "isOn": false},
        {"id": "c", "type": "pageControl", "numberOfPages": 5, "currentPage": 2}],
       "options": [{"name": "a"}, {"name": "b", "views": {"g": {"segments": []}, "s": {"value": null},
         "w": {"isOn": true}, "c": {"currentPage": 4}}}]}
      """#
    let result = read(text)
    #expect(result.diagnostics == [])
    let options = try #require(result.scene).options
    let (first, second) = (options[0].views, options[1].views)
    #expect(first[1].segments == ["One", "Two", "Three"])
    #expect(first.map(\.value) == [nil, nil, 0.25, 1, nil, nil])
    #expect(first.map(\.isOn) == [true, true, true, true, false, true])
    #expect(first[5].numberOfPages == 5)
    #expect(first[5].currentPage == 2)
    #expect(second[1].segments == [])
    #expect(second.map(\.value) == [nil, nil, nil, 1, nil, nil])
    #expect(second[4].isOn)
    #expect(second[5].currentPage == 4)
  }

  @Test(arguments: [
    ("segments", #"["a"]"#), ("value", "0.5"), ("isOn", "true"), ("numberOfPages", "3"), ("currentPage", "1"),
  ])
  func otherViewsHaveNoUseForThem(_ key: String, value: String) {
    let result = read(#"{"views": [{"id": "v", "type": "label", "\#(key)": \#(value)}]}"#)
    #expect(result.diagnostics.map(\.code) == ["unused-key"])
  }

  @Test(arguments: [
    (#""type": "slider", "value": 1.5"#, "out-of-range"), (#""type": "switch", "isOn": 1"#, "wrong-type"),
    (#""type": "segmentedControl", "segments": [1]"#, "wrong-type"),
    (#""type": "pageControl", "numberOfPages": 1e6"#, "out-of-range"),
    (#""type": "pageControl", "currentPage": -1"#, "out-of-range"),
  ])
  func reports(_ keys: String, code: String) throws {
    #expect(try finding(#"{"views": [{"id": "v", \#(keys)}]}"#).code == code)
  }
}

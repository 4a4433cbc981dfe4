import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

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

  @Test func viewsThatAreNotArranged() throws {
    let frames = try frames(
      #"""
      {"views": [{"id": "s", "type": "stackView", "subviews": [
         {"id": "back", "isArranged": false}, {"id": "a", "intrinsicContentSize": [20, 10]},
         {"id": "placed", "isArranged": false, "frame": [1, 2, 3, 4], "autoresizingMask": []},
         {"id": "b", "intrinsicContentSize": [30, 10]}]}],
       "constraints": [
         "s.leading = superview.leading", "s.top = superview.top", "back.top = s.top - 4", "back.bottom = s.bottom + 4",
         "back.leading = s.leading - 8", "back.trailing = s.trailing + 8"]}
      """#)
    #expect(frames[0]["s"]?.size == Size(width: 50, height: 10))
    #expect(frames[0]["b"]?.x == 20)
    #expect(frames[0]["back"] == Rect(x: -8, y: -4, width: 66, height: 18))
    #expect(frames[0]["placed"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func onlyStackViewsArrange() throws {
    let finding = try finding(#"{"views": [{"id": "v", "isArranged": false}]}"#)
    #expect(finding.message == "\"isArranged\" has no effect on \"v\": it is in no stack view and no list")
  }

  @Test(arguments: [
    (
      #""axis": "diagonal""#, "unknown-value", "\"diagonal\" is not a valid value for this key",
      "use one of \"horizontal\", \"vertical\""
    ),
    (
      #""distribution": "fillEqualy""#, "unknown-value",
      "\"fillEqualy\" is not a valid value for this key", "did you mean \"fillEqually\"?"
    ),
    (
      #""customSpacing": {"lable": 3}"#, "unknown-view", "the stack view \"s\" does not arrange \"lable\"",
      "did you mean \"label\"?"
    ),
    // A view, but not one of the stack's own.
    (
      #""customSpacing": {"inner": 3}"#, "unknown-view",
      "the stack view \"s\" does not arrange \"inner\"", nil
    ),
    (
      #""customSpacing": {"label": "3"}"#, "wrong-type", "expected a number, found a string",
      "write 3 without quotation marks"
    ),
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

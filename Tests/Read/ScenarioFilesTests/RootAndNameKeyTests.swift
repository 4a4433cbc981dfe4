import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// Keys of the root view, and those that Interface Builder's views brought.
@Suite struct RootAndNameKeyTests {
  @Test func theRootIsAnyView() throws {
    let text = #"""
      {"canvas": {"size": [100, 60]},
       "root": {"type": "stackView", "axis": "vertical", "distribution": "fillEqually", "name": "Profile",
         "layoutGuides": ["half"], "layoutMargins": {"leading": 1}},
       "views": [{"id": "a"}, {"id": "b"}], "constraints": ["half.width = root.width / 2"],
       "options": [{"name": "one"}, {"name": "two", "views": {"root": {"axis": "horizontal", "name": null}}}]}
      """#
    let result = read(text)
    #expect(result.diagnostics == [])
    let options = try #require(result.scene).options
    #expect(options.map { $0.views[0].kind } == [.stackView, .stackView])
    #expect(options.map { $0.views[0].displayName } == ["Profile", "root"])
    #expect(options[0].views[0].layoutGuides == ["half"])
    #expect(options[0].views[0].layoutMargins?.leading == 1)
    #expect(options[0].constraints[0].firstItem == .guide(.custom("half"), of: 0))
    let frames = try frames(text)
    #expect(frames[0]["b"] == Rect(x: 0, y: 30, width: 100, height: 30))
    #expect(frames[1]["b"] == Rect(x: 50, y: 0, width: 50, height: 60))
  }

  @Test(arguments: [
    (#"{"id": "top"}"#, "unknown-key", "the id of the root view is \"root\""),
    (#"{"subviews": []}"#, "unknown-key", "they are the scenario's \"views\""),
    (#"{"sizeClasses": ["any-any"]}"#, "unknown-key", "the root view is always there"),
    (#"{"variations": {}}"#, "unknown-key", "an option can change the root view"),
    (#"{"type": "lable"}"#, "unknown-value", "did you mean \"label\"?"),
    (#"{"axis": "vertical"}"#, "unused-key", nil),
    (#"{"autoresizingMask": []}"#, "unused-key", nil),
    (#"{"layoutGuides": ["v"]}"#, "duplicate-identifier", nil),
    (
      #"{"type": "tableView"}"#, "misplaced-cell",
      #"put it in a view of type cell, or give it "isArranged": false if it is not a cell"#
    ),
    ("[]", "wrong-type", nil),
  ])
  func tellsWhatTheRootCannotBe(_ root: String, code: String, help: String?) throws {
    let found = try finding(#"{"root": \#(root), "views": [{"id": "v"}]}"#)
    #expect(found.code == code)
    if let help { #expect(found.help == help) }
  }

  @Test func readsWhatInterfaceBuilderBrought() throws {
    let text = #"""
      {"views": [
        {"id": "f", "type": "textField", "borderStyle": "none", "name": "Street",
         "insetsLayoutMarginsFromSafeArea": false},
        {"id": "b", "type": "button", "hasConfiguration": true, "contentInsets": {"top": 1, "left": 2},
         "image": {"size": [3, 4]}},
        {"id": "s", "type": "stackView", "keepsHiddenViews": true}, {"id": "q", "type": "searchBar", "text": "Query"}]}
      """#
    let result = read(text)
    #expect(result.diagnostics == [])
    let views = try #require(result.scene).options[0].views
    #expect(views[1].content[TextFieldContent.self]?.borderStyle == TextFieldBorder.none)
    #expect(views[1].displayName == "Street")
    #expect(views.map(\.insetsLayoutMarginsFromSafeArea) == [true, false, true, true, true])
    let button = try #require(views[2].content[ButtonContent.self])
    #expect(button.settings.hasConfiguration && button.imageSize == Size(width: 3, height: 4))
    #expect(views[2].content[ButtonContent.self]?.settings.contentInsets == EdgeInsets(top: 1, left: 2))
    #expect(views[3].stack.keepsHiddenViews)
    #expect(views[4].content.text?.string == "Query")
  }

  @Test(arguments: [
    ("borderStyle", #""line""#), ("hasConfiguration", "true"), ("contentInsets", "null"),
    ("keepsHiddenViews", "true"), ("image", "null"),
  ])
  func otherViewsHaveNoUseForThem(_ key: String, value: String) {
    let result = read(#"{"views": [{"id": "v", "type": "label", "\#(key)": \#(value)}]}"#)
    #expect(result.diagnostics.map(\.code) == ["unused-key"])
  }

  /// As headers, footers and cells of recorded height stand in storyboards.
  @Test func aFramePlacesWhatIsInATableAndCellsAnywhere() throws {
    let text = #"""
      {"canvas": {"size": [200, 400]}, "views": [
        {"id": "t", "type": "tableView", "frame": [0, 0, 200, 400], "autoresizingMask": [], "subviews": [
          {"id": "header", "frame": [0, 0, 200, 31], "autoresizingMask": ["flexibleWidth"]},
          {"id": "c", "type": "cell", "frame": [0, 31, 200, 47], "autoresizingMask": []}]},
        {"id": "loose", "type": "cell", "frame": [5, 6, 7, 8], "autoresizingMask": []}]}
      """#
    let result = read(text)
    #expect(result.diagnostics == [])
    let frames = try frames(text)[0]
    #expect(frames["header"] == Rect(x: 0, y: 0, width: 200, height: 31))
    #expect(frames["c"] == Rect(x: 0, y: 31, width: 200, height: 47))
    #expect(frames["loose"] == Rect(x: 5, y: 6, width: 7, height: 8))
    let written = try ScenarioWriter.json(#require(result.scene))
    #expect(try ScenarioFilesTests.frames(written)[0] == frames)
  }

  @Test func layersAreWrittenWithTheFewestNames() throws {
    for layers in [#"["all", "passes"]"#, "[]", #"["frames", "guides"]"#, #"["all"]"#] {
      let written = try ScenarioWriter.json(scene(#"{"overlay": \#(layers), "views": []}"#))
      #expect(written.contains("\"overlay\": \(layers)"))
    }
  }
}

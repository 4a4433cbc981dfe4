import AutoLayout
import Diagnostics
import LayoutScene
import ScenarioFiles
import TestSupport
import Testing

/// The parts of a text with attributes of their own.
@Suite struct RunKeyTests {
  private func view(_ keys: String, rest: String = "") throws -> SceneView {
    let text = "{\"views\": [{\"id\": \"v\", \(keys)}]\(rest)}"
    return try scene(text).options[0].views[1]
  }

  @Test func readsEveryKey() throws {
    let text = try #require(
      try view(
        #"""
        "type": "label", "font": {"size": 20, "weight": "bold"}, "textColor": "#000",
        "text": ["plain ", {"text": "x", "font": {"size": 9}, "textColor": "#f00", "kern": 2, "baselineOffset": -3,
          "underline": true, "strikethrough": true, "paragraphStyle": {"alignment": "right", "lineSpacing": 1,
          "lineHeightMultiple": 2, "minimumLineHeight": 3, "maximumLineHeight": 4, "paragraphSpacing": 5}}]
        """#
      ).content.text)
    var run = StyledRun("x")
    // What a run does not say of its font is the view's.
    run.font = Font(size: 9, weight: .bold)
    run.color = DynamicColor(Color(hex: 0xFF0000))
    (run.kern, run.baselineOffset, run.isUnderlined, run.isStruckThrough) = (2, -3, true, true)
    run.paragraph.alignment = .right
    (run.paragraph.lineSpacing, run.paragraph.lineHeightMultiple) = (1, 2)
    (run.paragraph.minimumLineHeight, run.paragraph.maximumLineHeight) = (3, 4)
    run.paragraph.paragraphSpacing = 5
    #expect(text.string == "plain x" && text.runs == [StyledRun("plain "), run])
  }

  @Test(arguments: [
    ("label", "text"), ("textView", "text"), ("textField", "text"), ("button", "title"),
    ("label", "attributedText"), ("button", "attributedTitle"),
  ])
  func kindsWithTextHaveRuns(kind: String, key: String) throws {
    let view = try view(#""type": "\#(kind)", "\#(key)": ["a", {"text": "b", "font": 30}]"#)
    #expect(view.content.text?.runs.map(\.font?.size) == [nil, 30])
  }

  /// The size of a text style in a run follows the canvas, like that of a view.
  @Test func fontsOfRunsFollowTheTextSize() throws {
    let rest = #", "canvas": {"contentSizeCategory": "accessibilityExtraLarge"}"#
    let keys = #""type": "label", "font": "body", "text": ["a", {"text": "b", "font": "title1"}]"#
    let text = try #require(try view(keys, rest: rest).content.text)
    #expect(text.runs[1].font == TextStyle.title1.font(for: .accessibilityExtraLarge))
    #expect(text.font == TextStyle.body.font(for: .accessibilityExtraLarge))
  }

  @Test func variablesTemplatesAndOptionsHaveRuns() throws {
    let scene = try scene(
      #"""
      {"variables": {"price": [{"text": "24", "font": 30}, " each"], "amount": "24"},
       "templates": {"tag": {"type": "label", "text": "$price", "font": 12}},
       "views": [{"id": "v", "template": "tag"}, {"id": "w", "type": "label", "text": ["a", {"text": "$amount"}]}],
       "options": [{"name": "one"}, {"name": "two", "views": {"v": {"text": "free"}, "w": {"font": 40}}},
         {"name": "three", "views": {"v": {"text": [{"text": "x", "kern": 1}]}}}]}
      """#)
    func text(_ option: Int, _ view: Int) -> StyledText? {
      scene.options[option].views[ViewIndex(view)].content.text
    }
    #expect(text(0, 1)?.string == "24 each")
    #expect(text(0, 1)?.runs.map(\.font?.size) == [30, nil])
    #expect(text(0, 2)?.string == "a24")
    #expect(text(1, 1)?.string == "free" && text(1, 1)?.runs.isEmpty == true)
    #expect(text(1, 2)?.font.size == 40 && text(1, 2)?.runs.count == 2)
    #expect(text(2, 1)?.runs.map(\.kern) == [1])
  }

  @Test(arguments: [
    (#""text": 5"#, "expected a string, or an array of its parts, found a number"),
    (#""text": [5]"#, "expected a string, or an object with \"text\", found a number"),
    (#""text": [null]"#, "expected a string, or an object with \"text\", found null"),
    (#""text": [{}]"#, "the run has no \"text\""),
    (#""text": [{"text": ["a"]}]"#, "expected a string, found an array"),
    (#""text": [{"text": "a", "kern": 1001}]"#, "1001 is out of range: from -1000 to 1000"),
    (#""text": [{"text": "a", "baselineOffset": "1"}]"#, "expected a number, found a string"),
    (#""text": [{"text": "a", "underline": 1}]"#, "expected true or false, found a number"),
    (#""text": [{"text": "a", "strikethrough": "yes"}]"#, "expected true or false, found a string"),
    (#""text": [{"text": "a", "textColor": "reddish"}]"#, "\"reddish\" is not a colour"),
    (#""text": [{"text": "a", "font": 0}]"#, "0 is out of range: from 1 to 1000"),
    (
      #""text": [{"text": "a", "font": true}]"#,
      "expected a text style, such as \"headline\", a size, or an object, found a Boolean"
    ),
    (#""text": [{"text": "a", "paragraphStyle": 3}]"#, "expected an object, found a number"),
    (
      #""text": [{"text": "a", "paragraphStyle": {"lineSpacing": -1}}]"#,
      "-1 is out of range: from 0 to 1000000"
    ),
    (
      #""text": [{"text": "a", "paragraphStyle": {"lineHeightMultiple": 101}}]"#,
      "101 is out of range: from 0 to 100"
    ),
    (
      #""text": [{"text": "a", "paragraphStyle": {"alignment": "middle"}}]"#,
      "\"middle\" is not a valid value for this key"
    ),
  ])
  func wrongValuesAreReported(keys: String, message: String) throws {
    let finding = try finding("{\"views\": [{\"id\": \"v\", \"type\": \"label\", \(keys)}]}")
    #expect(finding.severity == .error && finding.message == message && finding.place != nil)
  }

  /// A key in the wrong place says where it belongs.
  @Test(arguments: [
    (#""text": [{"text": "a", "lineSpacing": 1}]"#, "it belongs in \"paragraphStyle\""),
    (#""text": [{"text": "a", "color": "red"}]"#, "write \"textColor\""),
    (#""text": [{"text": "a", "underlineStyle": 1}]"#, "write \"underline\": true"),
    (#""text": [{"text": "a", "weight": "bold"}]"#, "it belongs in \"font\""),
    (#""text": [{"text": "a", "kernn": 1}]"#, "did you mean \"kern\"?"),
    (
      #""lineSpacing": 4"#,
      "it belongs to a part of the text: [{ \"text\": \"…\", \"paragraphStyle\": { \"lineSpacing\": 4 } }]"
    ),
  ])
  func wrongKeysSayWhereTheyBelong(keys: String, help: String) throws {
    #expect(try finding("{\"views\": [{\"id\": \"v\", \"type\": \"label\", \(keys)}]}").help == help)
  }

  @Test func tooManyRunsAreReported() throws {
    let runs = Array(repeating: "\"a\"", count: 1001).joined(separator: ",")
    let text = "{\"views\": [{\"id\": \"v\", \"type\": \"label\", \"text\": [\(runs)]}]}"
    #expect(try finding(text).message == "a text has more than 1000 parts")
  }

  /// What is written reads back, in the author's words as far as possible.
  @Test func runsAreWritten() throws {
    let scene = try scene(
      #"""
      {"views": [{"id": "v", "type": "label", "font": "body", "text": ["a ", {"text": "b", "font": "title1"},
        {"text": "c", "font": {"size": 17}}, {"text": "d", "paragraphStyle": {"lineSpacing": 2}}]}],
       "options": [{"name": "one"}, {"name": "two", "views": {"v": {"text": ["z", {"text": "b", "kern": 3}]}}}]}
      """#)
    let written = try ScenarioWriter.json(scene)
    #expect(written.contains(#""text": "b", "font": { "textStyle": "title1" }"#))
    #expect(written.contains(#"["z", { "text": "b", "kern": 3 }]"#))
    #expect(written.contains(#"{ "text": "d", "paragraphStyle": { "lineSpacing": 2 } }"#))
  }
}

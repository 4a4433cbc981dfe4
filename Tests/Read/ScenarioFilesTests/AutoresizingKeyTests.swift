import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

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
      "\"flexibleWdith\" is not a valid value for this key", "did you mean \"flexibleWidth\"?"
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

import AutoLayout
import JSONText
import LayoutScene
import TestSupport
import Testing

@testable import SolutionFiles

/// Solutions that were written before version 2.
@Suite struct SolutionVersion1Tests {
  /// As `review` wrote it, but for views and constraints that say nothing new.
  private let text = """
    {"version": 1, "input": "thirds.json", "options": [{
      "name": "default",
      "canvas": {"width": 320, "height": 40, "scale": 2, "authored": {"size": [320, 40]}},
      "views": [
        {"id": "root", "type": "view", "superview": null, "frame": [0, 0, 320, 40], "hidden": false, "deciders": {}, "authored": {"id": "root"}},
        {"id": "a", "type": "view", "superview": "root", "frame": [0, 0, 106.666667, 20], "hidden": false, "deciders": {"width": [0]}, "authored": {"id": "a"}},
        {"id": "a.b", "type": "view", "superview": "root", "frame": [106.666667, 0, 29.666667, 20], "hidden": false, "deciders": {"width": [0, 1]}, "authored": {"id": "a.b"}}
      ],
      "constraints": [
        {"identifier": "third", "description": "a.width == 0.333333333 × root.width", "priority": 1000, "origin": "explicit", "axis": "horizontal", "satisfied": true, "error": 0, "named": true, "broken": false, "left": "a.width", "right": "root.width", "relation": "==", "multiplier": 0.333333, "constant": 0},
        {"identifier": "wide", "description": "a.b.width == 0.25 × a.width + 3 @750", "priority": 750, "origin": "explicit", "axis": "horizontal", "satisfied": true, "error": 0, "named": true, "broken": false, "left": "a.b.width", "right": "a.width", "relation": "==", "multiplier": 0.25, "constant": 3},
        {"identifier": "a.b.top = safeArea.top", "description": "a.b.top == safeArea.top", "priority": 1000, "origin": "explicit", "axis": "vertical", "satisfied": true, "error": 0, "named": false, "broken": false, "left": "a.b.top", "right": "root.safeArea.top", "relation": "==", "multiplier": 1, "constant": 0},
        {"identifier": "a.height = 20", "description": "a.height == 20", "priority": 1000, "origin": "explicit", "axis": "vertical", "satisfied": true, "error": 0, "named": false, "broken": false, "left": "a.height", "right": "", "relation": "==", "multiplier": 1, "constant": 20}
      ],
      "conflicts": [],
      "warnings": []
    }]}
    """

  @Test func framesAreThoseOfVersion2() throws {
    let views = try Solution(parsing: Array(text.utf8)).options[0].views
    #expect(views.map { $0.exactFrame == nil } == [true, false, false])
    #expect(views[1].frame == Rect(x: 0, y: 0, width: 106.5, height: 20))
    #expect(views[1].exactFrame == Rect(x: 0, y: 0, width: 106.666667, height: 20))
    #expect(views[2].frame == Rect(x: 106.5, y: 0, width: 30, height: 20))
    #expect(views[2].deciders == [.width: [0, 1]] && views[2].authored?["id"]?.string == "a.b")
  }

  /// Ids with dots among them.
  @Test func sidesAreTakenApart() throws {
    let constraints = try Solution(parsing: Array(text.utf8)).options[0].constraints
    #expect(
      constraints.map(\.first) == [
        SolutionSide(view: "a", attribute: .width), SolutionSide(view: "a.b", attribute: .width),
        SolutionSide(view: "a.b", attribute: .top), SolutionSide(view: "a", attribute: .height),
      ])
    #expect(
      constraints.map(\.second) == [
        SolutionSide(view: "root", attribute: .width), SolutionSide(view: "a", attribute: .width),
        SolutionSide(view: "root", guide: "safeArea", attribute: .top), nil,
      ])
  }

  @Test(arguments: [
    ("\"frame\": [0, 0, 320, 40]", "\"frame\": [0, 0]"), ("\"left\": \"a.width\"", "\"left\": 1"),
    ("\"left\": \"a.width\"", "\"left\": \"nothing\""), ("\"left\": \"a.width\", ", ""),
    ("\"scale\": 2", "\"scale\": null"), ("\"named\": true, ", ""),
  ])
  func whatIsBrokenIsRefused(_ part: String, _ other: String) {
    let changed = text.replacing(part, with: other, maxReplacements: 1)
    #expect(changed != text)
    #expect(throws: SolutionError.self) { try Solution(parsing: Array(changed.utf8)) }
  }
}

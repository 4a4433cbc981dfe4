import AutoLayout
import Diagnostics
import LayoutScene
import TestSupport
import Testing

@testable import SolutionFiles

/// What solutions say, and that they are read as they were written.
@Suite struct SolutionTests {
  /// A layout with one of everything that solutions tell.
  private var layout: SolvedLayout {
    let views = [
      SolvedView(
        scene: SceneView(id: "root"), frame: Rect(x: 0, y: 0, width: 100, height: 100.1),
        absoluteFrame: Rect(x: 0, y: 0, width: 100, height: 100.1)),
      SolvedView(
        scene: SceneView(id: "a \"b\"\n", kind: .label, superview: 0),
        frame: Rect(x: 20.000000000000004, y: -1e-12, width: 1 / 3, height: 20.5), absoluteFrame: .zero,
        firstBaseline: 16.25, lastBaseline: 16.25, text: Text("x"), lineCount: 2, isTruncated: true,
        ambiguity: [.width: ValueRange(lower: 0, upper: nil), .x: ValueRange(lower: 1, upper: 2)]),
    ]
    func constraint(_ name: String, isGuide: Bool) -> SolvedConstraint {
      var scene = SceneConstraint(
        identifier: name, text: "a.width == \(name)", firstItem: .view(1), firstAttribute: .width,
        relation: isGuide ? .lessThanOrEqual : .equal,
        secondItem: isGuide ? .guide(.safeArea, of: 0) : nil,
        secondAttribute: isGuide ? .height : .notAnAttribute,
        multiplier: isGuide ? 1 / 3 : 1, constant: -4, priority: LayoutPriority(isGuide ? 1000 : 650.5))
      scene.hasGivenIdentifier = isGuide
      return SolvedConstraint(
        scene: scene, origin: .explicit, axis: .horizontal, isSatisfied: !isGuide, error: isGuide ? -4 : 0,
        isBroken: isGuide)
    }
    return SolvedLayout(
      name: "o1", title: "O", canvas: Canvas(size: Size(width: 100, height: 100.1)), views: views,
      constraints: [constraint("c1", isGuide: false), constraint("c2", isGuide: true)],
      conflicts: [LayoutConflict(constraints: [0, 1], broken: 1)],
      findings: [.ambiguous(1, [.x], followers: [])])
  }

  @Test func isWrittenWordForWord() {
    #expect(
      Solution(of: [layout], input: "é.json").text == """
        {
          "version": 2,
          "input": "é.json",
          "options": [
            {
              "name": "o1",
              "title": "O",
              "canvas": {"width": 100, "height": 100.1, "scale": 2},
              "views": [
                {"id": "root", "type": "view", "superview": null, "frame": [0, 0, 100, 100], \
        "exactFrame": [0, 0, 100, 100.1], "hidden": false},
                {"id": "a \\"b\\"\\n", "type": "label", "superview": "root", "frame": [20, 0, 0.5, 20.5], \
        "exactFrame": [20, 0, 0.333333, 20.5], "firstBaseline": 16.25, "lastBaseline": 16.25, "lines": 2, \
        "truncated": true, "hidden": false, "ambiguity": {"x": [1, 2], "width": [0, null]}}
              ],
              "constraints": [
                {"identifier": "c1", "named": false, "description": "a.width == c1", \
        "first": {"view": "a \\"b\\"\\n", "attribute": "width"}, "relation": "==", "multiplier": 1, "constant": -4, \
        "priority": 650.5, "origin": "explicit", "axis": "horizontal", "satisfied": true, "error": 0, \
        "broken": false},
                {"identifier": "c2", "named": true, "description": "a.width == c2", \
        "first": {"view": "a \\"b\\"\\n", "attribute": "width"}, "relation": "<=", \
        "second": {"view": "root", "guide": "safeArea", "attribute": "height"}, "multiplier": 0.333333, \
        "constant": -4, "priority": 1000, "origin": "explicit", "axis": "horizontal", "satisfied": false, \
        "error": -4, "broken": true}
              ],
              "conflicts": [
                {"constraints": ["c1", "c2"], "broken": "c2", \
        "message": "a.width == c1 and “c2” (a.width == c2) cannot hold together; “c2” is left out", \
        "help": "remove one that you did not expect, or give “a \\"b\\"\\n is at most 0.333 times \
        as wide as the safe area is high, less 4” a priority of 999"}
              ],
              "warnings": [
                {"code": "ambiguous-layout", "message": "“a \\"b\\"\\n” is ambiguous: x 1 to 2", "views": ["a \\"b\\"\\n"]}
              ]
            }
          ]
        }

        """)
  }

  @Test func isReadAsItWasWritten() throws {
    var explained = layout
    explained.views[1].deciders = [.x: [0], .width: [1, 0]]
    for solution in [
      Solution(), Solution(of: [layout, layout], input: "é.json"),
      Solution(forReviewOf: [explained], input: "x"),
    ] {
      #expect(try Solution(parsing: Array(solution.text.utf8)) == solution)
    }
  }

  private func text(_ frame: String = "[0, 0, 1, 1]", version: String = "2", more: String = "") -> [UInt8] {
    Array(
      """
      {"version": \(version), "input": "a", "options": [{"name": "o", "canvas": {"width": 1, "height": 1, "scale": 1},
        "views": [{"id": "v", "type": "view", "superview": null, "frame": \(frame), "hidden": false\(more)}],
        "constraints": [], "conflicts": [], "warnings": []}]}
      """.utf8)
  }

  @Test func saysWhatIsWrongAndWhere() throws {
    #expect(try Solution(parsing: text()).options[0].views[0].frame == Rect(x: 0, y: 0, width: 1, height: 1))
    let errors = [
      (text("[0, 0, 1]"), "wrong-type", 2), (text("null"), "wrong-type", 2),
      (text(more: ", \"colour\": 1"), "unknown-key", 2),
      (text(more: ", \"ambiguity\": {\"x\": [1]}"), "wrong-type", 2),
      (text(more: ", \"lines\": -1"), "out-of-range", 2),
      (text(version: "\"2\""), "wrong-type", 1), (Array("{}".utf8), "missing-key", 1),
      (Array("{".utf8), "syntax-error", 1),
    ]
    for (bytes, code, line) in errors {
      let error = #expect(throws: SolutionError.self) { try Solution(parsing: bytes) }
      guard case .broken(let diagnostic) = error else {
        Issue.record("\(code): \(String(describing: error))")
        continue
      }
      #expect(diagnostic.code == code && diagnostic.place?.line == line, "\(diagnostic)")
    }
    #expect(throws: SolutionError.otherVersion(3)) { try Solution(parsing: text(version: "3")) }
    // Deciders are positions of constraints, of which there is none.
    #expect(throws: SolutionError.self) { try Solution(parsing: text(more: ", \"deciders\": {\"x\": [0]}")) }
  }

  @Test func noiseIsRoundedAway() {
    #expect(withoutNoise(20.000000000000004) == 20)
    #expect(withoutNoise(-1e-12).sign == .plus)
    #expect(withoutNoise(1.0 / 3) == 0.333333)
    #expect(withoutNoise(1e300) == 1e300)
  }
}

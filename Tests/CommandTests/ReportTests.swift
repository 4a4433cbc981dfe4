import AutoLayout
import Foundation
import LayoutFiles
import LayoutScene
import Testing

@testable import layout_render

@Suite struct ReportTests {
  /// A layout with one of everything that reports tell.
  private var layout: SolvedLayout {
    var label = SceneView(id: "a \"b\"\n", kind: .label, superview: 0)
    label.source = SourceRange(offset: 2, length: 3)
    let views = [
      SolvedView(
        scene: SceneView(id: "root"), frame: Rect(x: 0, y: 0, width: 100, height: 100.1),
        absoluteFrame: Rect(x: 0, y: 0, width: 100, height: 100.1)),
      SolvedView(
        scene: label, frame: Rect(x: 20.000000000000004, y: -1e-12, width: 1 / 3, height: 20.5),
        absoluteFrame: .zero, firstBaseline: 16.25, lastBaseline: 16.25, text: Text("x"), lineCount: 2,
        isTruncated: true,
        ambiguity: [.width: ValueRange(lower: 0, upper: nil), .x: ValueRange(lower: 1, upper: 2)]),
    ]
    func constraint(_ name: String, broken: Bool = false) -> SolvedConstraint {
      SolvedConstraint(
        scene: SceneConstraint(
          identifier: name, text: "a.width == \(name)", firstItem: .view(1), firstAttribute: .width,
          priority: LayoutPriority(broken ? 1000 : 650.5), source: SourceRange(offset: 0, length: 2)),
        origin: .explicit, axis: .horizontal, isSatisfied: !broken, error: broken ? -4 : 0, isBroken: broken)
    }
    return SolvedLayout(
      name: "o1", title: "O", canvas: Canvas(size: Size(width: 100, height: 100.1)), views: views,
      constraints: [constraint("c1"), constraint("c2", broken: true)],
      conflicts: [LayoutConflict(constraints: [0, 1], broken: 1)],
      warnings: [LayoutWarning(code: "ambiguous-layout", message: "\"a\" is ambiguous", views: [1])])
  }

  @Test func writesTheSolutionWordForWord() {
    #expect(
      SolutionReport.json(of: [layout], input: "é.json") == """
        {
          "version": 1,
          "input": "é.json",
          "options": [
            {
              "name": "o1",
              "title": "O",
              "canvas": {"width": 100, "height": 100.1, "scale": 2},
              "views": [
                {"id": "root", "type": "view", "superview": null, "frame": [0, 0, 100, 100.1], "hidden": false},
                {"id": "a \\"b\\"\\n", "type": "label", "superview": "root", "frame": [20, 0, 0.333333, 20.5], \
        "firstBaseline": 16.25, "lastBaseline": 16.25, "lines": 2, "truncated": true, "hidden": false, \
        "ambiguity": {"x": [1, 2], "width": [0, null]}}
              ],
              "constraints": [
                {"identifier": "c1", "description": "a.width == c1", "priority": 650.5, "origin": "explicit", \
        "axis": "horizontal", "satisfied": true, "error": 0},
                {"identifier": "c2", "description": "a.width == c2", "priority": 1000, "origin": "explicit", \
        "axis": "horizontal", "satisfied": false, "error": -4}
              ],
              "conflicts": [
                {"constraints": ["c1", "c2"], "broken": "c2"}
              ],
              "warnings": [
                {"code": "ambiguous-layout", "message": "\\"a\\" is ambiguous", "views": ["a \\"b\\"\\n"]}
              ]
            }
          ]
        }

        """)
  }

  @Test func writesJSONThatOthersRead() throws {
    let odd = "\u{0}\u{1F}\u{7F}\u{2028}\"\\/\t日本💥"
    let numbers = [0, -0.0, 1, -1.5, 1e15, 1e16, 1e300, 5e-300, 0.1, 123456789.123, .infinity, .nan]
    let text = JSONValue.object([
      ("k\"", .string(odd)), ("n", .array(numbers.map { .number($0) })), ("e", .array([])),
      ("o", .object([])),
      ("b", .array([.bool(true), .null])),
    ])
    for rendering in [text.line(), text.lines(depth: 3)] {
      let read = try #require(
        try JSONSerialization.jsonObject(with: Data(rendering.utf8)) as? [String: Any])
      #expect(read["k\""] as? String == odd)
      let back = try #require(read["n"] as? [Any])
      for (number, value) in zip(numbers, back) {
        #expect((value as? NSNumber)?.doubleValue == (number.isFinite ? number : nil))
      }
      #expect(rendering.utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") })
    }
  }

  @Test func roundsNoiseAway() {
    #expect(withoutNoise(20.000000000000004) == 20)
    #expect(withoutNoise(-1e-12).sign == .plus)
    #expect(withoutNoise(1.0 / 3) == 0.333333)
    #expect(withoutNoise(1e300) == 1e300)
  }

  @Test func drawsTheTreeInColumns() {
    #expect(
      TextReport.text(of: [layout]) == """
        o1 (100 × 100.1 @2x)
                     x  y  width  height
          root       0  0    100   100.1  view
            a "b"   20  0   0.33    20.5  label, 2 lines, cut off, ambiguous
          Conflicts:
            Conflict: “c1” (a.width == c1) and “c2” (a.width == c2) cannot hold together; “c2” is left out. REMEDY
          Warnings:
            "a" is ambiguous

        """)
  }

  @Test func tellsFindingsWithPlacesOnceForAllOptions() {
    var second = layout
    second.name = "o2"
    second.warnings = []
    let told = LayoutFindings.diagnostics(of: [layout, second], in: Array("ab cd".utf8))
    #expect(told.map(\.code) == ["conflict", "ambiguous-layout", "truncated-text"])
    #expect(told.map(\.severity) == [.warning, .warning, .note])
    #expect(told[0].message == "“c1” (a.width == c1) and “c2” (a.width == c2) cannot hold together; “c2” is left out")
    #expect(told[0].place?.length == 2)
    #expect(told[1].message == "\"a\" is ambiguous (option \"o1\")")
    #expect(told[1].place == SourcePlace(line: 1, column: 3, length: 3, text: "ab cd"))
  }
}

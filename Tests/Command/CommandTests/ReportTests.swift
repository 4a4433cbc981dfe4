import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import TestSupport
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
      var scene = SceneConstraint(
        identifier: name, text: "a.width == \(name)", firstItem: .view(1), firstAttribute: .width,
        priority: LayoutPriority(broken ? 1000 : 650.5), source: SourceRange(offset: 0, length: 2))
      scene.hasGivenIdentifier = true
      return SolvedConstraint(
        scene: scene, origin: .explicit, axis: .horizontal, isSatisfied: !broken, error: broken ? -4 : 0,
        isBroken: broken)
    }
    return SolvedLayout(
      name: "o1", title: "O", canvas: Canvas(size: Size(width: 100, height: 100.1)), views: views,
      constraints: [constraint("c1"), constraint("c2", broken: true)],
      conflicts: [LayoutConflict(constraints: [0, 1], broken: 1)],
      findings: [.ambiguous(1, [.x], followers: [])])
  }

  @Test func drawsTheTreeInColumns() {
    #expect(
      TextReport.text(of: [layout]) == """
        o1 (100 × 100.1 @2x)
                     x  y  width  height
          root       0  0    100     100  view
            a "b"   20  0    0.5    20.5  label, 2 lines, truncated, ambiguous
          Conflicts:
            “c1” (a.width == c1) and “c2” (a.width == c2) cannot hold together; “c2” is left out. \
        Remove one that you did not expect, or give “a "b"  is 0 wide” a priority of 999.
          Warnings:
            “a "b" ” is ambiguous: x 1 to 2

        """)
  }

  @Test func tellsFindingsWithPlacesOnceForAllOptions() {
    var second = layout
    second.name = "o2"
    second.findings = []
    let told = LayoutFindings.diagnostics(
      of: [layout, second], in: Array("ab cd".utf8), remarking: [.truncatedText])
    #expect(told.map(\.code) == ["conflict", "ambiguous-layout", "truncated-text"])
    #expect(told.map(\.severity) == [.warning, .warning, .note])
    #expect(
      told[0].message
        == "“c1” (a.width == c1) and “c2” (a.width == c2) cannot hold together; “c2” is left out")
    #expect(told[0].place?.length == 2)
    #expect(told[1].message.hasSuffix(" is ambiguous: x 1 to 2 (option \"o1\")"))
    #expect(told[1].place == SourcePlace(line: 1, column: 3, length: 3, text: "ab cd"))
  }
}

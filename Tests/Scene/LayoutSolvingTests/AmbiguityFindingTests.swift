import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import LayoutWords
import ScenarioFiles
import TestSupport
import Testing

/// What is open is reported once for each cause.
@Suite struct AmbiguityFindingTests {
  private func findings(_ json: String) throws -> [LayoutFinding] { try solve(json).findings }

  private func texts(_ json: String) throws -> [FindingText] {
    let layout = try solve(json)
    return layout.findings.map { layout.explain($0) }
  }

  private func solve(_ json: String) throws -> SolvedLayout {
    let result = ScenarioReader.read(Array(json.utf8), input: "test.json")
    let scene = try #require(result.scene, "\(result.diagnostics)")
    return try #require(LayoutEngine.solve(scene, measurer: TestMeasurer()).first)
  }

  private func row(_ views: String, _ more: String = "") -> String {
    """
    {"canvas": {"size": [320, 60]}, "views": [{"id": "row", "type": "stackView", "subviews": [\(views)]}],
     "constraints": ["row.edges = superview"]\(more)}
    """
  }

  @Test func equalPrioritiesExplainWhatTheyLeaveOpen() throws {
    let two = try findings(
      row(
        #"{"id": "name", "type": "label", "text": "Total"}, {"id": "price", "type": "label", "text": "280"}"#)
    )
    #expect(two.map(\.code) == ["content-priority-tie"])
    let three = try findings(
      row(
        #"{"id": "a", "type": "label", "text": "one"}, {"id": "b", "type": "label", "text": "two"}, {"id": "c", "type": "label", "text": "three"}"#
      ))
    #expect(three.map(\.code) == ["content-priority-tie"], "\(three)")
    // What stands behind them moves, too.
    let last = try findings(
      row(
        #"{"id": "a", "type": "label", "text": "one"}, {"id": "b", "type": "label", "text": "two"}, {"id": "c", "type": "switch"}"#
      ))
    #expect(last.map(\.code) == ["content-priority-tie"], "\(last)")
  }

  @Test func anotherCauseIsStillReported() throws {
    let found = try findings(
      """
      {"canvas": {"size": [320, 60]}, "views": [{"id": "row", "type": "stackView", "subviews":
       [{"id": "a", "type": "label", "text": "one"}, {"id": "b", "type": "label", "text": "two"}]}, {"id": "lost"}],
       "constraints": ["row.edges = superview", "lost.leading = superview.leading", "lost.size = 10"]}
      """)
    #expect(found.map(\.code) == ["ambiguous-layout", "content-priority-tie"])
    #expect(found.first == .ambiguous(4, [.y], followers: []))
  }

  @Test func oneMissingHeightIsOneFinding() throws {
    let found = try texts(
      """
      {"canvas": {"size": [320, 600]}, "views": [{"id": "box"}, {"id": "a", "type": "label", "text": "one"},
       {"id": "b", "type": "label", "text": "two"}, {"id": "c", "type": "switch"}],
       "constraints": ["box.leading = superview.leading", "box.trailing = superview.trailing",
       "box.top = superview.top", "a.top = box.bottom + 8", "b.top = a.bottom + 8", "c.top = b.bottom + 8",
       "a.leading = superview.leading", "b.leading = superview.leading", "c.leading = superview.leading"]}
      """)
    #expect(
      found.map(\.statement) == ["“box” is ambiguous: height at least 0, and “a”, “b” and “c” move with it"])
    #expect(found.first?.help == "constrain its height, or both its top and bottom")
  }

  @Test func twoMissingHeightsAreTwo() throws {
    let found = try findings(
      """
      {"canvas": {"size": [320, 600]}, "views": [{"id": "a"}, {"id": "b"}], "constraints":
       ["a.leading = superview.leading", "a.width = 10", "a.top = superview.top",
       "b.trailing = superview.trailing", "b.width = 10", "b.top = superview.top"]}
      """)
    #expect(found.map(\.views) == [[1], [2]])
  }

  // MARK: Labels that wrap

  private let text = "several words that take far more room than one line of the row offers them"

  @Test func aLabelThatWrapsCompetesAsIfItDidNot() throws {
    for lines in [0, 2] {
      let found = try texts(
        row(
          #"{"id": "text", "type": "label", "numberOfLines": \#(lines), "text": "\#(text)"}, {"id": "toggle", "type": "switch"}"#
        ))
      #expect(
        found.map(\.statement) == [
          "it is undefined which of “text” and “toggle” is compressed: both resist compression horizontally at 750"
        ])
      #expect(
        found.first?.help
          == "decrease the horizontal compression resistance priority of “text” to 749 to make it give way first, or "
          + "increase that of “toggle”")
    }
  }

  @Test func withoutAStackView() throws {
    let found = try texts(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "add", "type": "button", "title": "Add"},
       {"id": "text", "type": "label", "numberOfLines": 0, "text": "\(text)"}],
       "constraints": ["add.leading = superview.leading + 16", "add.top = superview.top + 16",
       "text.leading = add.trailing + 8", "text.trailing = superview.trailing - 16", "text.top = add.top"]}
      """)
    #expect(found.count == 1 && found.first?.help?.contains("of “text” to 749") == true)
  }

  @Test func noTieWhereSomethingDecides() throws {
    let lower = try findings(
      row(
        #"{"id": "text", "type": "label", "numberOfLines": 0, "text": "\#(text)", "compressionResistance": {"horizontal": 749}}, {"id": "toggle", "type": "switch"}"#
      ))
    #expect(lower.isEmpty, "\(lower)")
    let fits = try findings(
      row(
        #"{"id": "text", "type": "label", "numberOfLines": 0, "text": "one\ntwo", "contentHugging": {"horizontal": 250}}, {"id": "toggle", "type": "switch"}"#
      ))
    #expect(fits.isEmpty, "\(fits)")
    let below = try findings(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "text", "type": "label", "numberOfLines": 0, "text": "\(text)"},
       {"id": "other", "type": "label", "numberOfLines": 0, "text": "\(text)"}],
       "constraints": ["text.leading = superview.leading", "text.trailing = superview.trailing", "text.top = superview.top",
       "other.leading = superview.leading", "other.trailing = superview.trailing", "other.top = text.bottom + 8"]}
      """)
    #expect(below.isEmpty, "\(below)")
  }

  // MARK: Scroll views

  private func scrolling(_ verification: AmbiguityVerification, inner: [SceneConstraint] = [])
    -> [LayoutFinding]
  {
    var scrollView = SceneView(id: "scroll", kind: .scrollView, superview: 0)
    scrollView.ambiguityVerification = verification
    let views = [
      SceneView(id: "root"), scrollView, SceneView(id: "content", superview: 1),
      SceneView(id: "box", superview: 2),
    ]
    func edges(_ inner: ViewIndex, _ outer: ViewIndex) -> [SceneConstraint] {
      [LayoutAttribute.leading, .trailing, .top, .bottom].map { edge in
        SceneConstraint(
          identifier: "\(inner.rawValue) \(edge)", text: "", firstItem: .view(inner), firstAttribute: edge,
          secondItem: .view(outer), secondAttribute: edge)
      }
    }
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 480)), views: views,
      constraints: edges(1, 0) + edges(2, 1) + edges(3, 2))
    return LayoutEngine.solve(option, measurer: TestMeasurer()).findings
  }

  /// What a scroll view scrolls has its size at run time: that is the scroll view's ambiguity.
  @Test func theSizeOfScrolledContentIsTheScrollViewsOwn() {
    #expect(scrolling(.always).map(\.code).contains("ambiguous-layout"))
    #expect(scrolling(.off).isEmpty)
    #expect(scrolling(.positions).isEmpty)
  }
}

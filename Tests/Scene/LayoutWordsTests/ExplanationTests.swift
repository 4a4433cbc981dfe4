import AutoLayout
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing

@Suite struct ExplanationTests {
  private func layout() -> SolvedLayout {
    func size(_ id: String, _ relation: LayoutRelation, _ value: Double, _ priority: Double)
      -> SceneConstraint
    {
      var constraint = SceneConstraint(
        identifier: id,
        text: "title.width \(relation.symbol) \(plainNumber(value)) @\(plainNumber(priority))",
        firstItem: .view(1), firstAttribute: .width, relation: relation, constant: value,
        priority: LayoutPriority(priority))
      constraint.hasGivenIdentifier = true
      return constraint
    }
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568)),
      views: [SceneView(id: "root"), SceneView(id: "title", superview: 0)],
      constraints: [
        size("min", .greaterThanOrEqual, 120, 750), size("max", .lessThanOrEqual, 100, 751),
        size("wish", .equal, 90, 250),
        SceneConstraint(
          identifier: "leading", text: "title.leading == root.leading + 5", firstItem: .view(1),
          firstAttribute: .leading, secondItem: .view(0), secondAttribute: .leading, constant: 5),
      ])
    return LayoutEngine.solve(option, isExplaining: true, measurer: TestMeasurer())
  }

  @Test func saysWhatDecidesAndWhatGaveWay() throws {
    let layout = layout()
    let width = try #require(layout.explain(view: 1, .width))
    #expect(width.value == 100)
    #expect(width.deciders == [1] && width.gaveWay == [0, 2])
    let words = layout.words(for: width)
    #expect(
      words == [
        "title.width is 100", "  because of", "    “max” (title.width <= 100 @751)", "  although",
        "    “min” (title.width >= 120 @750) gives way: 100 instead of at least 120",
        "      to “max” (title.width <= 100 @751)",
        "    “wish” (title.width == 90 @250) gives way: 100 instead of 90",
        "      to “min” (title.width >= 120 @750)",
      ])
    let trailing = try #require(layout.explain(view: 1, .trailing))
    #expect(trailing.value == 105 && trailing.deciders == [1, 3])
  }

  @Test func contentSizesHaveTwoDecimals() throws {
    var title = SceneView(id: "title", superview: 0)
    title.intrinsicContentSize = IntrinsicSize(width: 250.0 / 3, height: nil)
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568)),
      views: [SceneView(id: "root"), title], constraints: [])
    let layout = LayoutEngine.solve(option, isExplaining: true, measurer: TestMeasurer())
    let width = try #require(layout.explain(view: 1, .width))
    #expect(
      layout.words(for: width).contains { $0.contains("title.width >= 83.33 @750 (compression resistance)") })
    #expect(!layout.words(for: width).contains { $0.contains("83.333") })
  }

  @Test func saysWhatIsOpen() throws {
    let layout = layout()
    let height = try #require(layout.explain(view: 1, .height))
    #expect(
      layout.words(for: height) == [
        "title.height is 0", "  but “title” is ambiguous: height at least 0",
        "  because that is where it was: no constraint decides it",
      ])
    #expect(layout.explain(view: 7, .width) == nil && layout.explain(view: 1, .notAnAttribute) == nil)
  }
}

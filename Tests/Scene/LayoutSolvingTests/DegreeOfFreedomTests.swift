import LayoutScene
import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutSolving

struct DegreeOfFreedomTests {
  private func solve(_ views: [String], _ constraints: [SceneConstraint]) throws -> SolvedLayout {
    let scenes = views.map { SceneView(id: $0, superview: 0) }
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 100)),
      views: [SceneView(id: "root")] + scenes, constraints: constraints)
    return try #require(
      LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: TestMeasurer()).first)
  }

  private func constraint(
    _ first: ViewIndex, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: ViewIndex? = nil, _ other: LayoutAttribute = .notAnAttribute, _ constant: Double
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: "\(first).\(attribute) \(relation) \(constant)", text: "", firstItem: .view(first),
      firstAttribute: attribute, relation: relation, secondItem: second.map { .view($0) },
      secondAttribute: other, constant: constant)
  }

  private func limits(_ view: ViewIndex) -> [SceneConstraint] {
    [
      constraint(view, .left, .greaterThanOrEqual, 0, .left, 10),
      constraint(view, .right, .lessThanOrEqual, 0, .right, -10),
      constraint(view, .width, .equal, nil, .notAnAttribute, 50),
    ] + vertical(view)
  }

  private func vertical(_ view: ViewIndex) -> [SceneConstraint] {
    [
      constraint(view, .top, .equal, 0, .top, 0),
      constraint(view, .height, .equal, nil, .notAnAttribute, 20),
    ]
  }

  /// Widths that have a sum, of which each can be all or nothing. Only two of them move together; of more, the ends of
  /// one refute that others do, without a search for each pair.
  @Test(arguments: [2, 3, 40]) func knownEndsSaveSearches(count: Int) {
    func point(_ widest: Int) -> [ViewIndex: Rect] {
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          (ViewIndex($0), Rect(x: 0, y: 0, width: $0 == widest ? 300 : 0, height: 0))
        })
    }
    let ends = (0..<count).map {
      ComponentEnds(
        view: ViewIndex($0), component: .width, least: point(($0 + 1) % count), greatest: point($0))
    }
    var searches = 0
    let freedoms = DegreeOfFreedom.all(among: ends) { _, _, _ in
      searches += 1
      return true
    }
    #expect(searches == (count == 2 ? 1 : 0) && freedoms.count == searches)
  }

  @Test func viewsThatAreTiedMoveTogether() throws {
    let layout = try solve(
      ["a", "b"],
      limits(1) + vertical(2) + [
        constraint(2, .left, .equal, 1, .right, 8),
        constraint(2, .right, .equal, 0, .right, -10),
      ])
    let freedom = try #require(layout.freedoms.first)
    #expect(layout.freedoms.count == 1)
    #expect(freedom.members.map(\.view) == [1, 2, 2])
    #expect(freedom.members.map(\.component) == [.x, .x, .width])
    #expect(freedom.members.map(\.start) == [10, 68, 242])
    #expect(freedom.members.map(\.end) == [252, 310, 0])
  }

  @Test func viewsThatAreFreeEachForItselfDoNot() throws {
    let layout = try solve(["a", "b"], limits(1) + limits(2))
    #expect(layout.views.dropFirst().allSatisfy { $0.ambiguity[.x] != nil })
    #expect(layout.freedoms.isEmpty)
  }

  @Test func whatOnlyLimitsAnotherDoesNotMoveIt() throws {
    let layout = try solve(
      ["a", "b"], limits(1) + limits(2) + [constraint(2, .left, .greaterThanOrEqual, 1, .right, 8)])
    #expect(layout.views[1].ambiguity[.x] != nil && layout.views[2].ambiguity[.x] != nil)
    #expect(layout.freedoms.isEmpty)
  }
}

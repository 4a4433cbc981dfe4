import LayoutScene
import LayoutWords
import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutSolving

/// Layouts of which a part is beyond the solver: the rest is laid out, and the part is named.
@Suite struct UnsolvedTests {
  private struct Layout {
    var views: ViewList = [SceneView(id: "root")]
    var constraints: [SceneConstraint] = []

    mutating func add(_ id: String) -> ViewIndex {
      views.append(SceneView(id: id, superview: 0))
      return views.index(before: views.endIndex)
    }

    mutating func constrain(
      _ view: ViewIndex, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
      _ other: ViewIndex? = nil, its otherAttribute: LayoutAttribute? = nil, times multiplier: Double = 1,
      plus constant: Double,
      at priority: Double = 1000
    ) {
      let identifier = "c\(constraints.count)"
      constraints.append(
        SceneConstraint(
          identifier: identifier, text: identifier, firstItem: .view(view), firstAttribute: attribute,
          relation: relation, secondItem: other.map { .view($0) },
          secondAttribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute,
          multiplier: multiplier,
          constant: constant, priority: LayoutPriority(priority)))
    }

    /// A view that is as good as any.
    mutating func addPlainView() -> ViewIndex {
      let view = add("plain")
      constrain(view, .left, .equal, 0, plus: 10)
      constrain(view, .top, .equal, 0, plus: 20)
      constrain(view, .width, plus: 30)
      constrain(view, .height, plus: 40)
      return view
    }

    var option: SceneOption {
      SceneOption(
        name: "default", canvas: Canvas(size: Size(width: 320, height: 568)), views: views,
        constraints: constraints)
    }

    func solve() -> SolvedLayout {
      LayoutEngine.solve(option, measurer: TestMeasurer())
    }
  }

  private let plainFrame = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(arguments: [(1e31, 1.0), (-1e308, 1), (5, 1e31), (1e300, 1e300)])
  func aConstraintWithNumbersBeyondAllMeasureIsLeftOutAlone(constant: Double, multiplier: Double) throws {
    var layout = Layout()
    let (plain, large) = (layout.addPlainView(), layout.add("large"))
    layout.constrain(large, .left, .equal, plain, plus: 5)
    layout.constrain(large, .width, .equal, plain, times: multiplier, plus: constant)
    layout.constrain(large, .width, plus: 50, at: 500)
    let solved = layout.solve()
    #expect(solved.views[plain].frame == plainFrame)
    #expect(solved.views[large].frame.x == 15 && solved.views[large].frame.width == 50)
    let errors = solved.findings.filter { $0.severity == .error }
    #expect(errors.count == 1 && !solved.isSolved)
    let error = try #require(errors.first)
    #expect(error == .numberTooLarge(5) && error.code == "not-solved")
    #expect(solved.views(of: error) == [large, plain])
    #expect(solved.constraints.filter(\.isBroken).map(\.scene.identifier) == ["c5"])
  }

  @Test func aConstantThatGrowsBeyondAllMeasureIsLeftOutAndComesBack() throws {
    let fixture = Fixture()
    let view = fixture.view("view")
    let constraint = try fixture.constrain(view, .width, plus: 30)
    try fixture.constrain(view, .width, plus: 50, at: 500)
    for (constant, width) in [(30.0, 30.0), (1e31, 50), (60, 60), (-1e200, 50), (0, 0)] {
      constraint.constant = constant
      fixture.layOut()
      #expect(view.frame.width == width)
    }
  }

  /// Views whose sizes hang together by multipliers that no one would use.
  @Test func numbersTooFarApartAreNamedAndDoNoHarm() throws {
    var random = RandomSource(seed: 3)
    var unsolvedCount = 0
    for _ in 0..<60 {
      var layout = Layout()
      let plain = layout.addPlainView()
      let wild = (0..<4).map { layout.add("wild \($0)") }
      for _ in 0..<8 {
        let multiplier = Double(random.int(1...9)) * random.pick([1e-12, 1e-6, 1, 1e6, 1e12])
        layout.constrain(
          random.pick(wild), .width, random.pick([.equal, .equal, .greaterThanOrEqual]), random.pick(wild),
          times: multiplier, plus: Double(random.int(-5...50)), at: random.pick([1000, 1000, 750]))
      }
      let solved = layout.solve()
      #expect(solved.views[plain].frame == plainFrame && solved.views[plain].ambiguity.isEmpty)
      for error in solved.findings where error.severity == .error {
        unsolvedCount += 1
        #expect(error.code == "not-solved" && !error.constraints.isEmpty)
        #expect(!error.views.isEmpty && !error.views.contains(plain) && !error.views.contains(0))
        let text = solved.explain(error)
        #expect(text.statement.contains("“wild ") && text.statement.contains("“c") && text.help != nil)
        for view in error.views { #expect(solved.views[view].ambiguity[.width] == nil) }
      }
    }
    #expect(unsolvedCount > 0)
  }

  /// Ten views in a row, twice as wide as what they fill: five are too many, and are found one after the other.
  @Test(arguments: [(0, 1), (800, 2), (100_000, 5)])
  func conflictsBeyondMeasureAreAbandonedAndNamed(mostWork: Int, told: Int) throws {
    var layout = Layout()
    let plain = layout.addPlainView()
    let row = (0..<10).map { layout.add("row \($0)") }
    layout.constrain(row[0], .left, .equal, 0, plus: 0)
    for (view, next) in zip(row, row.dropFirst()) {
      layout.constrain(next, .left, .equal, view, its: .right, plus: 0)
    }
    layout.constrain(row[9], .right, .equal, 0, plus: 0)
    for view in row { layout.constrain(view, .width, plus: 64) }
    let built = SceneBuilder(option: layout.option, startingFrames: [:], measurer: TestMeasurer())
    built.window.engine.mostConflictWork = mostWork
    built.window.displayIfNeeded()
    let solved = SolutionReader(built: built.placed).read()
    #expect(solved.conflicts.count == told)
    #expect(solved.views[plain].frame == plainFrame)
    let left = solved.constraints.indices.filter { solved.constraints[$0].isBroken }
    let abandoned = Set(left).subtracting(solved.conflicts.compactMap(\.broken))
    let errors = solved.findings.filter { $0.severity == .error }
    #expect(errors.flatMap { $0.constraints } == abandoned.sorted() && errors.isEmpty == (told == 5))
    for error in errors {
      #expect(error == .tooManyConflicts(abandoned.sorted()) && error.code == "not-solved")
    }
    for index in solved.constraints.indices where !left.contains(index) {
      #expect(solved.constraints[index].isSatisfied)
    }
  }
}

import AutoLayout
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing

@Suite struct SweepTests {
  /// Two labels side by side; `TestMeasurer` makes each letter of size 16 eight points wide.
  private func sweep(
    _ constraints: [SceneConstraint], texts: [String] = [], lines: Int = 1, _ axis: Axis = .horizontal,
    over range: ClosedRange<Double> = 100...400
  ) -> Sweep {
    Sweep.search(axis, over: range) { length in
      var size = Size(width: 320, height: 568)
      size[axis] = length
      var views = [SceneView(id: "root")]
      for (index, text) in texts.enumerated() {
        var view = SceneView(id: "label \(index + 1)", kind: .label, superview: 0)
        var content = StyledText(font: Font(size: 16))
        content.string = text
        content.numberOfLines = lines
        view.content.text = content
        views.append(view)
      }
      if texts.isEmpty { views.append(SceneView(id: "box", superview: 0)) }
      let option = SceneOption(
        name: "default", canvas: Canvas(size: size, layoutMargins: DirectionalEdgeInsets()), views: views,
        constraints: constraints)
      return LayoutEngine.solve(option, measurer: TestMeasurer())
    }
  }

  private func constraint(
    _ identifier: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    of view: Int = 1, toRoot: Bool = true, times multiplier: Double = 1, _ constant: Double = 0,
    at priority: Double = 1000
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: identifier, text: identifier, firstItem: .view(ViewIndex(view)),
      firstAttribute: attribute, relation: relation, secondItem: toRoot ? .view(0) : nil,
      secondAttribute: toRoot ? attribute : .notAnAttribute, multiplier: multiplier, constant: constant,
      priority: LayoutPriority(priority))
  }

  @Test func findsWhereAWishGivesWay() {
    let sweep = sweep([
      constraint("leading", .leading), constraint("top", .top),
      constraint("height", .height, toRoot: false, 10),
      constraint("most", .width, .lessThanOrEqual, times: 0.3, 0),
      constraint("wish", .width, toRoot: false, 70, at: 500),
    ])
    #expect(sweep.isComplete)
    #expect(sweep.breakpoints.map(\.kind) == [.priority])
    #expect(sweep.breakpoints.map(\.constraint) == ["wish"])
    #expect(sweep.breakpoints.map(\.at) == [233.3333])
    #expect(sweep.breakpoints.map(\.message) == ["wish gives way below 233.33 points"])
  }

  /// What happens within a twentieth of a point is one event.
  @Test func oneEventIsOneBreakpoint() {
    func places(_ second: Double) -> [Double] {
      sweep([
        constraint("leading", .leading), constraint("top", .top),
        constraint("height", .height, toRoot: false, 10),
        constraint("most", .width, .lessThanOrEqual, times: 0.3, 0),
        constraint("wish", .width, toRoot: false, 70, at: 500),
        constraint("least", .width, .greaterThanOrEqual, toRoot: false, second, at: 400),
      ]).breakpoints.map(\.at)
    }
    let one = places(69.994)
    #expect(one.count == 2 && Set(one).count == 1, "\(one)")
    #expect(Set(places(69.9)).count == 2)
  }

  @Test func findsWhereAConflictEnds() {
    let sweep = sweep([
      constraint("leading", .leading), constraint("trailing", .trailing), constraint("top", .top),
      constraint("height", .height, toRoot: false, 10),
      constraint("wide", .width, .greaterThanOrEqual, toRoot: false, 250.25),
    ])
    #expect(sweep.breakpoints.map(\.kind) == [.conflict])
    #expect(sweep.breakpoints.map(\.constraint) == ["wide"])
    #expect(sweep.breakpoints.map(\.at) == [250.25])
    #expect(sweep.breakpoints.first?.message.hasSuffix("cannot hold together below 250.25 points") == true)
  }

  /// A wish for a least width leaves a choice as soon as there is room for more.
  @Test func findsWhereAChoiceBegins() {
    let sweep = sweep([
      constraint("leading", .leading), constraint("top", .top),
      constraint("height", .height, toRoot: false, 10),
      constraint("least", .width, .greaterThanOrEqual, toRoot: false, 150, at: 500),
      constraint("most", .width, .lessThanOrEqual, times: 0.5, 0),
    ])
    #expect(sweep.breakpoints.map(\.kind) == [.priority, .ambiguity])
    #expect(sweep.breakpoints.map(\.at) == [300, 300])
    #expect(
      sweep.breakpoints.last?.message
        == "“box” is ambiguous above 300 points: its width is open")
  }

  @Test func findsWhereTextsWrapAndAreCut() {
    let edges = [
      constraint("leading", .leading), constraint("trailing", .trailing), constraint("top", .top),
    ]
    // Twenty-one letters of 8 points. A line may be a hundredth of a point wider than its room.
    let text = "abcdefghij klmnopqrst"
    let wrapped = sweep(edges, texts: [text], lines: 0)
    #expect(wrapped.breakpoints.filter { $0.kind == .lines }.map { ($0.at * 50).rounded() / 50 } == [168])
    #expect(wrapped.breakpoints.filter { $0.kind == .lines }.map(\.view) == ["label 1"])
    let cut = sweep(edges, texts: [text])
    #expect(cut.breakpoints.filter { $0.kind == .cut }.map { ($0.at * 50).rounded() / 50 } == [168])
    #expect(
      cut.breakpoints.filter { $0.kind == .cut }.map(\.message)
        == ["the text of “label 1” is truncated below 167.99 points"])
  }

  @Test func looksAtHeightsToo() {
    let sweep = sweep(
      [
        constraint("leading", .leading), constraint("width", .width, toRoot: false, 10),
        constraint("top", .top, .greaterThanOrEqual, 10), constraint("bottom", .bottom, .equal, -300),
        constraint("height", .height, toRoot: false, 50, at: 700),
      ], .vertical, over: 310...500)
    #expect(sweep.breakpoints.map(\.constraint) == ["height"])
    #expect(sweep.breakpoints.map(\.at) == [360])
  }

  @Test func aRangeHasToBeOneOfACanvas() {
    #expect(Sweep.range(from: 320, to: 1024) == 320...1024)
    for (from, to) in [
      (320.0, 320.0), (1024, 320), (0, 320), (-1, 5), (1, 10_001), (.nan, 5), (1, .infinity),
    ] {
      #expect(Sweep.range(from: from, to: to) == nil)
    }
  }
}

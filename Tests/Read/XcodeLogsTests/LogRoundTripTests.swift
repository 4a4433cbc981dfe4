import AutoLayout
import LayoutScene
import LayoutWords
import TestSupport
import Testing

/// What our own `check --format xcode` prints reads back as the conflict that it was.
@Suite struct LogRoundTripTests {
  private struct Fact: Hashable {
    var first: String
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    var second: String?
    var secondAttribute: LayoutAttribute
    var multiplier: String
    var constant: String
    var priority: Double
    var identifier: String?

    init(_ constraint: SceneConstraint, views: ViewList<String>, isNamed: Bool) {
      first = views[constraint.firstItem.view]
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      second = constraint.secondItem.map { views[$0.view] }
      secondAttribute = constraint.secondAttribute
      multiplier = significant(constraint.multiplier)
      constant = significant(constraint.constant)
      priority = constraint.priority.rawValue
      identifier = isNamed ? constraint.identifier : nil
    }
  }

  private struct Maker {
    var random: RandomSource

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    mutating func number() -> Double {
      // Five digits: the console prints six.
      let value = Double(Int.random(in: -99_999...99_999, using: &random))
      return pick([value / 100, value / 10, value / 100_000, 8, 0])
    }

    /// Views with odd names in a random tree, and a conflict of constraints that the engine accepts.
    mutating func layout() -> SolvedLayout {
      let names = ["a", "a.b", "Name Label", "2", "x's", "über, (2)", "top", "a:b"].shuffled(using: &random)
      var views = [SceneView(id: "root")]
      for index in 1...Int.random(in: 2...5, using: &random) {
        let superview = ViewIndex(Int.random(in: 0..<index, using: &random))
        views.append(SceneView(id: names[index - 1], superview: superview))
      }
      let constraints = (0..<Int.random(in: 2...6, using: &random)).compactMap { number in
        constraint(number, views.count)
      }
      var layout = SolvedLayout(
        name: "random", canvas: Canvas(size: Size(width: 320, height: 480)),
        views: views.map { SolvedView(scene: $0, frame: .zero, absoluteFrame: .zero) },
        constraints: constraints)
      layout.conflicts = [
        LayoutConflict(
          constraints: Array(layout.constraints.indices),
          broken: layout.constraints.indices.randomElement(using: &random))
      ]
      return layout
    }

    private mutating func constraint(_ number: Int, _ count: Int) -> SolvedConstraint? {
      let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }
      let first = ViewIndex(Int.random(in: 0..<count, using: &random))
      var second: ViewIndex? = ViewIndex(Int.random(in: 0..<count, using: &random))
      let (one, other) = (pick(attributes), pick(attributes))
      if one.kind == .size, Bool.random(using: &random) { second = nil }
      var scene = SceneConstraint(
        identifier: "identifier \(number)", text: "text \(number)", firstItem: .view(first),
        firstAttribute: one, relation: pick(LayoutRelation.allCases), secondItem: second.map { .view($0) },
        secondAttribute: second == nil ? .notAnAttribute : other, multiplier: pick([1, 1, 1, 0.5, 2.25]),
        constant: self.number(), priority: LayoutPriority(pick([1000, 1000, 750, 999.5, 49])))
      if second == nil { scene.multiplier = 1 }
      scene.hasGivenIdentifier = Bool.random(using: &random)
      guard second != first || one != other,
        (try? ConstraintLegality.check(one, scene.secondAttribute, multiplier: scene.multiplier)) != nil,
        let axis = one.axis
      else { return nil }
      return SolvedConstraint(scene: scene, origin: .explicit, axis: axis)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func ourOwnLogsComeBack(_ seed: UInt64) throws {
    var maker = Maker(random: RandomSource(seed: seed))
    var compared = 0
    for _ in 0..<150 {
      let layout = maker.layout()
      guard let conflict = layout.conflicts.first, !conflict.constraints.isEmpty else { continue }
      let text = layout.conflictLog()
      let option = try option(text)
      let names = layout.views.mapped(\.scene.id)
      let expected = layout.constraints.mapped {
        Fact($0.scene, views: names, isNamed: $0.scene.hasGivenIdentifier)
      }
      // The class of the superview is printed with its address instead of its name, where nothing else names it.
      let printed = option.reportedConflict?.printedViews ?? []
      let read = printed.mapped { printed -> String in
        let address = printed.flatMap { $0.split(separator: ":").last }
        return layout.views.indices.first { address == Substring(self.address($0)) }.map { names[$0] } ?? ""
      }
      let actual = option.logged.mapped { Fact($0, views: read, isNamed: $0.hasGivenIdentifier) }
      #expect(counts(expected) == counts(actual), "\(text)")
      let broken = try #require(option.reportedConflict?.broken)
      let expectedBroken = try #require(conflict.broken)
      #expect(actual[broken] == expected[expectedBroken], "\(text)")
      compared += actual.count
    }
    #expect(compared > 100)
  }

  private func counts(_ facts: ConstraintList<Fact>) -> [Fact: Int] {
    Dictionary(facts.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// As the printer makes them up.
  private func address(_ view: ViewIndex) -> String {
    "0x6000" + String(0x1040 * 0x1_0000 + view.rawValue * 0x50, radix: 16)
  }
}

/// To six significant digits, as the console prints it, whatever way the number took.
private func significant(_ value: Double) -> String {
  guard value != 0 else { return "0" }
  var (digits, exponent) = (abs(value), 0)
  while digits >= 10 { (digits, exponent) = (digits / 10, exponent + 1) }
  while digits < 1 { (digits, exponent) = (digits * 10, exponent - 1) }
  return "\(value < 0 ? "-" : "")\(Int((digits * 10_000).rounded())) \(exponent)"
}

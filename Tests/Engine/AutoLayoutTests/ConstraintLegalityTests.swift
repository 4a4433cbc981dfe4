import AutoLayout
import TestSupport
import Testing

@Suite struct ConstraintLegalityTests {
  /// The published table, kind by kind: o is legal, and P, L, D, X are UIKit's exceptions.
  static let table: [(first: LayoutAttribute.Kind, verdicts: String)] = [
    (.size, "oPPPPo"), (.absoluteX, "PoDoXL"), (.directionalX, "PDooXL"), (.centerX, "PoooXL"),
    (.y, "PXXXoL"),
  ]
  static let columns: [LayoutAttribute.Kind] = [.size, .absoluteX, .directionalX, .centerX, .y, .none]

  @Test(arguments: LayoutAttribute.allCases, LayoutAttribute.allCases)
  func everyPair(first: LayoutAttribute, second: LayoutAttribute) throws {
    let row = Self.table.first { $0.first == first.kind }
    let column = try #require(Self.columns.firstIndex(of: second.kind))
    let expected = row.map { Array($0.verdicts)[column] } ?? "P"
    #expect(verdict(first, second) == expected)
  }

  private func verdict(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Character {
    do {
      try ConstraintLegality.check(first, second)
      return "o"
    } catch {
      switch error {
      case .invalidPairing: return "P"
      case .locationWithoutCounterpart: return "L"
      case .directionalWithAbsolute: return "D"
      case .incompatibleAxes: return "X"
      default: return "?"
      }
    }
  }

  /// As UIKit takes it: an item without an attribute has no part in the calculation.
  @Test func itemWithoutAttribute() throws {
    let fixture = Fixture()
    let (view, other) = (fixture.view("v"), fixture.view("u"))
    try fixture.constrain(other, .width, plus: 100)
    let constraint = try fixture.constrain(view, .width, .equal, other, .notAnAttribute, times: 3, plus: 40)
    fixture.layOut()
    #expect(view.frame.width == 40)
    #expect(constraint.secondItem == nil)
    // Nor do items in different hierarchies hinder it.
    let stranger = View(identifier: "stranger")
    try fixture.constrain(view, .height, .equal, stranger, .notAnAttribute, plus: 7)
    fixture.layOut()
    #expect(view.frame.height == 7)
  }

  @Test func numbers() {
    #expect(throws: ConstraintError.locationWithoutCounterpart(.left)) {
      try ConstraintLegality.check(.left, .left, multiplier: 0)
    }
    #expect(throws: Never.self) { try ConstraintLegality.check(.width, .width, multiplier: 0) }
    #expect(throws: ConstraintError.multiplierNotFinite(.infinity)) {
      try ConstraintLegality.check(.width, .width, multiplier: .infinity)
    }
    for priority in [0, -1, 1000.5, .nan] {
      #expect(throws: ConstraintError.self) {
        try ConstraintLegality.check(.width, .notAnAttribute, priority: LayoutPriority(priority))
      }
    }
    #expect(throws: ConstraintError.unavailableForGuide(.firstBaseline)) {
      try ConstraintLegality.check(.top, .firstBaseline, secondIsGuide: true)
    }
  }
}

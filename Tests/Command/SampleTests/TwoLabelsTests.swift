import AutoLayout
import LayoutScene
import Testing

/// The two labels that share three lines, with the lines of whole points that the first systems had: 21 for
/// 17 points of type.
@Suite struct TwoLabelsTests {
  private static let line = 21.0
  /// What leaves room for three such lines and the gap of 8, of 568 points with 457 below.
  private static let top = 568.0 - 457 - 3 * line - 8

  private func layout(
    _ top: Double, _ bottom: Double, of sample: String, option: String? = nil
  ) throws -> SolvedLayout {
    try Sample(sample).layout(option) {
      try $0.setIntrinsicSize(of: "top", 200, top * Self.line)
      try $0.setIntrinsicSize(of: "bottom", 200, bottom * Self.line)
      let index = try #require($0.constraints.firstIndex { $0.identifier.hasPrefix("top.top =") })
      $0.constraints[index].constant = Self.top
    }
  }

  @Test(arguments: [(1, 1, 1, 1), (1, 2, 1, 2), (2, 1, 2, 1), (2, 2, 2, 1)])
  func bottomLabelGivesWay(top: Int, bottom: Int, topLines: Int, bottomLines: Int) throws {
    let layout = try layout(Double(top), Double(bottom), of: "two-labels")
    #expect(try layout.frame("top").height == Double(topLines) * Self.line)
    #expect(try layout.frame("bottom").height == Double(bottomLines) * Self.line)
    #expect(try layout.frame("bottom").y == Self.top + Double(topLines) * Self.line + 8)
    #expect(layout.ambiguousViews == [])
  }

  @Test func withoutTheExtraConstraintEitherMay() throws {
    let layout = try layout(2, 2, of: "two-labels-ambiguous")
    #expect(layout.ambiguousViews == ["top", "bottom"])
    for id in ["top", "bottom"] {
      let range = try #require(try layout.view(id).ambiguity[.height])
      let lower = try #require(range.lower)
      let upper = try #require(range.upper)
      #expect(isClose(lower, 21) && isClose(upper, 42), "\(id)")
    }
    #expect(try layout.frame("top").height + layout.frame("bottom").height == 3 * Self.line)
  }
}

import AutoLayout
import Testing

/// The two labels that share three lines of 21 points.
@Suite struct TwoLabelsTests {
  private static let line = 21.0

  private func layout(
    _ top: Double, _ bottom: Double, of sample: String, option: String? = nil
  ) throws -> SolvedLayout {
    try Sample(sample).layout(option) {
      try $0.setIntrinsicSize(of: "top", 200, top * Self.line)
      try $0.setIntrinsicSize(of: "bottom", 200, bottom * Self.line)
    }
  }

  @Test(arguments: [(1, 1, 1, 1), (1, 2, 1, 2), (2, 1, 2, 1), (2, 2, 2, 1)])
  func bottomLabelGivesWay(top: Int, bottom: Int, topLines: Int, bottomLines: Int) throws {
    let layout = try layout(Double(top), Double(bottom), of: "two-labels")
    #expect(try layout.frame("top").height == Double(topLines) * Self.line)
    #expect(try layout.frame("bottom").height == Double(bottomLines) * Self.line)
    #expect(try layout.frame("bottom").y == 40 + Double(topLines) * Self.line + 8)
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

import Testing

/// Widths in points that the recipes have on roots of several widths, from an exact lexicographic solution of
/// their lists. Those of 600 are also what Interface Builder stored in Apple's sample project.
struct GoldenWidths: Sendable, CustomTestStringConvertible {
  let width: Double
  let margin: Double
  let twoButtons: Double
  let threeButtons: Double
  /// Of a field beside a label of 101 points.
  let field: Double
  let blueView: Double
  let redView: Double
  /// Of the dummy views and the buttons, whose longer title is 171 points wide, with the outer dummies at the
  /// margins, as in Apple's guide.
  let guideSpacing: (dummy: Double, button: Double)
  /// The same with the outer dummies at the edges, as in Apple's sample project.
  let sampleSpacing: (dummy: Double, button: Double)

  var testDescription: String { "\(width) points" }

  static let all = [
    GoldenWidths(
      width: 320, margin: 16, twoButtons: 140, threeButtons: 90.667, field: 179, blueView: 150,
      redView: 130, guideSpacing: (8, 132), sampleSpacing: (16, 136)),
    GoldenWidths(
      width: 375, margin: 16, twoButtons: 167.5, threeButtons: 109, field: 234, blueView: 150,
      redView: 185, guideSpacing: (8, 159.5), sampleSpacing: (16, 163.5)),
    GoldenWidths(
      width: 414, margin: 20, twoButtons: 183, threeButtons: 119.333, field: 265, blueView: 150,
      redView: 216, guideSpacing: (10.667, 171), sampleSpacing: (24, 171)),
    GoldenWidths(
      width: 568, margin: 20, twoButtons: 260, threeButtons: 170.667, field: 419, blueView: 173.333,
      redView: 346.667, guideSpacing: (62, 171), sampleSpacing: (75.333, 171)),
    GoldenWidths(
      width: 600, margin: 20, twoButtons: 276, threeButtons: 181.333, field: 451, blueView: 184,
      redView: 368, guideSpacing: (72.667, 171), sampleSpacing: (86, 171)),
    GoldenWidths(
      width: 667, margin: 20, twoButtons: 309.5, threeButtons: 203.667, field: 518, blueView: 206.333,
      redView: 412.667, guideSpacing: (95, 171), sampleSpacing: (108.333, 171)),
    GoldenWidths(
      width: 768, margin: 20, twoButtons: 360, threeButtons: 237.333, field: 619, blueView: 240,
      redView: 480, guideSpacing: (128.667, 171), sampleSpacing: (142, 171)),
  ]
}

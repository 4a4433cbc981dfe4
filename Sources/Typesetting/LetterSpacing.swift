package import AutoLayout

/// The letter spacing that brings Inter to the widths of San Francisco.
///
/// Fitted by least squares to the widths that Interface Builder recorded (Xcode 8 and later) for one-line
/// labels in the system font, taking each for half a pixel more than the true width, since labels round up.
/// The root mean square error in points: 0.65 for 156 labels below 20 points (by weight: regular 0.69, semibold
/// and bold 0.38, heavier 0.27); from 20 to 50 points regular 1.06, medium 1.5, semibold and bold 0.87, for 20,
/// 4 and 6 labels; black 1.8 for four labels at 36. At 17 points the fit alone would be -0.52; with -0.45 "Label",
/// by far the most frequent, has the width of iOS 9 to 12, 41.84.
package enum LetterSpacing {
  /// Points to add between letters of the system font.
  ///
  /// - Parameter size: in points, above 0.
  package static func points(size: Double, weight: FontWeight) -> Double {
    SystemFont.isDisplay(size: size)
      ? 0.275 + (0.0056 + displayOffset(weight)) * size
      : regular(size) + textOffset(weight) * size
  }

  /// Size and points of the regular weight. The ends, and 18 and 19, follow Apple's published tracking.
  private static let table: [(size: Double, points: Double)] = [
    (6, 0.24), (9, 0.15), (10, 0.10), (11, 0.04), (12, -0.03), (13, -0.09), (14, -0.15), (15, -0.29),
    (16, -0.45), (17, -0.45), (18, -0.46), (20, -0.47),
  ]

  /// What a weight adds, in parts of the size.
  private static func textOffset(_ weight: FontWeight) -> Double {
    switch weight {
    case .thin, .ultraLight, .light, .regular, .medium: 0
    case .semibold: 0.007
    case .bold: 0.012
    case .heavy, .black: 0.038
    }
  }

  private static func displayOffset(_ weight: FontWeight) -> Double {
    switch weight {
    case .thin, .ultraLight, .light, .regular: 0
    case .medium: -0.008
    case .semibold, .bold: 0.0035
    case .heavy: 0.007
    case .black: 0.043
    }
  }

  /// Between the table's sizes on a straight line, below them in proportion.
  private static func regular(_ size: Double) -> Double {
    guard let first = table.first else { return 0 }
    if size <= first.size { return first.points * size / first.size }
    for (below, above) in zip(table, table.dropFirst()) where size <= above.size {
      let share = (size - below.size) / (above.size - below.size)
      return below.points + share * (above.points - below.points)
    }
    return table.last?.points ?? 0
  }
}

package import AutoLayout

/// The letter spacing that gives Inter the widths of San Francisco.
///
/// Fitted (ridge regression with Huber's weights) to the widths that Interface Builder recorded since Xcode 8
/// for one-line labels in the system font, less half a pixel each, since labels round up. The display cut is
/// fitted to those since Xcode 9, where San Francisco's spacing changed. In leave-one-out cross-validation
/// over the labels' strings, the root mean square errors in points are, without and with widths for single
/// letters: 0.76 and 0.51 below 20 points (271 labels, without the worst 3 %, some of them older than their
/// fonts; regular 0.56, medium 0.40, heavier 0.37), and 3.20 and 1.29 from 20 points on (67 labels). Black is
/// from four labels of Xcode 7, drawn towards the old spacing. "Label" at 17 points, by far the most
/// frequent, is 41.84 wide; it counted so often that it is 41.81 here.
package enum LetterSpacing {
  /// Points to add between letters of the system font.
  ///
  /// - Parameters:
  ///   - size: in points, above 0.
  ///   - string: the text. San Francisco's letters differ in width from Inter's by amounts that vary from
  ///     letter to letter; their mean over the string is spread evenly.
  package static func points(size: Double, weight: FontWeight, for string: String) -> Double {
    let isDisplay = SystemFont.isDisplay(size: size)
    let letters = LetterWidths.meanDifference(over: string, isDisplay: isDisplay)
    return isDisplay
      ? interpolated(displayTable, size) + (displayOffset(weight) + letters) * size
      : regular(size) + (textOffset(weight) + letters) * size
  }

  /// Font size and points for the regular weight. The ends, and 18 and 19, follow Apple's published tracking.
  private static let table: [(size: Double, points: Double)] = [
    (6, 0.24), (9, 0.15), (10, 0.10), (11, 0.04), (12, -0.03), (13, -0.09), (14, -0.15), (15, -0.29),
    (16, -0.45), (17, -0.45), (18, -0.46), (20, -0.47),
  ]

  /// The same for large text; its offsets are in ems.
  private static let displayTable: [(size: Double, points: Double)] = [
    (20, 0.227), (24, 0.197), (28, 0.252), (36, 0.086),
  ]

  /// The offset for a weight, in ems.
  private static func textOffset(_ weight: FontWeight) -> Double {
    switch weight {
    case .thin, .ultraLight, .light, .regular: 0
    case .medium: 0.0094
    case .semibold: 0.0099
    case .bold: 0.0149
    case .heavy, .black: 0.0425
    }
  }

  private static func displayOffset(_ weight: FontWeight) -> Double {
    switch weight {
    case .thin, .ultraLight, .light, .regular: 0
    case .medium: 0.0075
    case .semibold, .bold: 0.0106
    case .heavy: 0.0031
    case .black: 0.0485
    }
  }

  /// Below the sizes of the table, the spacing is proportional to the size.
  private static func regular(_ size: Double) -> Double {
    guard let first = table.first, size <= first.size else { return interpolated(table, size) }
    return first.points * size / first.size
  }

  /// Linear between the sizes of the table, constant beyond its ends.
  private static func interpolated(_ table: [(size: Double, points: Double)], _ size: Double) -> Double {
    guard let first = table.first else { return 0 }
    if size <= first.size { return first.points }
    for (below, above) in zip(table, table.dropFirst()) where size <= above.size {
      let share = (size - below.size) / (above.size - below.size)
      return below.points + share * (above.points - below.points)
    }
    return table.last?.points ?? 0
  }
}

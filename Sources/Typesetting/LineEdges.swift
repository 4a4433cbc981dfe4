package import AutoLayout

/// The letter spacing of a text at the ends of a line.
///
/// UIKit adds it after each letter, also the last one. Pango puts a half on either side of each, and removes
/// the halves at the ends of a line.
package struct LineEdges {
  private var left = 0.0
  private var right = 0.0

  /// - Parameter runs: from left to right, each with its width and with what the text adds after each letter.
  package init(_ runs: [(width: Int, kern: Double)]) {
    left = runs.first { $0.width != 0 }?.kern ?? 0
    right = runs.last { $0.width != 0 }?.kern ?? 0
  }

  /// What the line is wider than in Pango, in points.
  package var kern: Double { (left + right) / 2 }

  /// How far to the right of its place in Pango a run with this spacing is, in points.
  package func shift(ofKern kern: Double, _ direction: LayoutDirection) -> Double {
    switch direction {
    case .leftToRight: (left - kern) / 2
    case .rightToLeft: (left + kern) / 2
    }
  }
}

/// The space that a text adds after each letter, divided between the letter's two sides as Pango does it, in points.
package struct KernSides {
  package var left = 0.0
  package var right = 0.0

  package init() {}

  init(left: Double, right: Double) {
    self.left = left
    self.right = right
  }

  /// The part of a letter spacing that Pango puts before each letter, in its units. It keeps whole points whole.
  package static func left(of spacing: Int) -> Int {
    let half = spacing / 2
    return spacing % 1024 == 0 ? (half + 512) & ~1023 : half
  }
}

/// The letter spacing of a text at the ends of a line.
///
/// UIKit adds it after each letter, including the last one. Pango puts a part on either side of each letter, and
/// removes the parts at the ends of a line.
package struct LineEdges {
  private var left = 0.0
  private var right = 0.0

  /// - Parameter runs: from left to right.
  package init(_ runs: [(width: Int, kern: KernSides)]) {
    left = runs.first { $0.width != 0 }?.kern.left ?? 0
    right = runs.last { $0.width != 0 }?.kern.right ?? 0
  }

  /// How much wider the line is than in Pango, in points.
  package var kern: Double { left + right }

  /// How far to the right of its place in Pango a run is, in points.
  package func shift(of kern: KernSides, isRightToLeft: Bool) -> Double {
    isRightToLeft ? left + kern.right : left - kern.left
  }
}

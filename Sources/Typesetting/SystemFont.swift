package import AutoLayout

/// What stands in for San Francisco, which cannot be had on Linux, and how it is made to measure the same.
package enum SystemFont {
  package static let textFamily = "Inter"
  package static let displayFamily = "Inter Display"
  package static let families = [textFamily, displayFamily]

  /// Whether text of a size is set in the cut for large sizes. San Francisco changes at 20 points.
  package static func isDisplay(size: Double) -> Bool { size >= 20 }

  package static func family(size: Double) -> String { isDisplay(size: size) ? displayFamily : textFamily }

  // San Francisco's vertical measures in parts of the size, the same for its cuts and weights.
  package static let ascender = 1950.0 / 2048
  package static let descender = -494.0 / 2048
  package static let lineHeight = ascender - descender

  package static func metrics(size: Double) -> FontMetrics {
    FontMetrics(ascender: ascender * size, descender: descender * size, lineHeight: lineHeight * size)
  }
}

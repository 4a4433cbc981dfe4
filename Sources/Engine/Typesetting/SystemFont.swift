package import AutoLayout

/// The replacement for San Francisco, which is not available on Linux, with the same measurements.
package enum SystemFont {
  package static let textFamily = "Inter"
  package static let displayFamily = "Inter Display"
  package static let families = [textFamily, displayFamily]

  /// Whether text of a size uses the display cut. San Francisco switches at 20 points.
  package static func isDisplay(size: Double) -> Bool { size >= 20 }

  package static func family(size: Double) -> String { isDisplay(size: size) ? displayFamily : textFamily }

  // San Francisco's vertical metrics in ems, the same for all cuts and weights.
  package static let ascender = 1950.0 / 2048
  package static let descender = -494.0 / 2048
  package static let lineHeight = ascender - descender

  package static func metrics(size: Double) -> FontMetrics {
    FontMetrics(ascender: ascender * size, descender: descender * size, lineHeight: lineHeight * size)
  }
}

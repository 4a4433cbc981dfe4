import AutoLayout

/// The vertical measures of San Francisco, in parts of the font's size. They are the same for its Text and
/// Display cuts and for all weights.
enum SystemFont {
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  /// What is left out above and below the letters of the stand-in does not count: lines are placed by these.
  static let lineHeight = ascender - descender

  static func metrics(size: Double) -> FontMetrics {
    FontMetrics(ascender: ascender * size, descender: descender * size, lineHeight: lineHeight * size)
  }
}

package import AutoLayout

/// A font as it is set: a family at hand, and what makes its letters measure as those of the font asked for.
package struct Typeface {
  package enum Role {
    /// Inter in place of San Francisco.
    case system
    /// Inter in place of another font of iOS.
    case standIn
    /// The font asked for.
    case own
  }

  package var role: Role
  package var family: String
  package var weight: FontWeight
  /// Of the letters, in points.
  package var size: Double
  /// The size asked for, which a stand-in's letters do not have, in points.
  package var requestedSize: Double
  /// In points.
  package var letterSpacing: Double
  package var metrics: FontMetrics
  /// What separates two lines beside their heights, in points.
  package var lineGap: Double

  /// - Parameter size: in points.
  package static func system(weight: FontWeight, size: Double) -> Typeface {
    Typeface(
      role: .system, family: SystemFont.family(size: size), weight: weight, size: size,
      requestedSize: size, letterSpacing: LetterSpacing.points(size: size, weight: weight),
      metrics: SystemFont.metrics(size: size), lineGap: 0)
  }

  /// Always in the cut for running text: San Francisco alone changes its letters with the size.
  ///
  /// - Parameter string: what is set.
  package static func standIn(
    _ font: StandInFont, weight: FontWeight, size: Double, for string: String
  ) -> Typeface {
    Typeface(
      role: .standIn, family: SystemFont.textFamily, weight: weight, size: size * font.width(of: string),
      requestedSize: size, letterSpacing: 0, metrics: font.metrics(size: size), lineGap: font.lineGap * size)
  }

  package static func own(family: String, weight: FontWeight, size: Double, metrics: FontMetrics) -> Typeface
  {
    Typeface(
      role: .own, family: family, weight: weight, size: size, requestedSize: size, letterSpacing: 0,
      metrics: metrics, lineGap: 0)
  }

  /// Whether the letters are the system font's for large text.
  package var isDisplay: Bool { role == .system && SystemFont.isDisplay(size: size) }
}

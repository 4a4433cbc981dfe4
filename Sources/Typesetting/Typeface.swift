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
  /// The most that any script of the string has, in points.
  package var widestSpacing: Double
  package var metrics: FontMetrics
  /// What separates two lines beside their heights, in points.
  package var lineGap: Double

  /// - Parameters:
  ///   - size: in points.
  ///   - string: what is set.
  package static func system(weight: FontWeight, size: Double, for string: String) -> Typeface {
    let spacing = LetterSpacing.points(size: size, weight: weight, for: string)
    let hasIdeographs = string.unicodeScalars.contains { (0x2E80..<0xA000).contains($0.value) }
    return Typeface(
      role: .system, family: SystemFont.family(size: size), weight: weight, size: size,
      requestedSize: size, letterSpacing: spacing,
      widestSpacing: hasIdeographs ? max(spacing, ideographSpacing * size) : spacing,
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
      requestedSize: size, letterSpacing: 0, widestSpacing: 0, metrics: font.metrics(size: size),
      lineGap: font.lineGap * size)
  }

  package static func own(family: String, weight: FontWeight, size: Double, metrics: FontMetrics) -> Typeface
  {
    Typeface(
      role: .own, family: family, weight: weight, size: size, requestedSize: size, letterSpacing: 0,
      widestSpacing: 0,
      metrics: metrics, lineGap: 0)
  }

  /// In parts of the size. Recorded by Xcode 9 to 12: labels in Chinese are 1.022 of their size wide for every
  /// character.
  private static let ideographSpacing = 0.022

  /// Points to add between letters of a script.
  package func letterSpacing(in script: WritingScript) -> Double {
    switch script {
    case .latin, .cyrillic: letterSpacing
    case .han, .kana: role == .system ? Self.ideographSpacing * size : 0
    // Joined letters, above all, keep the distances of their own fonts.
    case .hangul, .arabic, .hebrew, .thai, .devanagari, .other: 0
    }
  }

  /// Whether the letters are the system font's for large text.
  package var isDisplay: Bool { role == .system && SystemFont.isDisplay(size: size) }
}

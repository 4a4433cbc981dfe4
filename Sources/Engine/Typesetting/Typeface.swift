package import AutoLayout

/// The font that is used for text: an available family, adjusted to the measurements of the requested font.
package struct Typeface {
  package enum Role {
    /// Inter in place of San Francisco.
    case system
    /// Inter in place of another iOS font.
    case standIn
    /// The requested font.
    case own
  }

  package var role: Role
  package var family: String
  package var weight: FontWeight
  /// The size of the letters, in points.
  package var size: Double
  /// The requested size, which the letters of a stand-in do not have, in points.
  package var requestedSize: Double
  /// In points.
  package var letterSpacing: Double
  /// The largest spacing of any script in the string, in points.
  package var widestSpacing: Double
  package var metrics: FontMetrics
  /// The gap between two lines in addition to their heights, in points.
  package var lineGap: Double

  /// - Parameters:
  ///   - size: in points.
  ///   - string: the text to set.
  package static func system(weight: FontWeight, size: Double, for string: String) -> Typeface {
    let spacing = LetterSpacing.points(size: size, weight: weight, for: string)
    let hasIdeographs = string.unicodeScalars.contains { (0x2E80..<0xA000).contains($0.value) }
    return Typeface(
      role: .system, family: SystemFont.family(size: size), weight: weight, size: size,
      requestedSize: size, letterSpacing: spacing,
      widestSpacing: hasIdeographs ? max(spacing, ideographSpacing * size) : spacing,
      metrics: SystemFont.metrics(size: size), lineGap: 0)
  }

  /// Always uses the text cut: only San Francisco's letters change with the size.
  ///
  /// - Parameter string: the text to set.
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

  /// In ems. Recorded by Xcode 9 to 12: labels in Chinese are 1.022 times their font size wide per character.
  private static let ideographSpacing = 0.022

  /// Points to add between letters of a script.
  package func letterSpacing(in script: WritingScript) -> Double {
    switch script {
    case .latin, .cyrillic: letterSpacing
    case .han, .kana: role == .system ? Self.ideographSpacing * size : 0
    // Joined letters, above all, keep the spacing of their own fonts.
    case .hangul, .arabic, .hebrew, .thai, .devanagari, .other: 0
    }
  }

  /// Whether the letters are those of the system font's display cut.
  package var isDisplay: Bool { role == .system && SystemFont.isDisplay(size: size) }
}

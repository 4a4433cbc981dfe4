import AutoLayout

/// Measures text as if every character were as wide as the next: words are wrapped, lines counted and cut.
final class FixedMeasurer: TextMeasurer {
  /// Of a character, in units of the font size.
  static let advance = 0.45
  static let lineHeight = 1.193359375
  static let ascender = 0.9521484375

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascender: font.size * Self.ascender, descender: font.size * (Self.ascender - Self.lineHeight),
      lineHeight: font.size * Self.lineHeight)
  }

  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    let pitch = text.font.size * Self.lineHeight
    let lines = lineWidths(of: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    guard !lines.isEmpty else { return .empty }
    let all = self.lines(of: text.string, font: text.font, width: maximumWidth ?? .infinity)
    return TextLayout(
      size: Size(width: lines.max() ?? 0, height: Double(lines.count) * pitch), lineCount: lines.count,
      isTruncated: all.count > lines.count, firstBaseline: text.font.size * Self.ascender,
      lastBaseline: Double(lines.count - 1) * pitch + text.font.size * Self.ascender)
  }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] {
    let pitch = text.font.size * Self.lineHeight
    var limit = text.numberOfLines == 0 ? Int.max : text.numberOfLines
    if let maximumHeight { limit = min(limit, max(1, Int(min(1e6, (maximumHeight + 0.01) / pitch)))) }
    return lines(of: text.string, font: text.font, width: maximumWidth ?? .infinity).prefix(limit)
      .map { min($0, maximumWidth ?? $0) }
  }

  /// The widths of the lines.
  private func lines(of string: String, font: Font, width: Double) -> [Double] {
    guard !string.isEmpty else { return [] }
    let character = font.size * Self.advance
    var lines = [Double]()
    var current = 0.0
    for word in string.split(separator: " ", omittingEmptySubsequences: false) {
      let length = Double(word.count) * character
      if current > 0, current + character + length > width {
        lines.append(current)
        current = length
      } else {
        current += (current > 0 ? character : 0) + length
      }
    }
    return lines + [current]
  }
}

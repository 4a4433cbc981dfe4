package import AutoLayout

/// Text of square letters half as wide as the font is high, broken between words, on lines as high as the
/// system font's.
package final class TestMeasurer: TextMeasurer {
  package init() {}

  package func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    guard !text.string.isEmpty else { return .empty }
    let advance = text.font.size / 2
    let metrics = metrics(of: text.font)
    var lines: [Int] = [0]
    for word in text.string.split(separator: " ") {
      let joined = (lines.last ?? 0) + (lines.last == 0 ? 0 : 1) + word.count
      if let maximumWidth, text.numberOfLines != 1, Double(joined) * advance > maximumWidth, lines.last != 0 {
        lines.append(word.count)
      } else {
        lines[lines.count - 1] = joined
      }
    }
    var limit = text.numberOfLines == 0 ? lines.count : text.numberOfLines
    if let maximumHeight { limit = min(limit, max(1, Int((maximumHeight + 0.01) / metrics.lineHeight))) }
    let shown = Array(lines.prefix(limit))
    let widest = Double(shown.max() ?? 0) * advance
    let isCut = shown.count < lines.count || maximumWidth.map { widest > $0 } ?? false
    let height = Double(shown.count) * metrics.lineHeight
    return TextLayout(
      size: Size(width: min(widest, maximumWidth ?? widest), height: height), lineCount: shown.count,
      isTruncated: isCut, firstBaseline: metrics.ascender,
      lastBaseline: height + metrics.descender)
  }

  package func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] {
    let layout = layout(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    return Array(repeating: layout.size.width, count: layout.lineCount)
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascender: 0.9521484375 * font.size, descender: -0.2412109375 * font.size,
      lineHeight: 1.193359375 * font.size)
  }
}

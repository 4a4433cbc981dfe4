// The engine's measure of texts.
struct Measurer {
  // Ascender, descender and the height of a line, in points.
  func lengths(_ font: Font) -> [CGFloat]
  func metrics(of font: Font) -> FontMetrics {
    if isNil(font.family) { return SystemFont.metrics(size: font.size) }
    let all = lengths(font)
    return FontMetrics(ascender: all[0], descender: all[1], lineHeight: all[2])
  }
}

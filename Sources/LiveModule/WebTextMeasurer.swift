import AutoLayout

/// Measures text with the fonts of the page.
final class WebTextMeasurer: TextMeasurer {
  private struct FaceKey: Hashable {
    var family: String
    var weight: FontWeight
    var isForeign = false
  }

  private struct CacheKey: Hashable {
    static let limit = 8192

    var text: Text
    var maximumWidth: Double?
    var maximumHeight: Double?
  }

  private static let maximumLength = 20_000
  private var faces: [FaceKey: WebFace] = [:]
  private var cache: [CacheKey: TextLayout] = [:]

  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    let key = CacheKey(text: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = cache[key] { return known }
    let measures = typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).measures
    if cache.count >= CacheKey.limit { cache.removeAll(keepingCapacity: true) }
    cache[key] = measures
    return measures
  }

  func metrics(of font: Font) -> FontMetrics {
    let font = webFont(font)
    guard let own = font.face.metrics else { return SystemFont.metrics(size: font.size) }
    return FontMetrics(
      ascender: own.ascender * font.size, descender: own.descender * font.size,
      lineHeight: own.lineHeight * font.size)
  }

  func typeset(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    WebTypesetter(
      text: text, scalars: settable(text), metrics: metrics(of: text.font), font: webFont(text.font)
    ).typeset(maximumWidth: maximumWidth, maximumHeight: maximumHeight)
  }

  /// Points between the letters of a font.
  func letterSpacing(of font: Font) -> Double { Double(webFont(font).letterSpacing) / 1024 }

  private func webFont(_ font: Font) -> WebFont {
    let size = font.size.isNaN ? Font.defaultLabel.size : min(max(font.size, 0.5), 2048)
    let named = font.family.flatMap { SystemFont.families.contains($0) ? nil : $0 }
    if let named {
      let face = face(FaceKey(family: named, weight: font.weight))
      if face.metrics != nil { return webFont(named, font.weight, size: size, letterSpacing: 0) }
    }
    return webFont(
      SystemFont.family(size: size), font.weight, size: size,
      letterSpacing: LetterSpacing.points(size: size, weight: font.weight))
  }

  private func webFont(
    _ family: String, _ weight: FontWeight, size: Double, letterSpacing: Double
  ) -> WebFont {
    WebFont(
      face: face(FaceKey(family: family, weight: weight)),
      foreign: face(FaceKey(family: family, weight: weight, isForeign: true)), size: size,
      letterSpacing: Int((letterSpacing * 1024).rounded()))
  }

  private func face(_ key: FaceKey) -> WebFace {
    if let known = faces[key] { return known }
    let face = WebFace(family: key.family, weight: key.weight.rawValue, isForeign: key.isForeign)
    faces[key] = face
    return face
  }

  /// The text without control characters, on one line if only one is wanted.
  private func settable(_ text: Text) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in text.string.unicodeScalars where scalars.count < Self.maximumLength {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
        if scalar == "\n" && previous == "\r" { continue }
        scalars.append(text.numberOfLines == 1 ? " " : "\n")
      case 0x09: scalars.append(scalar)
      case 0...0x1F, 0x7F...0x9F: continue
      default: scalars.append(scalar)
      }
    }
    return scalars
  }
}

import AutoLayout

/// Measures text with the fonts of the page.
final class WebTextMeasurer: TextMeasurer {
  private struct CacheKey: Hashable {
    static let limit = 8192

    var text: Text
    var maximumWidth: Double?
    var maximumHeight: Double?
  }

  private static let maximumLength = 20_000
  private let fonts = WebFonts()
  private var families: [String: FontMetrics?] = [:]
  private var cache: [CacheKey: TextLayout] = [:]

  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    let key = CacheKey(text: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = cache[key] { return known }
    let measures = typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).measures
    if cache.count >= CacheKey.limit { cache.removeAll(keepingCapacity: true) }
    cache[key] = measures
    return measures
  }

  func metrics(of font: Font) -> FontMetrics { typeface(of: font, for: "").metrics }

  func typeset(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    let free = typesetter(free(text)).typeset(maximumWidth: nil, maximumHeight: nil)
    let fits = free.width <= (maximumWidth ?? .infinity) + TypesetText.tolerance
    if free.lines.count <= 1, fits, text.lineBreakMode != .byClipping { return free }
    return typesetter(text).typeset(maximumWidth: maximumWidth, maximumHeight: maximumHeight)
  }

  private func typesetter(_ text: Text) -> WebTypesetter {
    let typeface = typeface(of: text.font, for: text.string)
    return WebTypesetter(
      text: text, scalars: Self.settable(text, size: typeface.size), typeface: typeface, fonts: fonts)
  }

  /// The text as it is set where nothing limits it.
  private func free(_ text: Text) -> Text {
    var text = text
    text.alignment = .natural
    text.lineBreakMode = .byTruncatingTail
    if !text.string.contains(where: \.isNewline) { text.numberOfLines = 1 }
    return text
  }

  /// The family a font asks for, if the page has it, and else what stands in for it.
  func typeface(of font: Font, for string: String) -> Typeface {
    let size = font.size.isNaN ? Font.defaultLabel.size : min(max(font.size, 0.5), 2048)
    guard let family = font.family, !SystemFont.families.contains(family) else {
      return .system(weight: font.weight, size: size)
    }
    if let metrics = metrics(family: family) {
      return .own(family: family, weight: font.weight, size: size, metrics: metrics.scaled(by: size))
    }
    if let standIn = StandInFont.named(family, weight: font.weight) {
      return .standIn(standIn, weight: font.weight, size: size, for: string)
    }
    let (standIn, weight) = StandInFont.unknownFamily(weight: font.weight)
    return .standIn(standIn, weight: weight, size: size, for: string)
  }

  private func metrics(family: String) -> FontMetrics? {
    if let known = families[family] { return known }
    let metrics = fonts.metrics(family: family)
    families[family] = .some(metrics)
    return metrics
  }

  /// The text without control characters, on one line if only one is wanted.
  private static func settable(_ text: Text, size: Double) -> [Unicode.Scalar] {
    let limit = min(maximumLength, Int(1_000_000 / size))
    var scalars: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in text.string.unicodeScalars where scalars.count < limit {
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

extension FontMetrics {
  /// Measures for size 1 at another, in whole units of Pango.
  fileprivate func scaled(by size: Double) -> FontMetrics {
    func scaled(_ value: Double) -> Double { (value * size * 1024).rounded() / 1024 }
    return FontMetrics(
      ascender: scaled(ascender), descender: scaled(descender), lineHeight: scaled(lineHeight))
  }
}

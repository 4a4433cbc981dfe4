import AutoLayout
import Typesetting

/// Measures text with the fonts of the page.
final class WebTextMeasurer: TextMeasurer {
  private struct CacheKey: Hashable {
    static let limit = 8192

    var text: Text
    var maximumWidth: Double?
    var maximumHeight: Double?
  }

  private let fonts: WebFonts
  private var families: [String: FontMetrics?] = [:]
  private var cache: [CacheKey: TextLayout] = [:]
  /// Of texts that are drawn, most of which are drawn again.
  private var typesetTexts: [CacheKey: TypesetText] = [:]

  init(page: PageFunctions) { fonts = WebFonts(page: page) }

  /// The characters that were measured in a font of the browser's.
  var guessed: Set<UInt32> { fonts.guessed }

  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    let key = CacheKey(text: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = cache[key] { return known }
    let measures = typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).measures
    if cache.count >= CacheKey.limit { cache.removeAll(keepingCapacity: true) }
    cache[key] = measures
    return measures
  }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] {
    typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).lineWidths
  }

  func metrics(of font: Font) -> FontMetrics { typeface(of: font, for: "").metrics }

  /// Typesets a text to draw it.
  func drawn(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    let key = CacheKey(text: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = typesetTexts[key] { return known }
    let made = typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if typesetTexts.count >= CacheKey.limit { typesetTexts.removeAll(keepingCapacity: true) }
    typesetTexts[key] = made
    return made
  }

  func typeset(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    let free = typesetter(text.free).typeset(maximumWidth: nil, maximumHeight: nil)
    let fits = free.width <= (maximumWidth ?? .infinity) + LineFit.tolerance
    if free.lines.count <= 1, fits, text.lineBreakMode != .byClipping { return free }
    return typesetter(text).typeset(maximumWidth: maximumWidth, maximumHeight: maximumHeight)
  }

  private func typesetter(_ text: Text) -> WebTypesetter {
    let settable = text.settable { typeface(of: $0, for: $1) }
    return WebTypesetter(
      text: text, scalars: Array(settable.string.unicodeScalars), stretches: settable.byScalars, fonts: fonts)
  }

  /// The family a font asks for if the page has it, otherwise its stand-in.
  func typeface(of font: Font, for string: String) -> Typeface {
    let size = font.settableSize
    guard let family = font.family, !SystemFont.families.contains(family) else {
      return .system(weight: font.weight, size: size, for: string)
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
    let metrics = fonts.page.metrics(family)
    families[family] = .some(metrics)
    return metrics
  }
}

extension FontMetrics {
  /// Metrics for size 1 at another size, rounded to whole Pango units.
  fileprivate func scaled(by size: Double) -> FontMetrics {
    func scaled(_ value: Double) -> Double { (value * size * 1024).rounded() / 1024 }
    return FontMetrics(
      ascender: scaled(ascender), descender: scaled(descender), lineHeight: scaled(lineHeight))
  }
}

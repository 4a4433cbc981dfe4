import AutoLayout
import Typesetting

/// Measures text with the fonts of the page.
final class WebTextMeasurer: TextMeasurer {
  /// A typeset text, for drawing and for layout.
  private struct Known {
    var typeset: TypesetText
    var measures: TextLayout

    init(_ typeset: TypesetText) {
      self.typeset = typeset
      measures = typeset.measures
    }
  }

  /// The weight of the texts that are kept: enough for five hundred short ones, which weigh little more than 64 each.
  private static let limit = 1 << 15

  private let fonts: WebFonts
  private var families = RecentCache<String, FontMetrics?>(limit: 256)
  /// Texts set without limits. Most have one line, which also fits where it is drawn, however wide that is.
  private var free = RecentCache<Text, Known>(limit: limit)
  /// Texts set within limits.
  private var limited = RecentCache<TextInRoom, Known>(limit: limit)

  init(page: PageFunctions) { fonts = WebFonts(page: page) }

  /// The number of texts that are kept, for tests.
  var keptCount: Int { free.count + limited.count }

  /// The characters that were measured in a font of the browser.
  var guessed: Set<UInt32> { fonts.guessed }

  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    set(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).measures
  }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] {
    typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).lineWidths
  }

  func metrics(of font: Font) -> FontMetrics { typeface(of: font, for: "").metrics }

  func typeset(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    set(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).typeset
  }

  private func set(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> Known {
    let free = setFreely(text.free)
    let fits = free.typeset.width <= (maximumWidth ?? .infinity) + LineFit.tolerance
    if free.typeset.lines.count <= 1, fits, text.lineBreakMode != .byClipping { return free }
    let key = TextInRoom(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = limited.find(key) { return known }
    let made = Known(typesetter(text).typeset(maximumWidth: maximumWidth, maximumHeight: maximumHeight))
    limited.keep(made, for: key, weight: text.cacheWeight)
    return made
  }

  private func setFreely(_ text: Text) -> Known {
    if let known = free.find(text) { return known }
    let made = Known(typesetter(text).typeset(maximumWidth: nil, maximumHeight: nil))
    free.keep(made, for: text, weight: text.cacheWeight)
    return made
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
    if let known = families.find(family) { return known }
    let metrics = fonts.page.metrics(family)
    families.keep(metrics, for: family, weight: 1)
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

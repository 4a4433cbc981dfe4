package import AutoLayout
import Typesetting

/// Measures text with Pango, and sets it for the painters, so that text is drawn as it was measured.
///
/// Not thread-safe; each thread has its own, and all share one `FontLibrary`.
package final class PangoTextMeasurer: TextMeasurer {
  /// The problems with fonts found so far, each once, in the order found.
  package private(set) var problems: [FontProblem] = []

  /// The limit of the cache. Short texts weigh little more than 64, so it is enough for eight thousand of them.
  private static let limit = 1 << 19

  private let library: FontLibrary
  private var contexts: [FontGroups: FontContext] = [:]
  private var cache = RecentCache<TextInRoom, TextLayout>(limit: limit)
  /// Texts set without limits. Most have one line, which also fits where it is drawn.
  private var free = RecentCache<Text, FreeText>(limit: limit)

  package init(_ library: FontLibrary) { self.library = library }

  deinit {
    FontLock.run {
      free.removeAll()
      contexts.removeAll()
    }
  }

  package func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    let key = TextInRoom(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = cache.find(key) { return known }
    let measures = FontLock.run {
      typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).measures
    }
    cache.keep(measures, for: key, weight: text.cacheWeight)
    return measures
  }

  package func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] {
    FontLock.run { typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).lineWidths }
  }

  /// The way in which a text's letters are set: the family used, its weight, and the size and letter spacing in points.
  package func setting(
    of text: Text
  ) -> (family: String, weight: FontWeight, size: Double, letterSpacing: Double) {
    let face = FontLock.run { typeface(of: text.font, for: text.string) }
    return (face.family, face.weight, face.size, face.letterSpacing)
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontLock.run { typeface(of: font, for: "").metrics }
  }

  /// The one place where a text is broken into lines, for measuring as well as drawing.
  ///
  /// - Parameter justifies: whether the lines of a justified text are stretched to the width, as they
  ///   are drawn, or keep their own widths, as they are measured.
  func typeset(
    _ text: Text, maximumWidth: Double?, maximumHeight: Double?, justifies: Bool = false
  ) -> TypesetText {
    let free = setFreely(text)
    let fits = free.typeset.width <= (maximumWidth ?? .infinity) + LineFit.tolerance
    if free.typeset.lines.count <= 1, fits { return free.typeset }
    return typesetter(text, free.groups)?.typeset(
      maximumWidth: maximumWidth, maximumHeight: maximumHeight,
      justifies: justifies && text.alignment == .justified) ?? free.typeset
  }

  /// A text without limits, and the fonts that it needs.
  private struct FreeText {
    var typeset: TypesetText
    var groups: FontGroups
  }

  private func setFreely(_ text: Text) -> FreeText {
    let text = text.free
    if let known = free.find(text) { return known }
    let result = makeFreeText(text)
    free.keep(result, for: text, weight: text.cacheWeight)
    return result
  }

  private func makeFreeText(_ text: Text) -> FreeText {
    let settable = text.settable { typeface(of: $0, for: $1) }
    let (string, stretches) = (settable.string, settable.byBytes)
    let groups = stretches.groups(for: string)
    func set(_ groups: FontGroups) -> TypesetText? {
      typesetter(text, groups)?.typeset(maximumWidth: nil, maximumHeight: nil, justifies: false)
    }
    guard !string.isEmpty, let typeset = set(groups) else {
      return FreeText(typeset: TypesetText(), groups: groups)
    }
    // Each of the tool's own fonts has the printable characters of ASCII.
    let isPlain =
      !stretches.faces.contains { $0.typeface.role == .own } && string.utf8.allSatisfy { $0 < 0x80 }
    guard !isPlain, typeset.lacksGlyphs, let wider = set(library.everything) else {
      return FreeText(typeset: typeset, groups: groups)
    }
    if wider.lacksGlyphs { noteMissingGlyphs(string, groups) }
    return FreeText(typeset: wider, groups: library.everything)
  }

  private func typesetter(_ text: Text, _ groups: FontGroups) -> Typesetter? {
    guard let fonts = context(for: groups) else { return nil }
    let settable = text.settable { typeface(of: $0, for: $1) }
    return Typesetter(
      text: text, string: settable.string, stretches: settable.byBytes,
      context: fonts.context(text.direction))
  }

  /// Runs a closure with all fonts available to libraries that set texts themselves, such as librsvg for those of SVG
  /// files. They get the same fonts as other texts, so that pictures do not depend on the machine's.
  func serveOthers(during body: () -> Void) {
    if let context = context(for: library.everything) { context.serveOthers(during: body) } else { body() }
  }

  /// The context with the fonts of `groups`. If a font cannot be read, the text is set in the common ones, to show
  /// where it is.
  private func context(for groups: FontGroups) -> FontContext? {
    if let context = contexts[groups] { return context }
    do throws(FontError) {
      guard let context = FontContext(try library.configuration(for: groups)) else { throw .outOfMemory }
      contexts[groups] = context
      return context
    } catch {
      note(.fontsUnavailable(error))
      return groups == .common ? nil : context(for: .common)
    }
  }

  /// The family that a font asks for, if it is available, otherwise its stand-in.
  private func typeface(of font: Font, for string: String) -> Typeface {
    let size = font.settableSize
    guard let family = font.family, !SystemFont.families.contains(family) else {
      return .system(weight: font.weight, size: size, for: string)
    }
    if library.hasFamily(family) {
      let description = FontDescription(family: family, weight: font.weight, size: size)
      let metrics = context(for: [.common, .extra])?.metrics(of: description)
      return .own(
        family: family, weight: font.weight, size: size, metrics: metrics ?? SystemFont.metrics(size: size))
    }
    if let standIn = StandInFont.named(family, weight: font.weight) {
      note(.familyReplaced(family))
      return .standIn(standIn, weight: font.weight, size: size, for: string)
    }
    note(.familyNotFound(family))
    let (standIn, weight) = StandInFont.unknownFamily(weight: font.weight)
    return .standIn(standIn, weight: weight, size: size, for: string)
  }

  /// Whether the font names a family that is available and is not the system's.
  package func hasFamily(of font: Font) -> Bool {
    guard let family = font.family else { return false }
    return !SystemFont.families.contains(family) && library.hasFamily(family)
  }

  private func noteMissingGlyphs(_ string: String, _ groups: FontGroups) {
    let excerpt = String(string.prefix(40))
    let packages = library.missingPackages(in: groups)
    if packages.isEmpty { note(.noGlyphs(text: excerpt)) }
    for package in packages { note(.packageMissing(package: package, text: excerpt)) }
  }

  private func note(_ problem: FontProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}

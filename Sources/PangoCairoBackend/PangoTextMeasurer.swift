public import AutoLayout

/// Measures text with Pango, and sets it for the painters: what was measured is what is drawn.
///
/// Not for use by several threads at once; every thread has its own, over one `FontLibrary`.
public final class PangoTextMeasurer: TextMeasurer {
  /// What was found wrong with fonts so far, each once, in the order in which it was met.
  public private(set) var problems: [FontProblem] = []

  private let library: FontLibrary
  private var contexts: [FontGroups: FontContext] = [:]
  private var cache: [CacheKey: TextLayout] = [:]

  public init(_ library: FontLibrary) { self.library = library }

  deinit { FontLock.run { contexts.removeAll() } }

  /// Characters that are set of a text; no label shows as many, and Pango takes seconds over a word of 100,000.
  public static let maximumLength = 20_000
  /// The sizes in points that fonts are drawn at; others are brought to the nearer end.
  public static let fontSizes = 0.5...2048.0

  public func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout {
    let key = CacheKey(text: text, maximumWidth: maximumWidth, maximumHeight: maximumHeight)
    if let known = cache[key] { return known }
    let measures = FontLock.run {
      typeset(text, maximumWidth: maximumWidth, maximumHeight: maximumHeight).measures
    }
    if cache.count >= CacheKey.limit { cache.removeAll(keepingCapacity: true) }
    cache[key] = measures
    return measures
  }

  public func metrics(of font: Font) -> FontMetrics {
    let size = Self.clamped(font.size)
    return FontLock.run {
      guard let family = namedFamily(of: font), let context = context(for: [.common, .extra]) else {
        return SystemFont.metrics(size: size)
      }
      let description = FontDescription(family: family, weight: font.weight, size: size)
      return context.metrics(of: description) ?? SystemFont.metrics(size: size)
    }
  }

  /// The one place where a text becomes lines, be it to measure or to draw them.
  ///
  /// - Parameter justifies: whether the lines of a justified text are stretched to the width, as they
  ///   are drawn, or keep their own widths, as they are measured.
  func typeset(
    _ text: Text, maximumWidth: Double?, maximumHeight: Double?, justifies: Bool = false
  ) -> TypesetText {
    let metrics = metrics(of: text.font)
    let size = Self.clamped(text.font.size)
    let string = Self.settable(text, size: size)
    let nothing = TypesetText(lines: [], metrics: metrics, pitch: metrics.lineHeight, isTruncated: false)
    guard !string.isEmpty else { return nothing }
    let family = namedFamily(of: text.font)

    func typesetter(_ groups: FontGroups) -> Typesetter? {
      guard let fonts = context(for: groups) else { return nil }
      fonts.setDirection(text.direction)
      return Typesetter(
        text: text, string: string, metrics: metrics, context: fonts.context,
        family: family ?? SystemFont.family(size: size), usesSystemFont: family == nil, size: size)
    }

    var groups = FontFile.groups(
      size: size, weight: text.font.weight, scripts: ScriptRuns(string).scripts)
    if family != nil { groups.insert(.extra) }
    guard var setter = typesetter(groups) else { return nothing }
    // Every font of ours has the printable characters of ASCII.
    let isPlain = family == nil && string.utf8.allSatisfy { $0 < 0x80 }
    if !isPlain, setter.lacksGlyphs() {
      guard let widest = typesetter(library.everything) else { return nothing }
      setter = widest
      if setter.lacksGlyphs() { noteMissingGlyphs(string, groups) }
    }
    return setter.typeset(
      maximumWidth: maximumWidth, maximumHeight: maximumHeight,
      justifies: justifies && text.alignment == .justified)
  }

  private func context(for groups: FontGroups) -> FontContext? {
    if let context = contexts[groups] { return context }
    guard let configuration = try? library.configuration(for: groups),
      let context = FontContext(configuration)
    else { return nil }
    contexts[groups] = context
    return context
  }

  /// The family a font asks for, if it is at hand; nil for the system font and where that stands in.
  private func namedFamily(of font: Font) -> String? {
    guard let family = font.family, !SystemFont.families.contains(family) else { return nil }
    guard library.hasFamily(family) else {
      note(.familyNotFound(family))
      return nil
    }
    return family
  }

  /// Whether the font names a family other than the system's, and that is at hand.
  public func hasFamily(of font: Font) -> Bool { namedFamily(of: font) != nil }

  private func noteMissingGlyphs(_ string: String, _ groups: FontGroups) {
    let excerpt = String(string.prefix(40))
    let packages = library.missingPackages(in: groups)
    if packages.isEmpty { note(.noGlyphs(text: excerpt)) }
    for package in packages { note(.packageMissing(package: package, text: excerpt)) }
  }

  private func note(_ problem: FontProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  private static func clamped(_ size: Double) -> Double {
    size.isNaN ? Font.defaultLabel.size : min(max(size, fontSizes.lowerBound), fontSizes.upperBound)
  }

  /// The text as Pango gets it: without control characters, on one line if only one is wanted, and so
  /// short that its width can be counted in Pango's 32-bit units.
  private static func settable(_ text: Text, size: Double) -> String {
    let limit = min(maximumLength, Int(1_000_000 / size))
    var scalars = String.UnicodeScalarView()
    var count = 0
    var previous: UnicodeScalar = " "
    for scalar in text.string.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}":
        if scalar == "\n" && previous == "\r" { continue }
        scalars.append(text.numberOfLines == 1 ? " " : "\n")
      case "\t": scalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": continue
      default: scalars.append(scalar)
      }
      count += 1
      if count >= limit { break }
    }
    return String(scalars)
  }

  private struct CacheKey: Hashable {
    static let limit = 8192

    var text: Text
    var maximumWidth: Double?
    var maximumHeight: Double?
  }
}

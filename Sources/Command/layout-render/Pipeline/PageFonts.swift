import AutoLayout
import JSONText
import PangoCairoBackend
import SafeText

/// The fonts of a page, and the information that its engine needs about them.
enum PageFonts {
  /// - Parameter texts: each as it is set.
  static func members(
    for texts: [(string: String, font: Font)], _ measurer: PangoTextMeasurer
  ) -> [JSONNode.Member] {
    let families = Set(texts.map { measurer.use(of: $0.font).family }).sorted()
    return [
      ("fonts", .array(EmbeddedFont.fonts(for: texts, measurer: measurer).map(font))),
      ("families", .object(families.compactMap { family in metrics(family, measurer).map { (family, $0) } })),
    ]
  }

  private static func font(_ font: EmbeddedFont) -> JSONNode {
    .object([
      (
        "uses",
        .array(
          font.uses.map {
            .object([("family", .string($0.family)), ("weight", .number(Double($0.weight.rawValue)))])
          })
      ), ("isMain", .boolean(font.isMain)), ("unitsPerEm", .number(Double(font.unitsPerEm))),
      ("range", .string(unicodeRange(font.characters))), ("measures", measures(font.measures)),
      ("base64", .string(Base64.text(of: font.bytes))),
    ])
  }

  /// `fonts.js` documents the keys.
  private static func measures(_ measures: EmbeddedMeasures?) -> JSONNode {
    guard let measures else { return .null }
    func numbers(_ values: [Int]) -> JSONNode { .array(values.map { .number(Double($0)) }) }
    return .object([
      ("characters", numbers(measures.characters.map { Int($0) })), ("advances", numbers(measures.advances)),
      ("left", numbers(measures.leftClasses)), ("right", numbers(measures.rightClasses)),
      ("hasLigatures", .boolean(measures.hasLigatures)),
      ("kerning", .array(measures.kerning.map { row in numbers(row.flatMap { [$0.right, $0.value] }) })),
    ])
  }

  /// The characters as CSS lists them: `U+20-7E, U+A0`.
  private static func unicodeRange(_ characters: [Unicode.Scalar]) -> String {
    var ranges: [ClosedRange<UInt32>] = []
    for value in characters.map(\.value) {
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ranges.map { range in
      let first = "U+" + String(range.lowerBound, radix: 16)
      return range.count == 1 ? first : first + "-" + String(range.upperBound, radix: 16)
    }.joined(separator: ", ")
  }

  /// Ascender, descender and line height as fractions of the size; nil for the system font, which the engine
  /// knows.
  private static func metrics(_ family: String, _ measurer: PangoTextMeasurer) -> JSONNode? {
    let font = Font(size: 1000, family: family)
    guard measurer.hasFamily(of: font) else { return nil }
    let metrics = measurer.metrics(of: font)
    return .array([metrics.ascender, metrics.descender, metrics.lineHeight].map { .number($0 / 1000) })
  }
}

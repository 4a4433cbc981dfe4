import AutoLayout
import CHarfBuzz
import CPangoCairo
import PangoCairoBackend

@testable import LiveModule

/// What a page answers that carries fonts for some texts: `fonts.js` in Swift, with HarfBuzz in place of the browser's
/// own and Pango's dictionary in place of the browser's.
final class CarriedFonts {
  private struct Face {
    var font: EmbeddedFont
    var measures: EmbeddedMeasures
    var places: [UInt32: Int]
    var kerning: [[Int: Int]]
    var shaper: WordShaper
  }

  private let faces: [Face]
  private let measurer: PangoTextMeasurer?

  init(texts: [(string: String, font: Font)], measurer: PangoTextMeasurer?) {
    self.measurer = measurer
    let fonts = measurer.map { EmbeddedFont.fonts(for: texts, measurer: $0) } ?? []
    faces = fonts.compactMap { font in
      guard let measures = font.measures else { return nil }
      return Face(
        font: font, measures: measures,
        places: Dictionary(uniqueKeysWithValues: measures.characters.enumerated().map { ($1, $0) }),
        kerning: measures.kerning.map { row in
          Dictionary(uniqueKeysWithValues: row.map { ($0.right, $0.value) })
        },
        shaper: WordShaper(font.bytes))
    }
  }

  var functions: PageFunctions {
    PageFunctions(
      face: face, unitsPerEm: { [faces] in faces[$0].font.unitsPerEm },
      hasLigatures: { [faces] in faces[$0].measures.hasLigatures }, isGuess: { _ in false }, advance: advance,
      kerning: kerning,
      wordWidth: { [faces] in faces[$0].shaper.width(of: $1, isKerned: $2) }, metrics: metrics,
      wordStarts: Self.wordStarts)
  }

  /// A text that needs a character which no face has would be measured in a font of the browser's: the tests carry
  /// all characters, so that the last face is never asked.
  private func face(_ family: String, _ weight: FontWeight, _ character: Unicode.Scalar)
    -> PageFunctions.FoundFace
  {
    let use = faces.indices.filter { index in
      faces[index].font.uses.contains { $0.family == family && $0.weight == weight }
    }
    let order = use.filter { faces[$0].font.isMain } + use.filter { !faces[$0].font.isMain }
    let place = order.firstIndex { faces[$0].places[character.value] != nil }
    guard let place else {
      preconditionFailure("no face for U+\(String(character.value, radix: 16)) in \(family) \(weight)")
    }
    return PageFunctions.FoundFace(number: order[place], position: place)
  }

  private func place(_ face: Int, _ character: UInt32) -> Int? {
    let places = faces[face].places
    return places[character]
      ?? (character < EmbeddedMeasures.tabular ? nil : places[character - EmbeddedMeasures.tabular])
  }

  private func advance(_ face: Int, _ character: UInt32) -> Int {
    guard let place = place(face, character) else {
      preconditionFailure("no measures of U+\(String(character, radix: 16))")
    }
    return faces[face].measures.advances[place]
  }

  private func kerning(_ face: Int, _ left: UInt32, _ right: UInt32) -> Int {
    guard let left = place(face, left), let right = place(face, right) else { return 0 }
    let measures = faces[face].measures
    return faces[face].kerning[measures.leftClasses[left]][measures.rightClasses[right]] ?? 0
  }

  private func metrics(_ family: String) -> FontMetrics? {
    let font = Font(size: 1000, family: family)
    guard let measurer, measurer.hasFamily(of: font) else { return nil }
    let metrics = measurer.metrics(of: font)
    return FontMetrics(
      ascender: metrics.ascender / 1000, descender: metrics.descender / 1000,
      lineHeight: metrics.lineHeight / 1000)
  }

  private static func wordStarts(_ text: String) -> [Bool] {
    LogicalAttributes.of(text, language: "th").dropLast().map { $0.is_line_break != 0 }
  }
}

/// Measures words with a font file, as a browser does: in whole font units.
private final class WordShaper {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init(_ bytes: [UInt8]) {
    let blob = bytes.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    font = hb_font_create(face)
    hb_face_destroy(face)
    buffer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func width(of word: String, isKerned: Bool) -> Int {
    hb_buffer_reset(buffer)
    for (index, scalar) in word.unicodeScalars.enumerated() {
      hb_buffer_add(buffer, scalar.value, UInt32(index))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_guess_segment_properties(buffer)
    let kern: hb_tag_t = 0x6B65_726E
    hb_shape(font, buffer, [hb_feature_t(tag: kern, value: isKerned ? 1 : 0, start: 0, end: .max)], 1)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    return UnsafeBufferPointer(start: positions, count: Int(count)).reduce(0) { $0 + Int($1.x_advance) }
  }
}

/// What Pango says of the characters of a text, and of its end.
enum LogicalAttributes {
  static func of(_ text: String, language: String) -> [PangoLogAttr] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: text.unicodeScalars.count + 1)
    let count = Int32(attributes.count)
    text.withCString { start in
      pango_get_log_attrs(
        start, Int32(text.utf8.count), -1, pango_language_from_string(language), &attributes, count)
    }
    return attributes
  }
}

package import AutoLayout
import CHarfBuzz
import CPangoCairo
import Typesetting

/// A font file subset to some characters, for a page that embeds its fonts.
package struct EmbeddedFont: Sendable {
  /// A font that texts require.
  package struct Use: Hashable, Sendable {
    package var family: String
    package var weight: FontWeight
  }

  /// The requests that the font serves.
  package private(set) var uses: [Use]
  /// Whether this is the font that was requested, rather than a fallback for missing characters.
  package private(set) var isMain: Bool
  package var unitsPerEm: Int
  /// The characters in ascending order.
  package private(set) var characters: [Unicode.Scalar]
  /// The font file in OpenType format.
  package private(set) var bytes: [UInt8] = []
  package private(set) var measures: EmbeddedMeasures?

  /// The fonts in which a measurer sets texts, each with the characters of its texts and those that a reader
  /// may type.
  ///
  /// - Parameter texts: the texts with the fonts in which they are set, in any order.
  package static func fonts(for texts: [(string: String, font: Font)], measurer: PangoTextMeasurer)
    -> [EmbeddedFont]
  {
    var strings: [Use: Set<String>] = [:]
    for (string, font) in texts {
      strings[measurer.use(of: font), default: [TypableCharacters.always]].insert(string)
    }
    for (use, own) in strings {
      strings[use]?.formUnion(TypableCharacters.letters(besides: own.sorted()))
    }
    // Large text takes the digit 1 from the text cut, and the ellipsis that may replace it.
    for use in strings.keys where use.family == SystemFont.displayFamily {
      strings[Use(family: SystemFont.textFamily, weight: use.weight), default: []].insert("1.…")
    }
    let uses = strings.keys.sorted { ($0.family, $0.weight.rawValue) < ($1.family, $1.weight.rawValue) }
    return FontLock.run {
      var collection = FontCollection()
      for use in uses {
        let size: Double = use.family == SystemFont.displayFamily ? 20 : 17
        let isSystem = SystemFont.families.contains(use.family)
        let font = Font(size: size, weight: use.weight, family: isSystem ? nil : use.family)
        for string in (strings[use] ?? []).sorted() {
          let text = Text(string, font: font, numberOfLines: 0, lineBreakMode: .byWordWrapping)
          let typeset = measurer.typeset(text, maximumWidth: nil, maximumHeight: nil)
          for line in typeset.lines { collection.add(line, use: use) }
        }
      }
      return collection.fonts.compactMap { $0.subset() }
    }
  }

  fileprivate init(face: OpaquePointer, use: Use, isMain: Bool) {
    uses = [use]
    self.isMain = isMain
    unitsPerEm = Int(hb_face_get_upem(face))
    characters = []
  }

  /// The faces in which lines are set, in order of first use.
  private struct FontCollection {
    /// A face as Pango describes it: several configurations may have loaded the same file.
    private struct Face: Hashable {
      var name: String
      var isMain: Bool
    }

    private var names: [Face] = []
    private var faces: [FaceReference] = []
    private var collected: [EmbeddedFont] = []
    private var characters: [Set<Unicode.Scalar>] = []
    /// The languages by HarfBuzz script.
    private var languages: [[UInt32: OpaquePointer]] = []

    mutating func add(_ line: TypesetLine, use: Use) {
      let bytes = Array(line.owner.string.utf8)
      for run in line.runs {
        guard let item = run.pointee.item, let font = item.pointee.analysis.font,
          let face = hb_font_get_face(pango_font_get_hb_font(font)),
          let (family, name) = Self.description(of: font)
        else { continue }
        let part = bytes.dropFirst(Int(item.pointee.offset)).prefix(Int(item.pointee.length))
        // Large text takes some digits from the text cut.
        let isCut = SystemFont.families.contains(use.family) && SystemFont.families.contains(family)
        let use = isCut ? Use(family: family, weight: use.weight) : use
        let key = Face(name: name, isMain: family == use.family)
        let index = index(of: face, key, use: use)
        characters[index].formUnion(String(decoding: part, as: UTF8.self).unicodeScalars)
        setLanguage(of: item.pointee.analysis, index)
        // Blanks are set in the font of the character before them.
        characters[index].formUnion([" ", "\u{A0}"])
      }
    }

    private mutating func setLanguage(of analysis: PangoAnalysis, _ index: Int) {
      let script = g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))
      guard let language = analysis.language, let name = pango_language_to_string(language) else { return }
      languages[index][script] = hb_language_from_string(name, -1)
    }

    private mutating func index(of face: OpaquePointer, _ key: Face, use: Use) -> Int {
      if let index = names.firstIndex(of: key) {
        if !collected[index].uses.contains(use) { collected[index].uses.append(use) }
        return index
      }
      names.append(key)
      faces.append(FaceReference(face))
      collected.append(EmbeddedFont(face: face, use: use, isMain: key.isMain))
      characters.append([])
      languages.append([:])
      return faces.count - 1
    }

    /// The family, and the name including style and weight.
    private static func description(of font: UnsafeMutablePointer<PangoFont>) -> (
      family: String, name: String
    )? {
      guard let description = pango_font_describe(font) else { return nil }
      defer { pango_font_description_free(description) }
      pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
      guard let family = pango_font_description_get_family(description),
        let name = pango_font_description_to_string(description)
      else { return nil }
      defer { g_free(name) }
      return (String(cString: family), String(cString: name))
    }

    var fonts: [Subsetting] {
      faces.indices.map { index in
        var font = collected[index]
        font.characters = characters[index].sorted()
        let isOurs = font.uses.contains { SystemFont.families.contains($0.family) }
        font.measures = EmbeddedMeasures(
          face: faces[index].pointer, characters: font.characters, languages: languages[index],
          hasFigures: font.isMain && isOurs)
        return Subsetting(face: faces[index], font: font)
      }
    }
  }

  /// A retained face, independent of the text it was found in.
  private final class FaceReference {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = hb_face_reference(pointer) }

    deinit { hb_face_destroy(pointer) }
  }

  /// A face to be subset.
  private struct Subsetting {
    var face: FaceReference
    var font: EmbeddedFont

    /// The parts into which HarfBuzz decomposes the Thai and Lao vowels AM.
    private static let parts: [UInt32: [UInt32]] = [0xE33: [0xE4D, 0xE32], 0xEB3: [0xECD, 0xEB2]]

    func subset() -> EmbeddedFont? {
      guard let input = hb_subset_input_create_or_fail() else { return nil }
      defer { hb_subset_input_destroy(input) }
      let unicodes = hb_subset_input_unicode_set(input)
      for scalar in font.characters {
        hb_set_add(unicodes, scalar.value)
        for part in Self.parts[scalar.value] ?? [] { hb_set_add(unicodes, part) }
      }
      if !font.isMain {
        // The circle shown under marks without a letter, and the characters that control joining.
        for value: UInt32 in [0x25CC, 0x200C, 0x200D, 0x640] { hb_set_add(unicodes, value) }
      }
      // As in TextAttributes, there is no arrow for "->".
      let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
      hb_set_del(features, 0x6361_6C74)  // calt
      // The fonts' licence requires copyright and licence in every copy; HarfBuzz drops licence and URL.
      let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
      for description: UInt32 in [13, 14] { hb_set_add(names, description) }
      hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
      guard let smaller = hb_subset_or_fail(face.pointer, input) else { return nil }
      defer { hb_face_destroy(smaller) }
      let blob = hb_face_reference_blob(smaller)
      defer { hb_blob_destroy(blob) }
      var count: UInt32 = 0
      guard let start = hb_blob_get_data(blob, &count), count > 0 else { return nil }
      var result = font
      result.bytes = start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        Array(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
      return result
    }
  }
}

extension PangoTextMeasurer {
  /// The family and weight in which a font's texts are set.
  package func use(of font: Font) -> EmbeddedFont.Use {
    let setting = setting(of: Text("", font: font))
    return EmbeddedFont.Use(family: setting.family, weight: setting.weight)
  }
}

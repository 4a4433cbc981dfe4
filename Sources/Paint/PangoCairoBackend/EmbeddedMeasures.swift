import CHarfBuzz
import CPangoCairo

/// The advances and kerning of a face's characters in font units, as HarfBuzz shapes them.
package struct EmbeddedMeasures: Sendable {
  /// The measured characters; tabular figures have numbers from `tabular` on.
  package private(set) var characters: [UInt32]
  package private(set) var advances: [Int] = []
  /// The class of each character as the left one of a pair, and as the right one.
  package private(set) var leftClasses: [Int] = []
  package private(set) var rightClasses: [Int] = []
  /// For each left class, the right classes that are kerned after it, with the values, in order of class.
  package private(set) var kerning: [[(right: Int, value: Int)]] = []

  /// Whether some characters form ligatures, so that pairs are not enough to measure a word.
  package private(set) var hasLigatures = false

  /// The offset added to a code point for its tabular figure (tnum).
  package static let tabular: UInt32 = 0xF0000

  /// - Parameters:
  ///   - languages: the languages of the texts in each script.
  ///   - hasFigures: whether to measure tabular figures too.
  init(
    face: OpaquePointer, characters: [Unicode.Scalar], languages: [UInt32: OpaquePointer], hasFigures: Bool
  ) {
    let shaper = PairShaper(face: face, languages: languages)
    self.characters = characters.map(\.value)
    let scripts = characters.map { PairShaper.script(of: $0.value) }
    let counts = Dictionary(grouping: scripts.compactMap { $0 }) { $0 }.mapValues(\.count)
    // Blanks and signs on their own are shaped in the script that the face is mostly used for.
    let common = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    if hasFigures {
      let figures = self.characters.map { $0 + Self.tabular }
      self.characters += figures.filter { shaper.glyph(of: $0) != shaper.glyph(of: $0 - Self.tabular) }
    }
    advances = self.characters.map { shaper.shape([$0], script: common)?.first ?? 0 }
    setKerning(shaper, common: common)
  }

  private mutating func setKerning(_ shaper: borrowing PairShaper, common: UInt32?) {
    let count = characters.count
    var rows = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    let scripts = characters.map { PairShaper.script(of: $0) }
    for left in 0..<count {
      // Characters of different scripts are never shaped together, but all can be with signs and blanks.
      var partners: [UInt32?: [Int]] = [:]
      for right in left..<count
      where scripts[left] == nil || scripts[right] == nil || scripts[left] == scripts[right] {
        partners[scripts[left] ?? scripts[right], default: []].append(right)
      }
      for (script, partners) in partners {
        var row = [characters[left]]
        for right in partners { row += [characters[right], characters[left]] }
        guard let shaped = shaper.shape(row, script: script ?? common) else {
          hasLigatures = true
          continue
        }
        for (number, right) in partners.enumerated() {
          rows[left][right] = shaped[2 * number] - advances[left]
          rows[right][left] = shaped[2 * number + 1] - advances[right]
        }
      }
    }
    setClasses(rows)
  }

  private mutating func setClasses(_ rows: [[Int]]) {
    var columns: [[Int]: Int] = [:]
    var firstOfClass: [Int] = []
    for index in characters.indices {
      let column = rows.map { $0[index] }
      let known = columns[column] ?? columns.count
      if columns.updateValue(known, forKey: column) == nil { firstOfClass.append(index) }
      rightClasses.append(known)
    }
    var known: [[Int]: Int] = [:]
    for row in rows {
      let number = known[row] ?? known.count
      if known.updateValue(number, forKey: row) == nil {
        kerning.append(
          firstOfClass.enumerated().compactMap { number, index in
            row[index] == 0 ? nil : (number, row[index])
          })
      }
      leftClasses.append(number)
    }
  }
}

/// Shapes characters in the same way as the tool's texts: without contextual alternates.
private struct PairShaper: ~Copyable {
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let languages: [UInt32: OpaquePointer]

  init(face: OpaquePointer, languages: [UInt32: OpaquePointer]) {
    font = hb_font_create(face)
    buffer = hb_buffer_create()
    self.languages = languages
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// The script of a character; nil for signs and blanks.
  static func script(of character: UInt32) -> UInt32? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), character)
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
      || character >= EmbeddedMeasures.tabular
      ? nil : script.rawValue
  }

  func glyph(of character: UInt32) -> UInt32? {
    _ = shape([character])
    return hb_buffer_get_glyph_infos(buffer, nil)?.pointee.codepoint
  }

  /// The advance of each character; nil if they are not shaped one by one.
  func shape(_ characters: [UInt32], script: UInt32? = nil) -> [Int]? {
    hb_buffer_reset(buffer)
    let tabular = EmbeddedMeasures.tabular
    var features = [hb_feature_t(tag: 0x6361_6C74, value: 0, start: 0, end: .max)]  // calt
    for (index, character) in characters.enumerated() {
      let isTabular = character >= tabular
      hb_buffer_add(buffer, isTabular ? character - tabular : character, UInt32(index))
      let end = UInt32(index + 1)
      if isTabular { features.append(hb_feature_t(tag: 0x746E_756D, value: 1, start: end - 1, end: end)) }
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    if let script {
      hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
      if let language = languages[script] { hb_buffer_set_language(buffer, language) }
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil), Int(count) == characters.count
    else { return nil }
    var advances = [Int](repeating: 0, count: characters.count)
    for glyph in 0..<Int(count) {
      let cluster = Int(infos[glyph].cluster)
      guard advances.indices.contains(cluster) else { return nil }
      advances[cluster] += Int(positions[glyph].x_advance)
    }
    return advances
  }
}

import Typesetting

/// The characters that a reader may type into a page, in addition to those of its texts.
struct TypableCharacters {
  /// The characters of every font: ASCII, the Latin letters of European languages, and common symbols.
  static let always =
    text([0x20...0x7E, 0xA0...0xFF, 0x100...0x17F, 0x218...0x21B, 0x1E9E...0x1E9E])
    + "–—‘’‚“”„‹›…•™€−≤≥≠←→✓✗"

  /// The common letters of the scripts of some texts. Scripts with thousands of letters are left out: for those, a page
  /// only has the letters of its texts.
  static func letters(besides strings: some Sequence<String>) -> [String] {
    var missing = scripts[...]
    var found: [String] = []
    for string in strings where !missing.isEmpty {
      for scalar in string.unicodeScalars where scalar.value >= 0x370 {
        guard let index = missing.firstIndex(where: { $0.contains { $0.contains(scalar.value) } }) else {
          continue
        }
        found.append(text(missing[index]))
        missing.remove(at: index)
      }
    }
    return found
  }

  /// The letters in use today in the languages of each script, without those of older texts.
  private static let scripts: [[ClosedRange<UInt32>]] = [
    // Greek.
    [0x384...0x38A, 0x38C...0x38C, 0x38E...0x3A1, 0x3A3...0x3CE],
    // Cyrillic, with Ukrainian, Belarusian, Serbian, Macedonian and Kazakh.
    [
      0x400...0x45F, 0x490...0x493, 0x49A...0x49B, 0x4A2...0x4A3, 0x4AE...0x4B1, 0x4BA...0x4BB, 0x4D8...0x4D9,
      0x4E8...0x4E9,
    ],
    // Hebrew.
    [0x5D0...0x5EA, 0x5F3...0x5F4],
    // Arabic, with Persian.
    [
      0x60C...0x60C, 0x61B...0x61B, 0x61F...0x61F, 0x621...0x63A, 0x640...0x652, 0x660...0x66C, 0x67E...0x67E,
      0x686...0x686, 0x698...0x698, 0x6A9...0x6A9, 0x6AF...0x6AF, 0x6CC...0x6CC, 0x6F0...0x6F9,
    ],
    // Devanagari.
    [0x901...0x903, 0x905...0x914, 0x915...0x939, 0x93C...0x94D, 0x958...0x965, 0x966...0x96F],
    // Thai.
    [0xE01...0xE3A, 0xE3F...0xE5B],
    // Japanese syllables.
    [0x3041...0x3096, 0x30A1...0x30FC],
  ]

  private static func text(_ ranges: [ClosedRange<UInt32>]) -> String {
    String(String.UnicodeScalarView(ranges.joined().compactMap { Unicode.Scalar($0) }))
  }
}

import CPangoCairo
import TestSupport
import Testing

@testable import LiveModule

/// Texts are divided into scripts as Pango divides them.
@Suite struct ScriptStretchesTests {
  private static func expected(_ script: PangoScript) -> UnicodeScript {
    switch script {
    case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED: .common
    case PANGO_SCRIPT_LATIN: .latin
    case PANGO_SCRIPT_GREEK: .greek
    case PANGO_SCRIPT_CYRILLIC: .cyrillic
    case PANGO_SCRIPT_HAN: .han
    case PANGO_SCRIPT_BOPOMOFO: .bopomofo
    case PANGO_SCRIPT_HIRAGANA: .hiragana
    case PANGO_SCRIPT_KATAKANA: .katakana
    case PANGO_SCRIPT_HANGUL: .hangul
    case PANGO_SCRIPT_ARABIC: .arabic
    case PANGO_SCRIPT_HEBREW: .hebrew
    case PANGO_SCRIPT_THAI: .thai
    case PANGO_SCRIPT_DEVANAGARI: .devanagari
    default: .other
    }
  }

  @Test func everyCharacterHasItsScript() {
    let wrong = TestCharacters.all.filter {
      UnicodeScript($0) != Self.expected(pango_script_for_unichar($0.value))
    }
    #expect(wrong.isEmpty, "\(TestCharacters.numbers(wrong))")
  }

  /// Where the stretches end, by characters, with their scripts.
  private static func expected(_ string: String) -> [String] {
    string.withCString { start in
      var stretches: [String] = []
      guard let iterator = pango_script_iter_new(start, Int32(string.utf8.count)) else { return [] }
      defer { pango_script_iter_free(iterator) }
      repeat {
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, nil, &end, &script)
        stretches.append("\(expected(script)) to \(g_utf8_pointer_to_offset(start, end))")
      } while pango_script_iter_next(iterator) != 0
      return stretches
    }
  }

  private static let characters = Array(
    "aZλдאע\u{5B0}بت\u{64E}กा\u{939}中文あアガ가나1 .,!?()[]{}<>“”‘’«»「」（）、。ー…€\u{301}\u{200D}".unicodeScalars)

  @Test func randomTextsAreDividedAlike() {
    var random = RandomSource(seed: 24)
    for _ in 0..<6000 {
      let scalars = (0..<random.int(1...14)).map { _ in random.pick(Self.characters) }
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      let stretches = ScriptStretches.stretches(of: scalars, in: scalars.indices).map {
        "\($0.script) to \($0.range.upperBound)"
      }
      let expected = Self.expected(String(string))
      #expect(stretches == expected, "\(scalars.map { String($0.value, radix: 16) })")
    }
  }
}

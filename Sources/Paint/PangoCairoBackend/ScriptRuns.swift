import CPangoCairo
import Typesetting

/// A stretch of a text in one script, by UTF-8 offsets.
struct ScriptRun {
  var start: UInt32
  var end: UInt32
  var script: WritingScript
}

extension WritingScript {
  init(_ script: PangoScript) {
    switch script {
    case PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK: self = .latin
    case PANGO_SCRIPT_CYRILLIC: self = .cyrillic
    case PANGO_SCRIPT_HAN, PANGO_SCRIPT_BOPOMOFO: self = .han
    case PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA: self = .kana
    case PANGO_SCRIPT_HANGUL: self = .hangul
    case PANGO_SCRIPT_ARABIC: self = .arabic
    case PANGO_SCRIPT_HEBREW: self = .hebrew
    case PANGO_SCRIPT_THAI: self = .thai
    case PANGO_SCRIPT_DEVANAGARI: self = .devanagari
    default: self = .other
    }
  }
}

struct ScriptRuns {
  let runs: [ScriptRun]
  /// Whether the text has kana, and its Han characters are therefore Japanese.
  let isJapanese: Bool

  /// - Parameter string: a string without NUL.
  init(_ string: String) {
    runs = Self.runs(of: string)
    isJapanese = runs.contains { $0.script == .kana }
  }

  private static func runs(of string: String) -> [ScriptRun] {
    let length = string.utf8.count
    guard length > 0, !string.utf8.allSatisfy({ $0 < 0x80 }) else {
      return length == 0 ? [] : [ScriptRun(start: 0, end: UInt32(length), script: .latin)]
    }
    return string.withCString { start in
      var runs: [ScriptRun] = []
      guard let iterator = pango_script_iter_new(start, Int32(length)) else { return runs }
      defer { pango_script_iter_free(iterator) }
      repeat {
        var (from, to): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &from, &to, &script)
        guard let from, let to else { break }
        runs.append(
          ScriptRun(
            start: UInt32(from - start), end: UInt32(to - start), script: WritingScript(script)))
      } while pango_script_iter_next(iterator) != 0
      return runs
    }
  }

  /// The language of the first run that is not Latin; Latin text need not be English.
  var foreignLanguage: String? {
    runs.lazy.filter { $0.script != .latin }.compactMap { $0.script.language(isJapanese: isJapanese) }.first
  }

  var scripts: Set<WritingScript> { Set(runs.map(\.script)) }
}

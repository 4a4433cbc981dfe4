/// The scripts whose fonts, language or letter spacing differ from those of Latin text.
package enum WritingScript {
  /// Latin, Greek, signs and all else that the system font may know.
  case latin
  case cyrillic
  case han
  case kana
  case hangul
  case arabic
  case hebrew
  case thai
  case devanagari
  case other

  /// The language that chooses among a font's national forms. Pango would take it from LANG.
  package func language(isJapanese: Bool) -> String? {
    switch self {
    case .latin: "en"
    case .cyrillic: "ru"
    case .han: isJapanese ? "ja" : "zh-cn"
    case .kana: "ja"
    case .hangul: "ko"
    case .arabic: "ar"
    case .hebrew: "he"
    case .thai: "th"
    case .devanagari: "hi"
    case .other: nil
    }
  }
}

/// Scripts whose fonts, language or letter spacing differ from those of Latin text.
package enum WritingScript {
  /// Latin, Greek, symbols and everything else that the system font may contain.
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

  /// The language that selects a font's national forms. Pango would otherwise take it from LANG.
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

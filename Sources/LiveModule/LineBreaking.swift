/// Where a line of text may end: the rules of Unicode's annex 14 that the texts of user interfaces need.
enum LineBreaking {
  /// Whether a line may end between two characters.
  static func allows(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    if right.isBreakingSpace { return false }
    if left.isBreakingSpace || left.value == 0x200B { return true }
    if left.isGlue || right.isGlue { return false }
    if isClosing(right) || isOpening(left) { return false }
    switch left {
    case "-", "\u{2010}", "\u{2013}": return !isDigit(right) || left != "-"
    case "\u{2014}": return true
    case "/": return !isDigit(right) && !right.properties.isAlphabetic
    case "?", "!": return right.properties.isAlphabetic || isIdeograph(right)
    default: break
    }
    if right.value == 0x2014 { return true }
    return (isIdeograph(left) || isIdeograph(right)) && !isNonStarter(right)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "{", "¿", "¡", "\u{201E}", "\u{201A}", "「", "『", "（", "【", "〈", "《": true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "}", "!", "?", ",", ".", ":", ";", "/", "…", "%", "-", "\u{2010}", "\u{2013}",
      "。", "、", "，", "．", "！", "？", "：", "；", "」", "』", "）", "】", "〉", "》":
      true
    default: false
    }
  }

  /// Small kana and signs that do not begin a line.
  private static func isNonStarter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
      "ュ", "ョ", "・":
      true
    default: false
    }
  }

  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// A blank at which lines end.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  var isNewline: Bool { value == 0x0A }

  fileprivate var isGlue: Bool {
    switch value {
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x0300...0x036F, 0x200D, 0xFE0F: true
    default: false
    }
  }
}

/// How the letters of a character's script are set.
enum ScriptKind {
  /// Letter by letter, with the system font's letter spacing.
  case spaced
  /// Letter by letter, at the font's own distances.
  case plain
  /// Word by word: letters change with their neighbours.
  case joined
  /// As its neighbours.
  case common

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x370...0x58F,
      0x1E00...0x1FFF:
      self = .spaced
    case 0x590...0x5FF, 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3040...0x312F, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .plain
    case 0x600...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .joined
    default: self = .common
    }
  }
}

/// The places where lines may end under Unicode's annex 14, as Pango implements it.
struct LineBreaking {
  /// The state of a number or a pair of regional indicators before the current character.
  private enum Number { case none, digits, closed, oddIndicator, evenIndicator }

  private let scalars: [Unicode.Scalar]
  private let paragraph: Range<Int>
  private var previous = LineBreakClass.alphabetic
  private var beforePrevious = LineBreakClass.alphabetic
  private var number = Number.none

  /// For each character of a paragraph, whether a line may end before it.
  static func breaks(in paragraph: Range<Int>, of scalars: [Unicode.Scalar], page: PageFunctions) -> [Bool] {
    var walk = LineBreaking(scalars: scalars, paragraph: paragraph)
    var breaks = paragraph.map { walk.step($0) }
    ThaiWords.add(to: &breaks, in: paragraph, of: scalars, page: page)
    return breaks
  }

  private init(scalars: [Unicode.Scalar], paragraph: Range<Int>) {
    self.scalars = scalars
    self.paragraph = paragraph
  }

  private mutating func step(_ index: Int) -> Bool {
    let own = LineBreakClass(scalars[index])
    let part = part(own)
    let isFirst = index == paragraph.lowerBound
    let allows = !isFirst && allows(own, at: index, part)
    let isMark = own == .combiningMark || own == .zeroWidthJoiner
    if !isMark {
      // LB25: signs within a number are part of it.
      let continues = own == .numeric || own == .symbol || own == .infixSeparator
      if !(continues && number == .digits) { number = part }
    }
    if isMark {
      if isFirst || previous == .space || previous == .zeroWidthSpace { previous = .alphabetic }  // LB10
    } else if own != .space || previous != .space {
      beforePrevious = previous
      previous = own
    }
    return allows
  }

  private func part(_ own: LineBreakClass) -> Number {
    switch own {
    case .numeric: .digits
    case .closing, .closingParenthesis: number == .digits ? .closed : .none
    case .regionalIndicator: number == .oddIndicator ? .evenIndicator : .oddIndicator
    default: .none
    }
  }

  private func allows(_ own: LineBreakClass, at index: Int, _ part: Number) -> Bool {
    let row = previous == .space ? beforePrevious : previous
    if own == .space || own == .zeroWidthSpace { return false }  // LB7
    if scalars[index - 1].value == 0x200D { return false }  // LB8a
    if scalars[index - 1].isPrepended { return false }
    if row == .zeroWidthSpace { return true }  // LB8
    if own == .combiningMark || own == .zeroWidthJoiner, previous != .space { return false }  // LB9
    if previous == .wordJoiner || own == .wordJoiner || previous == .glue { return false }  // LB11, LB12
    if own == .glue {  // LB12a
      let isApart = previous == .space || previous == .breakAfter || previous == .hyphen
      if !isApart || scalars[index].isExtending { return false }
    }
    switch own {  // LB13
    case .exclamation: return false
    case .closing, .closingParenthesis, .infixSeparator, .symbol: if previous != .numeric { return false }
    default: break
    }
    if row == .opening { return false }  // LB14
    if row == .quotation, own == .opening { return false }  // LB15
    if row == .closing || row == .closingParenthesis, own == .nonStarter { return false }  // LB16
    if row == .breakBeforeAndAfter, own == .breakBeforeAndAfter { return false }  // LB17
    if previous == .space { return true }  // LB18
    if previous == .quotation || own == .quotation { return false }  // LB19
    if previous == .contingent || own == .contingent { return true }  // LB20
    return allowsBetween(own, at: index, part)
  }

  /// LB21 to LB31: adjacent characters.
  private func allowsBetween(_ own: LineBreakClass, at index: Int, _ part: Number) -> Bool {
    let isLetter = own == .alphabetic || own == .hebrewLetter
    let wasLetter = previous == .alphabetic || previous == .hebrewLetter
    switch own {
    case .breakAfter, .hyphen, .nonStarter, .inseparable: return false
    case .postfix where [.ideographic, .emojiBase, .emojiModifier, .hangul].contains(previous): return false
    case .emojiModifier where previous == .emojiBase: return false
    default: break
    }
    if previous == .breakBefore { return false }
    if beforePrevious == .hebrewLetter, previous == .hyphen || previous == .breakAfter { return false }
    if previous == .symbol, own == .hebrewLetter { return false }
    if isLetter || own == .numeric, wasLetter || previous == .numeric { return false }
    if previous == .infixSeparator, isLetter { return false }
    if previous == .hangul, own == .hangul { return !joinsSyllable(at: index) }
    return !joinsNumber(own, at: index, part, isLetter: isLetter, wasLetter: wasLetter)
      && !joinsBracket(own, at: index, isLetter: isLetter, wasLetter: wasLetter)
      && !(number == .oddIndicator && part == .evenIndicator)
  }

  /// LB23a to LB25.
  private func joinsNumber(
    _ own: LineBreakClass, at index: Int, _ part: Number, isLetter: Bool, wasLetter: Bool
  ) -> Bool {
    let isAffix = own == .prefix || own == .postfix
    if previous == .prefix || previous == .postfix {
      if isLetter || own == .numeric { return true }
      if own == .opening || own == .hyphen, index + 1 < paragraph.upperBound {
        return LineBreakClass(scalars[index + 1]) == .numeric
      }
      return previous == .prefix && [.ideographic, .emojiBase, .emojiModifier, .hangul].contains(own)
    }
    if isAffix { return wasLetter || number == .digits || number == .closed }
    if previous == .hyphen || previous == .opening, own == .numeric { return true }
    switch own {
    case .numeric, .symbol, .infixSeparator, .closing, .closingParenthesis: return number == .digits
    default: return false
    }
  }

  /// LB30.
  private func joinsBracket(_ own: LineBreakClass, at index: Int, isLetter: Bool, wasLetter: Bool) -> Bool {
    if own == .opening { return (wasLetter || previous == .numeric) && !scalars[index].isEastAsian }
    return previous == .closingParenthesis && !scalars[index - 1].isEastAsian && (isLetter || own == .numeric)
  }

  /// LB26: the parts of a Korean syllable, some of which may already be composed.
  private func joinsSyllable(at index: Int) -> Bool {
    switch (scalars[index - 1].hangulEnd, scalars[index].hangulStart) {
    case (.leading, .leading), (.leading, .vowel), (.vowel, .vowel), (.vowel, .trailing),
      (.trailing, .trailing):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a bracket is an ideographic one, or the halfwidth Japanese one.
  fileprivate var isEastAsian: Bool { isWide || value == 0xFF62 }

  /// Whether it forms one character with what follows, as an Arabic number sign does.
  fileprivate var isPrepended: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD, 0x111C2, 0x111C3, 0x1193F,
      0x11941,
      0x11A3A, 0x11A84...0x11A89, 0x11D46:
      true
    default: false
    }
  }
}

/// A part of a Korean syllable.
private enum HangulPart {
  case leading, vowel, trailing
}

extension Unicode.Scalar {
  private var jamo: HangulPart? {
    switch value {
    case 0x1100...0x115F, 0xA960...0xA97C: .leading
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: .vowel
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: .trailing
    default: nil
    }
  }

  /// The part of a Korean syllable that the character begins with.
  fileprivate var hangulStart: HangulPart { jamo ?? .leading }

  /// The part that it ends with: every 28th syllable in code point order ends with its vowel.
  fileprivate var hangulEnd: HangulPart { jamo ?? ((value &- 0xAC00) % 28 == 0 ? .vowel : .trailing) }
}

extension Unicode.Scalar {
  /// Whether it is as wide as an ideograph.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329, 0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether words end at it.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  var isNewline: Bool { value == 0x0A }
}

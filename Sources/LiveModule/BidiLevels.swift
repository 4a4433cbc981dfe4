import AutoLayout

/// The embedding levels of a paragraph by the implicit rules of Unicode's annex 9: even ones run to the right.
/// Control characters for directions count as blanks.
struct BidiLevels {
  private enum Kind {
    case left, right, arabic
    case number, arabicNumber, numberSign, numberEnd, numberSeparator
    case mark, neutral
  }

  private let scalars: ArraySlice<Unicode.Scalar>
  private let base: UInt8
  private var kinds: [Kind]

  static func levels(of scalars: ArraySlice<Unicode.Scalar>, direction: LayoutDirection) -> [UInt8] {
    let kinds = scalars.map { kind(of: $0) }
    func has(_ wanted: Kind...) -> Bool { kinds.contains { kind in wanted.contains { $0 == kind } } }
    if !has(.right, .arabic, .arabicNumber), direction == .leftToRight {
      return [UInt8](repeating: 0, count: kinds.count)
    }
    var levels = BidiLevels(scalars: scalars, base: direction == .leftToRight ? 0 : 1, kinds: kinds)
    levels.resolveNumbers()
    levels.resolveBrackets()
    levels.resolveNeutrals()
    return levels.levels
  }

  private init(scalars: ArraySlice<Unicode.Scalar>, base: UInt8, kinds: [Kind]) {
    (self.scalars, self.base, self.kinds) = (scalars, base, kinds)
  }

  private var own: Kind { base == 0 ? .left : .right }

  // MARK: Rules

  /// W1 to W7.
  private mutating func resolveNumbers() {
    var previous = own
    for index in kinds.indices {
      if kinds[index] == .mark { kinds[index] = previous }
      previous = kinds[index]
    }
    var strong = own
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right, .arabic: strong = kinds[index]
      case .number where strong == .arabic: kinds[index] = .arabicNumber
      default: break
      }
    }
    for index in kinds.indices where kinds[index] == .arabic { kinds[index] = .right }
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      switch kinds[index] {
      case .numberSign where before == .number && after == .number: kinds[index] = .number
      case .numberSeparator where before == after && (before == .number || before == .arabicNumber):
        kinds[index] = before
      default: break
      }
    }
    resolveNumberEnds()
    strong = own
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .number where strong == .left: kinds[index] = .left
      default: break
      }
    }
  }

  /// W5 and W6.
  private mutating func resolveNumberEnds() {
    var index = 0
    while index < kinds.count {
      var end = index
      while end < kinds.count, kinds[end] == .numberEnd { end += 1 }
      if end > index {
        let touches = index > 0 && kinds[index - 1] == .number || end < kinds.count && kinds[end] == .number
        for place in index..<end { kinds[place] = touches ? .number : .neutral }
      }
      index = max(end, index + 1)
    }
    for index in kinds.indices where kinds[index] == .numberSign || kinds[index] == .numberSeparator {
      kinds[index] = .neutral
    }
  }

  /// N0: both brackets of a pair go with what they enclose.
  private mutating func resolveBrackets() {
    var openings: [(closing: UInt32, index: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (index, scalar) in scalars.enumerated() where kinds[index] == .neutral {
      if let closing = Self.closing(scalar) {
        openings.append((closing, index))
      } else if let match = openings.lastIndex(where: { $0.closing == scalar.value }) {
        pairs.append((openings[match].index, index))
        openings.removeSubrange(match...)
      }
    }
    for pair in pairs.sorted(by: { $0.open < $1.open }) {
      var enclosed: Kind?
      for index in pair.open..<pair.close {
        guard let strong = strong(index) else { continue }
        enclosed = strong
        if strong == own { break }
      }
      guard let enclosed else { continue }
      var before = own
      for index in kinds[..<pair.open].indices.reversed() {
        guard let strong = strong(index) else { continue }
        before = strong
        break
      }
      let kind = enclosed == own || before == enclosed ? enclosed : own
      kinds[pair.open] = kind
      kinds[pair.close] = kind
    }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .neutral else {
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, kinds[end] == .neutral { end += 1 }
      let before = index > 0 ? strong(index - 1) ?? own : own
      let after = end < kinds.count ? strong(end) ?? own : own
      for place in index..<end { kinds[place] = before == after ? before : own }
      index = end
    }
  }

  /// Numbers count as running to the left.
  private func strong(_ index: Int) -> Kind? {
    switch kinds[index] {
    case .left: .left
    case .right, .arabic, .number, .arabicNumber: .right
    default: nil
    }
  }

  /// I1 and I2.
  private var levels: [UInt8] {
    kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .number, .arabicNumber: 2
      default: 1
      }
    }
  }

  // MARK: Characters

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089: return .number
    case 0x660...0x669, 0x66B, 0x66C, 0x600...0x605: return .arabicNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x208A, 0x208B, 0x2212: return .numberSign
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF: return .numberEnd
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: return .numberSeparator
    case 0x200E, 0x1F1E6...0x1F1FF: return .left
    case 0x200F: return .right
    case 0x61C: return .arabic
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .spacingMark, .decimalNumber:
      break
    case .otherPunctuation where 0x590...0x8FF ~= scalar.value: break
    default: return .neutral
    }
    switch scalar.value {
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F: return .right
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: return .arabic
    default: return .left
    }
  }

  private static func closing(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x28: 0x29
    case 0x5B, 0x7B: scalar.value + 2
    case 0x2045, 0x207D, 0x208D, 0x27E6, 0x27E8, 0x27EA, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014,
      0x3016,
      0x3018, 0x301A:
      scalar.value + 1
    case 0xFF08: 0xFF09
    case 0xFF3B, 0xFF5B: scalar.value + 2
    case 0xFF5F, 0xFF62: scalar.value + 1
    default: nil
    }
  }
}

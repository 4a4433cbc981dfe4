import AutoLayout

/// The embedding levels of a paragraph by the implicit rules of Unicode's annex 9. Even levels run left to
/// right. Directional control characters are ignored.
struct BidiLevels {
  private let scalars: [Unicode.Scalar]
  private let base: UInt8
  private let original: [BidiClass]
  private var kinds: [BidiClass]

  static func levels(of scalars: ArraySlice<Unicode.Scalar>, direction: LayoutDirection) -> [UInt8] {
    let kinds = scalars.map { BidiClass($0) }
    let turns = kinds.contains { $0 == .right || $0 == .arabic || $0 == .arabicNumber }
    if !turns, direction == .leftToRight { return [UInt8](repeating: 0, count: kinds.count) }
    // X9: ignored characters are treated as absent.
    let seen = zip(scalars, kinds).filter { $1 != .ignored }
    var levels = BidiLevels(
      scalars: seen.map(\.0), base: direction == .leftToRight ? 0 : 1, kinds: seen.map(\.1))
    levels.resolveNumbers()
    levels.resolveBrackets()
    levels.resolveNeutrals()
    return levels.levels(of: kinds)
  }

  private init(scalars: [Unicode.Scalar], base: UInt8, kinds: [BidiClass]) {
    (self.scalars, self.base, self.original, self.kinds) = (scalars, base, kinds, kinds)
  }

  private var own: BidiClass { base == 0 ? .left : .right }

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
    for index in kinds.indices {
      switch kinds[index] {
      case .numberSign, .numberSeparator, .separator, .blank: kinds[index] = .neutral
      default: break
      }
    }
  }

  /// N0: both brackets of a pair take the direction of what they enclose.
  private mutating func resolveBrackets() {
    var openings: [(closing: UInt32, index: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (index, scalar) in scalars.enumerated() where kinds[index] == .neutral {
      let value = scalar.value == 0x232A ? 0x3009 : scalar.value
      if let closing = Self.closing(scalar) {
        openings.append((closing, index))
      } else if let match = openings.lastIndex(where: { $0.closing == value }) {
        pairs.append((openings[match].index, index))
        openings.removeSubrange(match...)
      }
    }
    for pair in pairs.sorted(by: { $0.open < $1.open }) {
      var enclosed: BidiClass?
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
      set(kind, forBracketAt: pair.open)
      set(kind, forBracketAt: pair.close)
    }
  }

  /// Combining marks on a bracket take its direction.
  private mutating func set(_ kind: BidiClass, forBracketAt index: Int) {
    kinds[index] = kind
    for place in kinds.indices[(index + 1)...] {
      guard original[place] == .mark else { return }
      kinds[place] = kind
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

  /// Numbers count as right-to-left.
  private func strong(_ index: Int) -> BidiClass? {
    switch kinds[index] {
    case .left: .left
    case .right, .arabic, .number, .arabicNumber: .right
    default: nil
    }
  }

  /// I1 and I2 for the resolved classes, and L1: tabs, the end, and blanks before them get the base level.
  ///
  /// - Parameter all: the classes of all characters, including ignored ones.
  private func levels(of all: [BidiClass]) -> [UInt8] {
    var resolved = kinds.makeIterator()
    var level = base
    var levels: [UInt8] = []
    var firstBlank: Int?
    for (index, kind) in all.enumerated() {
      // Ignored characters take the level of the character before them.
      if kind != .ignored, let next = resolved.next() { level = self.level(of: next) }
      levels.append(level)
      switch kind {
      case .separator:
        for place in (firstBlank ?? index)...index { levels[place] = base }
        firstBlank = nil
      case .blank, .ignored: firstBlank = firstBlank ?? index
      default: firstBlank = nil
      }
    }
    for place in (firstBlank ?? levels.count)..<levels.count { levels[place] = base }
    return levels
  }

  private func level(of kind: BidiClass) -> UInt8 {
    switch kind {
    case .left: base == 0 ? 0 : 2
    case .number, .arabicNumber: 2
    default: 1
    }
  }

  // MARK: Brackets

  /// The closing bracket for an opening one; nil for other characters.
  private static func closing(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x28, 0xF3A, 0xF3C, 0x169B, 0x2045, 0x207D, 0x208D, 0x2308, 0x230A, 0x27C5, 0x29FC, 0xFE59, 0xFE5B,
      0xFE5D, 0xFF08, 0xFF5F, 0xFF62:
      scalar.value + 1
    case 0x5B, 0x7B, 0xFF3B, 0xFF5B: scalar.value + 2
    case 0x2329: 0x3009  // canonically equivalent
    case 0x298D: 0x2990
    case 0x298F: 0x298E
    case 0x2768...0x2774, 0x27E6...0x27EE, 0x2E22...0x2E28, 0x3008...0x3010, 0x3014...0x301A, 0x29D8...0x29DA:
      scalar.value % 2 == 0 ? scalar.value + 1 : nil
    case 0x2983...0x2997: scalar.value % 2 == 1 ? scalar.value + 1 : nil
    default: nil
    }
  }
}

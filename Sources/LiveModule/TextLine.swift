import AutoLayout

/// A text with the advance of each of its characters in a font, in 1/1024 point.
struct MeasuredText {
  let scalars: [Unicode.Scalar]
  /// With what kerning adds to the next.
  private let advances: [Int]
  /// What follows each character beyond its advance.
  private let spacings: [Int]

  init(_ scalars: [Unicode.Scalar], font: WebFont) {
    self.scalars = scalars
    let kinds = Self.kinds(of: scalars)
    spacings = kinds.map { $0 == .spaced ? font.letterSpacing : 0 }
    let isForeign = Self.foreign(scalars)
    var advances = [Int](repeating: 0, count: scalars.count)
    var index = 0
    while index < scalars.count {
      if scalars[index].isNewline {
        index += 1
      } else if kinds[index] == .joined {
        let start = index
        var word = String.UnicodeScalarView()
        while index < scalars.count, kinds[index] == .joined,
          start == index || !scalars[index].isBreakingSpace,
          start == index || !scalars[index - 1].isBreakingSpace, !scalars[index].isNewline
        {
          word.append(scalars[index])
          index += 1
        }
        advances[start] = font.width(ofWord: String(word))
      } else {
        advances[index] = font.advance(of: scalars[index], isForeign: isForeign[index])
        let next = index + 1
        if next < scalars.count, kinds[next] == kinds[index], isForeign[next] == isForeign[index],
          !scalars[next].isNewline
        {
          advances[index] += font.kerning(scalars[index], scalars[next], isForeign: isForeign[index])
        }
        index = next
      }
    }
    self.advances = advances
  }

  /// Signs and blanks go with what stands before them, at the beginning with what follows.
  private static func kinds(of scalars: [Unicode.Scalar]) -> [ScriptKind] {
    var kinds = scalars.map { ScriptKind($0) }
    var last = kinds.first { $0 != .common } ?? .spaced
    for index in kinds.indices {
      if kinds[index] == .common { kinds[index] = last }
      last = kinds[index]
    }
    return kinds
  }

  /// Which characters are of scripts that the system font does not have; blanks go with what stands before.
  private static func foreign(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var foreign: [Bool] = []
    for scalar in scalars {
      let kind = ScriptKind(scalar)
      let continues = scalar.isBreakingSpace && foreign.last == true
      foreign.append(kind == .plain || kind == .joined || continues)
    }
    return foreign
  }

  /// The extent with letter spacing after each character, as lines are broken by it.
  func extent(_ index: Int) -> Int { advances[index] + spacings[index] }

  /// The extent of a line: no letter spacing follows its last character.
  func width(of range: Range<Int>) -> Int {
    guard let last = range.last else { return 0 }
    return range.reduce(-spacings[last]) { $0 + extent($1) }
  }

  func string(of range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}

/// A line as it is measured and drawn.
struct TypesetLine {
  var string: String
  /// In points.
  var width: Double
}

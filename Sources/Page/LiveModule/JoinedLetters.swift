/// Measures letters that join or stack, by how much each widens its word.
///
/// The browser shapes words as HarfBuzz does for Pango, but reports only their total width: the glyphs of a
/// character or syllable are rounded together, not one by one.
struct JoinedLetters {
  let item: FontRun
  let scalars: [Unicode.Scalar]

  /// The tatweel, a stroke that lengthens the join between two Arabic letters.
  private static let connection: Unicode.Scalar = "\u{640}"

  /// In units. The first character of a glyph or syllable gets its whole width.
  var widths: [Int] {
    var widths = [Int](repeating: 0, count: item.range.count)
    let connection = item.script == .arabic ? width(of: [Self.connection]) : 0
    var (word, known) = beginning(connection)
    var index = item.range.lowerBound
    while index < item.range.upperBound {
      let end = groupEnd(index)
      word += scalars[index..<end]
      // Letters keep the form they have in the whole text, because HarfBuzz looks beyond the item.
      let joins = end < scalars.count && Self.joins(scalars[end - 1], scalars[end])
      let width = joins ? width(of: word + [Self.connection]) - connection : width(of: word)
      widths[index - item.range.lowerBound] = item.scale.units(width - known, of: item.face)
      known = width
      if scalars[end - 1].isBreakingSpace { (word, known) = ([], 0) }
      index = end
    }
    return widths
  }

  private func beginning(_ connection: Int) -> ([Unicode.Scalar], Int) {
    let start = item.range.lowerBound
    guard start > 0, Self.joins(scalars[start - 1], scalars[start]) else { return ([], 0) }
    return ([Self.connection], connection)
  }

  private func width(of word: [Unicode.Scalar]) -> Int {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: word)
    return item.face.width(ofWord: String(view), isKerned: item.kerning != .none)
  }

  private func groupEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < item.range.upperBound {
      let (last, next) = (scalars[end - 1], scalars[end])
      let isMark =
        switch next.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
      guard isMark || last.isVirama || last.value == 0x200D || Self.isLigature(last, next) else { break }
      end += 1
    }
    return end
  }

  /// Whether two letters are lam and alef, which form a ligature.
  private static func isLigature(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    first.value == 0x644 && [0x622, 0x623, 0x625, 0x627].contains(second.value)
  }

  /// Whether two neighbours join.
  private static func joins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard UnicodeScript(first) == .arabic || first == connection,
      UnicodeScript(second) == .arabic || second == connection
    else { return false }
    switch first.value {
    case 0x621...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x660...0x66F, 0x671...0x673, 0x675...0x677,
      0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2...0x6D5, 0x6DD...0x6F9:
      return false
    default: return second.value != 0x621 && second.properties.generalCategory == .otherLetter
    }
  }
}

extension Unicode.Scalar {
  /// Whether it makes a conjunct of the consonants around it.
  fileprivate var isVirama: Bool {
    switch value {
    case 0x94D, 0x9CD, 0xA4D, 0xACD, 0xB4D, 0xC4D, 0xCCD, 0xD4D: true
    default: false
    }
  }
}

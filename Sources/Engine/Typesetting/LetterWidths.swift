/// How much wider San Francisco's letters are than Inter's, after the effects of size and weight. Fitted with
/// `LetterSpacing`, shrunk towards the mean of each class of letters, so that rare letters get that mean.
enum LetterWidths {
  /// How many characters of a string are examined; more would not change the mean.
  private static let sample = 400

  /// The mean over the letters that use the system font's spacing, in ems.
  static func meanDifference(over string: String, isDisplay: Bool) -> Double {
    var (sum, count) = (0, 0)
    for scalar in string.unicodeScalars.prefix(sample) {
      // Skip scripts set in other fonts, and characters without width.
      let isForeign = scalar.value >= 0x0590 && !(0x1E00..<0x2C00).contains(scalar.value)
      if isForeign || scalar.hasNoWidth { continue }
      sum += difference(of: scalar, in: isDisplay ? display : text)
      count += 1
    }
    return count > 0 ? Double(sum) / Double(count) / 10_000 : 0
  }

  /// In ten-thousandths of an em.
  private struct Table {
    var capitals: [Int]
    var small: [Int]
    var digits: [Int]
    var space: Int
    /// The punctuation marks that were recorded often enough.
    var signs: [(Unicode.Scalar, Int)]
    /// The means, for characters without an entry.
    var capital: Int
    var smallLetter: Int
    var sign: Int
  }

  private static func difference(of scalar: Unicode.Scalar, in table: Table) -> Int {
    let value = Int(scalar.value)
    switch value {
    case 0x20, 0xA0: return table.space
    case 0x30...0x39: return table.digits[value - 0x30]
    case 0x41...0x5A: return table.capitals[value - 0x41]
    case 0x61...0x7A: return table.small[value - 0x61]
    default: break
    }
    if let known = table.signs.first(where: { $0.0 == scalar }) { return known.1 }
    if scalar.properties.isUppercase { return table.capital }
    return scalar.properties.isAlphabetic ? table.smallLetter : table.sign
  }

  private static let text = Table(
    capitals: [
      -99, 33, -145, 83, 0, 19, -30, 61, 29, 33, 50, 50, -72, -152, 10, 66, 2, 69, 85, -78, -25, -23, 81, 14,
      -6, 2,
    ],
    small: [
      -44, 1, -24, -168, -141, 7, -10, -86, 20, -44, -111, 115, 22, 2, -41, -65, -44, 73, -35, -65, 12, -102,
      -170, -113, -54, -89,
    ],
    digits: [-4, -20, -29, -40, 5, -22, -29, -48, 33, 0], space: 61,
    signs: [(".", 276), (":", 309), ("%", 225), ("'", 215), ("?", 138)], capital: 2, smallLetter: -44,
    sign: 189)

  private static let display = Table(
    capitals: [
      -91, 356, 306, 289, 102, 132, 213, 356, 214, 180, 283, 416, 350, 181, 188, 56, 180, 192, -101, -72, 235,
      76, 180, 180, 180, 180,
    ],
    small: [
      -35, -203, -322, 131, -17, -46, 88, 158, 158, -52, -173, 294, -31, -195, -195, -103, -52, -28, -3, 8,
      -72, -80, -201, -78, -277, -52,
    ],
    digits: [415, 14, 116, 286, 187, 199, 187, 175, 187, 187], space: -581,
    signs: [], capital: 180, smallLetter: -52, sign: 91)
}

extension Unicode.Scalar {
  fileprivate var hasNoWidth: Bool {
    if value >= 0x20 && value < 0x7F { return false }
    return switch properties.generalCategory {
    case .control, .format, .unassigned, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    default: false
    }
  }
}

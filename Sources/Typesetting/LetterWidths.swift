/// By how much San Francisco's letters are wider than Inter's, beyond what sizes and weights explain: fitted with
/// `LetterSpacing`, drawn towards the mean of each class of letters, so that seldom ones have that.
enum LetterWidths {
  /// What of a string is looked at; the mean of more is no other.
  private static let sample = 400

  /// The mean over the letters that have the system font's spacing, in parts of the size.
  static func meanDifference(over string: String, isDisplay: Bool) -> Double {
    var (sum, count) = (0, 0)
    for scalar in string.unicodeScalars.prefix(sample) {
      // Scripts that come from other fonts; newlines have no width.
      if scalar.value >= 0x0590 && !(0x1E00..<0x2C00).contains(scalar.value) || scalar.value < 0x20 {
        continue
      }
      sum += difference(of: scalar, in: isDisplay ? display : text)
      count += 1
    }
    return count > 0 ? Double(sum) / Double(count) / 10_000 : 0
  }

  /// In ten-thousandths of the size.
  private struct Table {
    var capitals: [Int]
    var small: [Int]
    var digits: [Int]
    var space: Int
    /// Of those signs that were recorded often enough.
    var signs: [(Unicode.Scalar, Int)]
    /// The means, for letters that have no entry.
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
      -71, 42, -97, 137, -4, 11, -14, 66, 27, 65, 79, 51, -46, -94, 6, 107, 21, 90, 68, -36, -10, -16, 100,
      33,
      8, 21,
    ],
    small: [
      -41, -9, 13, -114, -76, 15, -1, -59, 43, -13, -84, 111, 85, 24, -18, -23, -13, 72, 2, -21, 80, -60,
      -118,
      -92, 3, -58,
    ],
    digits: [27, 0, -28, -44, 3, 20, 2, -28, 47, 16], space: -30,
    signs: [(".", 240), (":", 305), ("%", 230), ("'", 196)], capital: 21, smallLetter: -13, sign: 150)

  private static let display = Table(
    capitals: [
      -156, 257, 96, 257, 89, 125, 136, 319, 189, 141, 241, 295, 267, 165, 152, 59, 141, 160, -139, 67, 225,
      62,
      141, 141, 141, 141,
    ],
    small: [
      38, -195, -238, 148, -18, -75, 74, 76, 103, -37, -93, 242, -28, -151, -115, -150, -37, 54, -54, -7, -21,
      -23, -188, -28, -204, -37,
    ],
    digits: [206, -64, 82, 197, 102, 121, 102, 103, 102, 102], space: -507, signs: [], capital: 141,
    smallLetter: -37, sign: 190)
}

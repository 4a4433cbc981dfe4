import AutoLayout
import Diagnostics
import JSONText

extension EquationParser {
  var current: Unicode.Scalar? { scalar(at: position) }

  func scalar(at index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func skipBlanks() {
    while let scalar = current, scalar.isBlank { position += 1 }
  }

  func isDigit(at index: Int) -> Bool {
    guard let scalar = self.scalar(at: index) else { return false }
    return ("0"..."9").contains(scalar)
  }

  /// 1 or −1 for a plus or minus sign of any kind.
  func sign(at index: Int) -> Double? {
    switch scalar(at: index) {
    case "+": 1
    case "-", "\u{2212}", "\u{2013}": -1
    default: nil
    }
  }

  func hasPrefix(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

  /// Whether the equation contains the text.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return scalars.indices.contains { scalars[$0] == wanted[0] && scalars[$0...].starts(with: wanted) }
  }

  /// Skips the number of a line in a list: `1. ` or `2) `.
  mutating func skipLineNumber() {
    skipBlanks()
    let start = position
    while isDigit(at: position) { position += 1 }
    let isNumber = position > start && (current == "." || current == ")")
    let hasBlank = scalar(at: position + 1)?.isBlank == true
    position += 1
    if isNumber, hasBlank {
      skipBlanks()
      // 2. × a.width is a product.
      let isProduct = current == "x" || current == "X" ? scalar(at: position + 1)?.isBlank == true : false
      if let current, current.isWordPart, !isDigit(at: position), !isProduct { return }
    }
    position = start
  }

  /// Reads a number with or without a sign.
  mutating func parseSignedNumber() throws(EquationError) -> Double {
    skipBlanks()
    guard let sign = sign(at: position) else { return try parseNumber() }
    position += 1
    skipBlanks()
    return try parseNumber() * sign
  }

  /// Reads a priority: a number, or a name as in Swift.
  mutating func parsePriorityValue() throws(EquationError) -> Double {
    var end = position
    while let scalar = self.scalar(at: end), scalar.isWordPart || scalar == "." { end += 1 }
    let range = position..<end
    guard scalars[range].contains(where: { $0.properties.isAlphabetic }), !isDigit(at: position) else {
      return try parseSignedNumber()
    }
    let name = text(range)
    guard let priority = LayoutPriority(named: name) else {
      throw EquationError(
        code: .equationSyntax, message: "no priority named \"\(name)\"", range: range,
        help: .text("write a number, or defaultHigh, which is 750"))
    }
    position = end
    return priority.rawValue
  }

  /// Skips blanks, and then the text if it comes next.
  mutating func skip(_ text: String) -> Bool {
    skipBlanks()
    guard hasPrefix(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// Skips blanks, and then the text, which must come next.
  mutating func expect(_ text: String) throws(EquationError) {
    guard skip(text) else { throw unexpected("\"\(text)\"") }
  }

  /// Reads a word of letters, digits and underscores, which may be empty.
  mutating func parseWord() -> String {
    skipBlanks()
    let start = position
    while let scalar = current, scalar.isWordPart { position += 1 }
    return text(start..<position)
  }

  /// Skips blanks, and then the word if it comes next as a whole, ignoring case.
  mutating func skipWord(_ word: String) -> Bool {
    skipBlanks()
    var end = position
    while let scalar = self.scalar(at: end), scalar.isWordPart { end += 1 }
    guard text(position..<end).lowercased() == word else { return false }
    position = end
    return true
  }

  func text(_ range: Range<Int>) -> String {
    String(scalars: scalars[range])
  }

  /// The range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, scalars[lower].isBlank { lower += 1 }
    while upper > lower, scalars[upper - 1].isBlank { upper -= 1 }
    return lower..<upper
  }

  /// Reads a number with digits, a fraction and an exponent, or a ratio such as 3:4.
  mutating func parseNumber() throws(EquationError) -> Double {
    let value = try parsePlainNumber()
    guard current == ":", isDigit(at: position + 1) else { return value }
    position += 1
    let start = position
    let divisor = try parsePlainNumber()
    guard divisor != 0 else {
      throw EquationError(
        code: .notLinear, message: "the second number of a ratio is zero", range: start..<position)
    }
    return value / divisor
  }

  private mutating func parsePlainNumber() throws(EquationError) -> Double {
    let start = position
    while isDigit(at: position) || current == "." { position += 1 }
    if current == "e" || current == "E" {
      let hasSign = self.scalar(at: position + 1) == "-" || scalar(at: position + 1) == "+"
      let digits = position + (hasSign ? 2 : 1)
      if isDigit(at: digits) {
        position = digits
        while isDigit(at: position) { position += 1 }
      }
    }
    guard position > start else { throw unexpected("a number") }
    // The x of "2x a.width" is a multiplication sign; any other letter is a mistake.
    if let scalar = current, scalar.isWordPart, scalar != "x", scalar != "X" {
      while let scalar = current, scalar.isWordPart || scalar == "." { position += 1 }
    }
    let digits = text(start..<position)
    let padded = digits.hasPrefix(".") ? "0\(digits)" : digits
    guard let value = Double(padded) else {
      throw EquationError(
        code: .equationSyntax, message: "\"\(digits)\" is not a number", range: start..<position)
    }
    guard value.isFinite else {
      throw EquationError(code: .outOfRange, message: "the number is too large", range: start..<position)
    }
    return value
  }

  /// The error for finding something other than what was expected.
  func unexpected(_ expected: String) -> EquationError {
    guard let scalar = current else {
      return EquationError(
        code: .equationSyntax, message: "expected \(expected), found the end of the equation",
        range: scalars.count..<scalars.count)
    }
    var end = position
    while let scalar = self.scalar(at: end), scalar.isWordPart { end += 1 }
    end = max(end, position + 1)
    let found =
      scalar.properties.generalCategory == .control ? "a control character" : "\"\(text(position..<end))\""
    return EquationError(
      code: .equationSyntax, message: "expected \(expected), found \(found)", range: position..<end)
  }
}

extension Unicode.Scalar {
  /// Unicode's white space; ASCII, which is nearly everything, is decided without the tables.
  var isBlank: Bool {
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// A letter, a digit or an underscore.
  var isWordPart: Bool {
    guard value < 0x80 else { return properties.isAlphabetic || properties.numericType != nil }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": return true
    default: return false
    }
  }
}

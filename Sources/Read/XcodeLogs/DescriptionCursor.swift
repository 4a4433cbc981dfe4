import AutoLayout
import Diagnostics

/// A position in the text of a constraint's description.
struct DescriptionCursor {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  func peek(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(position + distance) ? bytes[position + distance] : nil
  }

  mutating func skipSpaces() {
    while peek() == UInt8(ascii: " ") { position += 1 }
  }

  /// Skips a text, and the spaces before it.
  mutating func take(_ text: StaticString) -> Bool {
    skipSpaces()
    let isNext = text.withUTF8Buffer { bytes.dropFirst(position).starts(with: $0) }
    if isNext { position += text.utf8CodeUnitCount }
    return isNext
  }

  /// The bytes from here on that satisfy a condition.
  mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek(), condition(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A finite number as `%g` prints it, perhaps with a sign and a space after that.
  mutating func takeNumber() -> Double? {
    let start = position
    skipSpaces()
    var isNegative = false
    if take("-") { isNegative = true } else { _ = take("+") }
    skipSpaces()
    var digits = take(while: { $0.isDigit || $0 == UInt8(ascii: ".") })
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
      if peek(1 + sign)?.isDigit == true {
        digits += "e" + (peek(1) == UInt8(ascii: "-") ? "-" : "")
        position += 1 + sign
        digits += take(while: \.isDigit)
      }
    }
    if digits.hasPrefix(".") { digits = "0" + digits }
    guard digits.first?.isNumber == true, let value = Double(digits), value.isFinite else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }

  mutating func takeRelation() -> LayoutRelation? {
    if take("==") || take("=") { return .equal }
    if take("<=") || take("≤") { return .lessThanOrEqual }
    if take(">=") || take("≥") { return .greaterThanOrEqual }
    return nil
  }

  /// `Class:0x7f…` or `Class: 0x7f…`; a generic class has its arguments in angle brackets.
  mutating func takeAddressedClass() -> LoggedItem? {
    var depth = 0
    let className = take { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      let isInside = depth > 0 && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ","))
      return depth >= 0 && (byte.isNameByte || isInside || ".$<>".utf8.contains(byte))
    }
    guard !className.isEmpty, take(":"), take("0x") else { return nil }
    let digits = take(while: \.isHexDigit)
    return digits.isEmpty ? nil : LoggedItem(className: className, address: "0x" + digits.lowercased())
  }

  /// Quoted text. Its closing mark is one with nothing after it that belongs to the text.
  mutating func takeQuoted(endsBefore: (UInt8?) -> Bool) -> String? {
    guard peek() == UInt8(ascii: "'") else { return nil }
    var end = position + 1
    while end < bytes.count {
      let next = end + 1 < bytes.count ? bytes[end + 1] : nil
      if bytes[end] == UInt8(ascii: "'"), endsBefore(next) {
        let text = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        position = end + 1
        return text
      }
      end += 1
    }
    return nil
  }

  /// The offset of the last occurrence of a text.
  static func last(_ text: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    text.withUTF8Buffer { wanted in
      var start = bytes.endIndex - wanted.count
      while start >= bytes.startIndex {
        if bytes[start...].starts(with: wanted) { return start }
        start -= 1
      }
      return nil
    }
  }
}

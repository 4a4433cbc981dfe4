import AutoLayout
import Diagnostics
package import LayoutScene

extension JSONParser {
  /// Reads the string that begins at the current quotation mark.
  mutating func parseString() throws(JSONSyntaxError) -> String {
    let start = position
    position += 1
    var pieceStart = position
    var decoded: [UInt8] = []
    while true {
      guard let byte = current else {
        throw JSONSyntaxError(
          code: .syntaxError, message: "the string is not closed",
          range: SourceRange(offset: start, length: 1))
      }
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else {
        throw JSONSyntaxError(
          code: .syntaxError, message: "a string contains a control character",
          range: SourceRange(offset: position, length: 1),
          help: byte == 0x0A ? "close the string, or write \\n for a new line" : "write it as \\u00XX")
      }
      guard byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      decoded.append(contentsOf: bytes[pieceStart..<position])
      decoded.append(contentsOf: String(try parseEscape()).utf8)
      pieceStart = position
    }
    decoded.append(contentsOf: bytes[pieceStart..<position])
    position += 1
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = current else { throw badEscape(from: start) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
    default: throw badEscape(from: start)
    }
  }

  /// Reads the digits of `\u`, and those of the second half of a surrogate pair.
  private mutating func parseUnicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try parseFourDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isPair =
      unit < 0xDC00 && current == UInt8(ascii: "\\") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "u")
    if isPair {
      position += 2
      let low = try parseFourDigits(from: position - 2)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONSyntaxError(
      code: .syntaxError, message: "unpaired surrogate", range: range(from: start),
      help: "write characters beyond U+FFFF as two escapes, or as themselves")
  }

  private mutating func parseFourDigits(from start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw badEscape(from: start)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private func badEscape(from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      code: .syntaxError, message: "not a valid JSON escape", range: range(from: start),
      help: "valid escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits")
  }
}

/// The places in the file of a string's scalars, with its escapes taken into account.
package struct JSONStringPlaces {
  /// For each scalar, the offset of its first byte in the file, and last that of the closing mark.
  private let offsets: [Int]

  /// - Parameter range: a well-formed string literal, with its quotation marks.
  package init(of range: SourceRange, in bytes: [UInt8]) {
    var offsets: [Int] = []
    var position = range.offset + 1
    let end = range.offset + range.length - 1
    while position < end {
      offsets.append(position)
      position += Self.lengthOfScalar(at: position, before: end, in: bytes)
    }
    offsets.append(end)
    self.offsets = offsets
  }

  /// The bytes of some of the string's scalars; an empty range, or one outside, is reduced to its start.
  package func range(of scalars: Range<Int>) -> SourceRange {
    let last = offsets.count - 1
    let lower = offsets[min(max(scalars.lowerBound, 0), last)]
    let upper = offsets[min(max(scalars.upperBound, 0), last)]
    return SourceRange(offset: lower, length: max(upper - lower, 0))
  }

  private static func lengthOfScalar(at position: Int, before end: Int, in bytes: [UInt8]) -> Int {
    guard bytes[position] == UInt8(ascii: "\\") else {
      var next = position + 1
      while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
      return next - position
    }
    guard position + 3 < end, bytes[position + 1] == UInt8(ascii: "u") else { return 2 }
    let isHighSurrogate =
      bytes[position + 2] | 0x20 == UInt8(ascii: "d") && "89abAB".utf8.contains(bytes[position + 3])
    return isHighSurrogate ? 12 : 6
  }
}

import AutoLayout
package import Diagnostics
package import LayoutScene

/// An error that ends the parsing of a JSON text.
struct JSONSyntaxError: Error {
  package var code: FindingCode
  package var message: String
  package var range: SourceRange
  package var help: String?
}

/// A strict parser of JSON (RFC 8259) in UTF-8 that keeps the place of every node. Files written by hand may
/// also have comments, as in JavaScript, and a comma after the last element.
///
/// A byte order mark is accepted. Duplicate keys and numbers beyond Double are reported and do not end
/// parsing; all other errors do.
package struct JSONParser {
  /// The deepest nesting of values: enough for the deepest legal tree of views, but little for the stack.
  static let maximumDepth = 512

  package let source: SourceText
  package var bytes: [UInt8] { source.bytes }
  package var position = 0
  private let allowsComments: Bool
  private var depth = 0
  private var findings: Findings

  private init(_ findings: Findings, allowsComments: Bool) {
    source = findings.source
    self.allowsComments = allowsComments
    self.findings = findings
  }

  /// The text's one value; nil after a syntax error, which is then the last finding.
  ///
  /// - Parameter allowsComments: whether `//`, `/* */` and a comma after the last element are ignored.
  package static func parse(_ findings: inout Findings, allowsComments: Bool = false) -> JSONValue? {
    var parser = JSONParser(findings, allowsComments: allowsComments)
    defer { findings = parser.findings }
    do throws(JSONSyntaxError) {
      return try parser.parseText()
    } catch {
      parser.findings.error(error.code, at: error.range, error.message, help: error.help)
      return nil
    }
  }

  /// The value that a range of the text consists of; nil after a syntax error, which is then the last finding.
  package static func parse(_ findings: inout Findings, in range: Range<Int>, allowsComments: Bool)
    -> JSONValue?
  {
    var parser = JSONParser(findings, allowsComments: allowsComments)
    parser.position = range.lowerBound
    parser.depth = 1
    defer { findings = parser.findings }
    do throws(JSONSyntaxError) {
      try parser.checkEncoding()
      let value = try parser.parseValue()
      guard parser.position == range.upperBound else { throw parser.unexpected("the end of the value") }
      return value
    } catch {
      parser.findings.error(error.code, at: error.range, error.message, help: error.help)
      return nil
    }
  }

  private mutating func parseText() throws(JSONSyntaxError) -> JSONValue {
    guard source.size <= SourceText.maximumSize else {
      throw JSONSyntaxError(
        code: .fileTooLarge,
        message: "the file has \(source.size) bytes; the limit is \(SourceText.maximumSize)",
        range: SourceRange(offset: 0, length: 0))
    }
    try checkEncoding()
    if bytes.starts(with: SourceText.byteOrderMark) { position = SourceText.byteOrderMark.count }
    try skipBlanks()
    guard position < bytes.count else {
      throw JSONSyntaxError(
        code: .emptyFile, message: "the file is empty", range: SourceRange(offset: position, length: 0),
        help: "the smallest scenario is {\"views\": []}")
    }
    let value = try parseValue()
    try skipBlanks()
    guard position == bytes.count else { throw unexpected("the end of the file after the value") }
    return value
  }

  // MARK: Values

  private mutating func parseValue() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    // No value starts with a zero byte.
    switch current ?? 0 {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONSyntaxError) in try parser.parseObject() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONSyntaxError) in try parser.parseArray() }
    case UInt8(ascii: "\""):
      return JSONValue(content: .string(try parseString()), range: range(from: start))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return try parseWord()
    default: throw unexpected("a value")
    }
  }

  private mutating func nested(
    _ parse: (inout JSONParser) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw JSONSyntaxError(
        code: .tooDeep, message: "objects and arrays are nested more than \(Self.maximumDepth) deep",
        range: SourceRange(offset: position, length: 1),
        help: "views can be nested \(SceneLimits.depth) deep")
    }
    let value = try parse(&self)
    depth -= 1
    return value
  }

  private mutating func parseObject() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    var members: [JSONMember] = []
    var firstRanges: [String: SourceRange] = [:]
    position += 1
    try skipBlanks()
    while current != UInt8(ascii: "}") {
      guard current == UInt8(ascii: "\"") else {
        throw unexpected(members.isEmpty ? "a key or \"}\"" : "a key")
      }
      let keyStart = position
      let key = try parseString()
      let keyRange = range(from: keyStart)
      try skipBlanks()
      guard current == UInt8(ascii: ":") else { throw unexpected("\":\" after the key") }
      position += 1
      try skipBlanks()
      let value = try parseValue()
      if let first = firstRanges[key] {
        findings.error(
          .duplicateKey, at: keyRange,
          "duplicate key \"\(key)\"; the first is at \(source.words(for: first))")
      } else {
        firstRanges[key] = keyRange
        members.append(JSONMember(key: key, keyRange: keyRange, value: value))
      }
      guard try separator(before: UInt8(ascii: "}")) else { break }
    }
    position += 1
    return JSONValue(content: .object(members), range: range(from: start))
  }

  private mutating func parseArray() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    var elements: [JSONValue] = []
    position += 1
    try skipBlanks()
    while current != UInt8(ascii: "]") {
      elements.append(try parseValue())
      guard try separator(before: UInt8(ascii: "]")) else { break }
    }
    position += 1
    return JSONValue(content: .array(elements), range: range(from: start))
  }

  /// Reads the comma between elements; false at the closing bracket, which is not consumed.
  private mutating func separator(before closing: UInt8) throws(JSONSyntaxError) -> Bool {
    try skipBlanks()
    if current == closing { return false }
    guard current == UInt8(ascii: ",") else {
      throw unexpected("\",\" or \"\(Unicode.Scalar(closing))\"")
    }
    let comma = position
    position += 1
    try skipBlanks()
    if current == closing, allowsComments { return false }
    guard current != closing else {
      throw JSONSyntaxError(
        code: .syntaxError, message: "unexpected comma before \"\(Unicode.Scalar(closing))\"",
        range: SourceRange(offset: comma, length: 1), help: "JSON does not allow trailing commas; remove it")
    }
    return true
  }

  // MARK: Numbers and words

  private mutating func parseNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    guard skipDigits() > 0 else {
      if isLetter(current) { return try parseWord() }
      throw unexpected("a digit")
    }
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      throw JSONSyntaxError(
        code: .syntaxError, message: "a number has a leading zero", range: range(from: start),
        help: "JSON does not allow leading zeros")
    }
    if current == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw unexpected("a digit after the decimal point") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw unexpected("a digit of the exponent") }
    }
    let range = range(from: start)
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
    guard value.isFinite else {
      findings.error(.outOfRange, at: range, "the number is too large")
      return JSONValue(content: .invalid, range: range)
    }
    return JSONValue(content: .number(value), range: range)
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func parseWord() throws(JSONSyntaxError) -> JSONValue {
    let start = position > 0 && bytes[position - 1] == UInt8(ascii: "-") ? position - 1 : position
    while isLetter(current) { position += 1 }
    let range = range(from: start)
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "null": return JSONValue(content: .null, range: range)
    case "true": return JSONValue(content: .boolean(true), range: range)
    case "false": return JSONValue(content: .boolean(false), range: range)
    default: break
    }
    let help: String? =
      switch word.lowercased() {
      case "nan", "-nan", "inf", "-inf", "infinity", "-infinity": "JSON allows only finite numbers"
      case "none", "nil", "undefined": "write null"
      default:
        Suggestion.question(for: word, in: ["null", "true", "false"])
          ?? "strings must be in double quotation marks"
      }
    throw JSONSyntaxError(
      code: .syntaxError, message: "expected a value, found \(word.prefix(40))", range: range, help: help)
  }

  // MARK: Bytes

  package var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  package func range(from start: Int) -> SourceRange { SourceRange(offset: start, length: position - start) }

  private mutating func skipBlanks() throws(JSONSyntaxError) {
    repeat {
      while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    } while try skipComment()
  }

  /// Skips a comment that begins here, if comments are allowed.
  private mutating func skipComment() throws(JSONSyntaxError) -> Bool {
    guard allowsComments, current == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
      return true
    case UInt8(ascii: "*"):
      let start = position
      position += 2
      while position + 1 < bytes.count {
        if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
          position += 2
          return true
        }
        position += 1
      }
      throw JSONSyntaxError(
        code: .syntaxError, message: "unterminated comment", range: SourceRange(offset: start, length: 2),
        help: "end it with */")
    default: return false
    }
  }

  private func isLetter(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The error for finding something other than what was expected.
  private func unexpected(_ expected: String) -> JSONSyntaxError {
    var help: String?
    switch current {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      help = allowsComments ? "comments begin with //" : "JSON does not allow comments"
    case UInt8(ascii: "'"): help = "strings must be in double quotation marks: \"…\""
    case UInt8(ascii: "+"), UInt8(ascii: "."): help = "JSON numbers begin with a digit or a minus sign"
    default: break
    }
    guard position < bytes.count else {
      return JSONSyntaxError(
        code: .syntaxError, message: "expected \(expected), found the end of the file",
        range: SourceRange(offset: bytes.count, length: 0))
    }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let found = String(decoding: bytes[position..<end], as: UTF8.self)
    let isControl = bytes[position] < 0x20 || bytes[position] == 0x7F
    return JSONSyntaxError(
      code: .syntaxError,
      message: "expected \(expected), found \(isControl ? "a control character" : "\"\(found)\"")",
      range: SourceRange(offset: position, length: end - position), help: help)
  }

  private func checkEncoding() throws(JSONSyntaxError) {
    guard let offset = firstInvalidUTF8(in: bytes) else { return }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    throw JSONSyntaxError(
      code: .invalidUTF8, message: "the file is not UTF-8 from here on",
      range: SourceRange(offset: offset, length: 1),
      help: isUTF16 ? "it looks like UTF-16; save it as UTF-8" : nil)
  }
}

/// The offset of the first byte that is not part of well-formed UTF-8.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { buffer in
    var offset = 0
    while offset < buffer.count {
      let lead = buffer[offset]
      if lead < 0x80 {
        offset += 1
        continue
      }
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      guard offset + length <= buffer.count else { return offset }
      var parser = Unicode.UTF8.ForwardParser()
      var scalar = buffer[offset..<offset + length].makeIterator()
      guard case .valid = parser.parseScalar(from: &scalar) else { return offset }
      offset += length
    }
    return nil
  }
}

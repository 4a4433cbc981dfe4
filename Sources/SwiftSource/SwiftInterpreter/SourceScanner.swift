/// A part of a file that is not parsed, and why.
package struct LeftOut {
  package let range: Range<Int>
  package let reason: String
}

/// Scans as many of Swift's tokens as are needed to find what is declared outside brackets, and what the parser would
/// take too long for: it looks ahead again in each nested bracket and after each operator, and nothing can stop it.
struct SourceScanner {
  /// The size of a file that is parsed, in bytes: some seconds' work.
  static let sizeLimit = 1 << 20
  /// The depth to which brackets may be nested, and `#if`, too. Each nested square bracket doubles the parser's time.
  private static let nesting = 60, squareNesting = 11
  /// The number of operators that an expression may have.
  private static let operators = 300

  /// Words, including those that begin with `#`, and signs outside brackets.
  private(set) var tokens: [String] = []
  /// Whether there is a class, in brackets or outside.
  private(set) var hasClass = false
  private(set) var leftOut: [LeftOut] = []

  private struct Text { var pounds: Int, quotes: Int }
  /// A level of nesting that is open at a place.
  private struct Level {
    var bracket: UInt8
    /// The text around it, if it is interpolated.
    var text: Text?
    /// The number of operators in its current expression, and the place where there are too many.
    var operators = 0, tooMany: Int?
  }
  private let bytes: [UInt8]
  private var index = 0, squares = 0
  private var levels = [Level(bracket: 0)]
  /// The outermost level that is nested too deeply: the number of levels including it, and the place where its inside
  /// begins.
  private var tooDeep: (count: Int, start: Int)?
  /// Whether the last thing skipped is an operator with a blank before it, so that the expression continues on the next
  /// line.
  private var isBinary = false
  private var conditions = 0, tooManyConditions: Int?

  init(_ text: [UInt8]) {
    bytes = text
    while index < bytes.count { scan() }
    while levels.count > 1 { close() }
    endExpression()
    if let tooManyConditions { leaveOut(tooManyConditions, "#if is nested more than \(Self.nesting) deep") }
  }

  /// Skips a whole file.
  init(leavingOut count: Int, because reason: String) {
    bytes = []
    leftOut = [LeftOut(range: 0..<count, reason: reason)]
  }

  private mutating func scan() {
    switch (sign(), sign(1)) {
    case ("/", "/"): index = bytes[index...].firstIndex(of: 10) ?? bytes.count
    case ("/", "*"): skipComment()
    case (" ", _), ("\t", _), ("\r", _): index += 1
    case ("\n", _): endLine()
    case (_, let next): scanToken(next)
    }
  }

  private mutating func scanToken(_ next: Unicode.Scalar) {
    isBinary = sign() == ":" && index > 0 && Self.isBlank(bytes[index - 1])
    switch (sign(), next) {
    case ("\"", _), ("#", "\""), ("#", "#"): openText()
    case ("{", _), ("(", _), ("[", _): open(nil)
    case ("}", _), (")", _), ("]", _):
      let text = levels[levels.count - 1].text
      close()
      index += 1
      if let text { skip(text) }
    case (";", _):
      endExpression()
      index += 1
    case ("#", _):
      let start = index
      take(Self.isLetter)
      count(bytes[start..<index], from: start)
    case (",", _):
      endExpression()
      take { _ in false }
    case _ where Self.isLetter(bytes[index]): take(Self.isLetter)
    case _ where Self.signs.contains(bytes[index]):
      let start = index
      take(Self.signs.contains)
      levels[levels.count - 1].operators += 1
      if levels[levels.count - 1].operators == Self.operators { levels[levels.count - 1].tooMany = start }
      isBinary = start > 0 && Self.isBlank(bytes[start - 1])
    default: index += 1
    }
  }

  private func sign(_ offset: Int = 0) -> Unicode.Scalar {
    Unicode.Scalar(index + offset < bytes.count ? bytes[index + offset] : 0)
  }
  /// Letters, digits, and the dots between names.
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 32) >= 97 && (byte | 32) <= 122 || byte >= 46 && byte <= 57 && byte != 47 || byte == 95
      || byte >= 128
  }
  private static let signs = Set("/=-+!*%<>&|^~?".utf8)
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

  /// Skips a byte and the bytes after it that belong to it. They are a token if they are outside brackets.
  private mutating func take(_ belongs: (UInt8) -> Bool) {
    let end = bytes[(index + 1)...].firstIndex { !belongs($0) } ?? bytes.count
    if levels.count == 1 { tokens.append(String(decoding: bytes[index..<end], as: UTF8.self)) }
    if end - index == 5, bytes[index..<end].elementsEqual("class".utf8) { hasClass = true }
    index = end
  }

  // MARK: What is left out

  private mutating func leaveOut(_ start: Int, _ reason: String) {
    if start < index { leftOut.append(LeftOut(range: start..<index, reason: reason)) }
  }

  private mutating func open(_ text: Text?) {
    levels.append(Level(bracket: bytes[index], text: text))
    if bytes[index] == 91 { squares += 1 }
    index += 1
    let isTooDeep = levels.count > Self.nesting + 1 || squares > Self.squareNesting
    if isTooDeep, tooDeep == nil { tooDeep = (levels.count, index) }
  }

  private mutating func close() {
    guard levels.count > 1 else { return }
    endExpression()
    let isSquare = levels.removeLast().bracket == 91
    if isSquare { squares -= 1 }
    guard let outermost = tooDeep, levels.count < outermost.count else { return }
    let most = isSquare && squares == Self.squareNesting ? Self.squareNesting : Self.nesting
    leaveOut(outermost.start, "brackets are nested more than \(most) deep; what is inside is left out")
    tooDeep = nil
  }

  private mutating func endExpression() {
    if let start = levels[levels.count - 1].tooMany {
      leaveOut(start, "this expression has more than \(Self.operators) operators; the rest of it is left out")
    }
    levels[levels.count - 1].operators = 0
    levels[levels.count - 1].tooMany = nil
  }

  /// Ends a line. An expression continues after an operator, and on a line that begins with one or with a dot. A text
  /// on one line ends with the line, and so does an interpolation in it.
  private mutating func endLine() {
    while let text = levels.lastIndex(where: { $0.text?.quotes == 1 }) {
      while levels.count > text { close() }
    }
    index = bytes[index...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    let isComment = sign() == "/" && (sign(1) == "/" || sign(1) == "*")
    let goesOn =
      index < bytes.count && (Self.signs.contains(bytes[index]) || ":.".unicodeScalars.contains(sign()))
    if isComment || !goesOn, !isBinary { endExpression() }
  }

  private mutating func count(_ directive: ArraySlice<UInt8>, from start: Int) {
    if directive.elementsEqual("#if".utf8) {
      conditions += 1
      if conditions == Self.nesting + 1 { tooManyConditions = start }
    } else if directive.elementsEqual("#endif".utf8) {
      conditions = max(0, conditions - 1)
      if conditions == Self.nesting, let start = tooManyConditions {
        leaveOut(start, "#if is nested more than \(Self.nesting) deep; what is inside is left out")
        tooManyConditions = nil
      }
    }
  }

  // MARK: Comments and texts

  /// Skips a comment; comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let isOpened = sign() == "/" && sign(1) == "*"
      let isClosed = sign() == "*" && sign(1) == "/"
      depth += isOpened ? 1 : isClosed ? -1 : 0
      index += isOpened || isClosed ? 2 : 1
    } while depth > 0 && index < bytes.count
  }

  private mutating func openText() {
    let pounds = bytes[index...].prefix { $0 == 35 }.count
    index += pounds
    guard sign() == "\"" else { return }
    let text = Text(pounds: pounds, quotes: sign(1) == "\"" && sign(2) == "\"" ? 3 : 1)
    index += text.quotes
    skip(text)
  }

  /// Skips a text up to its end, or up to an interpolation in it.
  private mutating func skip(_ text: Text) {
    let pounds = [UInt8](repeating: 35, count: text.pounds)
    let end = [UInt8](repeating: 34, count: text.quotes) + pounds
    while index < bytes.count {
      switch bytes[index] {
      case 34 where bytes[index...].starts(with: end):
        index += end.count
        return
      case 10 where text.quotes == 1: return
      case 92 where bytes[(index + 1)...].starts(with: pounds):
        index += 1 + pounds.count
        if sign() == "(" { return open(text) }
        index += index < bytes.count && bytes[index] != 10 ? 1 : 0
      default: index += 1
      }
    }
  }
}

import AutoLayout
import Diagnostics

/// Reads the equation language, as Apple's recipes print it:
///
///     equation  = side relation side [priority]
///     side      = term { ("+" | "-") term }
///     term      = factor { ("×" | "*" | "x") factor | "/" number }
///     factor    = { "-" | "+" } ( anchor | number [":" number] | "Standard" )
///     anchor    = item "." attribute
///     item      = name | name "." guide | guide | "superview"
///     relation  = "=" | "==" | "<=" | ">=" | "≤" | "≥"
///     priority  = "@" strength | "(" "Priority" strength ")"
///     strength  = number | "required" | "defaultHigh" | "high" | "defaultLow" | "low" | …
///
/// The number of a line in a list, as in `1. a.top = b.top`, is skipped. Other forms stand for several
/// equations: see `parseGroup()`, `parseAnchorCalls()` and `parseSnapKit()`.
///
/// A name is any text. The parser takes the longest one that the scenario knows and that an attribute or
/// guide follows, so names may contain blanks, dots and signs.
struct EquationParser {
  /// In Unicode scalars.
  static let maximumLength = 2000

  let scalars: [Unicode.Scalar]
  let names: ItemNames
  var position = 0
  private var anchorCount = 0

  init(_ text: String, _ names: ItemNames) {
    scalars = Array(text.unicodeScalars)
    self.names = names
  }

  /// The equations of a text: one, except in the forms that stand for several.
  static func parse(_ text: String, names: ItemNames) throws(EquationError) -> [Equation] {
    var parser = EquationParser(text, names)
    guard parser.scalars.count <= maximumLength else {
      throw EquationError(
        code: .outOfRange, message: "the equation is longer than \(maximumLength) characters", range: 0..<0)
    }
    parser.skipLineNumber()
    if parser.holds(".snp.") { return try parser.parseSnapKit() }
    if parser.holds(".constraint(") || parser.holds("NSLayoutConstraint") {
      return try parser.parseAnchorCalls()
    }
    if let equations = try parser.parseGroup() { return equations }
    return [try parser.parseEquation()]
  }

  /// Reads an item without an attribute, as in `firstItem`.
  static func parseItem(_ text: String, names: ItemNames) throws(EquationError) -> NamedItem {
    let parser = EquationParser(text, names)
    return try parser.resolveItem(in: parser.trimmed(0..<parser.scalars.count))
  }

  private mutating func parseEquation() throws(EquationError) -> Equation {
    let left = try parseSide()
    let (relation, relationRange) = try parseRelation()
    let right = try parseSide()
    let priority = try parsePriority()
    skipBlanks()
    guard position == scalars.count else { throw unexpected("the end of the equation") }
    return Equation(
      left: left, relation: relation, relationRange: relationRange, right: right, priority: priority)
  }

  // MARK: Sides

  private mutating func parseSide() throws(EquationError) -> LinearExpression {
    var side = try parseTerm()
    while true {
      skipBlanks()
      guard let sign = sign(at: position) else { return side }
      position += 1
      side += try parseTerm() * sign
    }
  }

  private mutating func parseTerm() throws(EquationError) -> LinearExpression {
    skipBlanks()
    let start = position
    var term = try parseFactor()
    while true {
      skipBlanks()
      if current == "/" {
        position += 1
        skipBlanks()
        let divisorStart = position
        let divisor = try parseNumber()
        guard divisor != 0 else {
          throw EquationError(
            code: .notLinear, message: "division by zero", range: divisorStart..<position)
        }
        term = term * (1 / divisor)
      } else if skipTimes() {
        let factor = try parseFactor()
        if factor.isNumber {
          term = term * factor.constant
        } else if term.isNumber {
          term = factor * term.constant
        } else {
          throw EquationError(
            code: .notLinear, message: "two attributes cannot be multiplied", range: start..<position,
            help: .text("a constraint is linear: a number times an attribute, plus a number"))
        }
      } else {
        return term
      }
    }
  }

  private mutating func parseFactor() throws(EquationError) -> LinearExpression {
    skipBlanks()
    if let anchor = try parseKnownAnchor() {
      anchorCount += 1
      // One more than is legal, because a product of two is a different error.
      guard anchorCount <= 3 else { throw .tooManyAttributes(anchor) }
      return LinearExpression(terms: [(anchor, 1)])
    }
    if let sign = sign(at: position) {
      position += 1
      return try parseSignedFactor() * sign
    }
    if isDigit(at: position) || (current == "." && isDigit(at: position + 1)) {
      return LinearExpression(constant: try parseNumber())
    }
    if skipWord("standard") || skipWord("std") { return LinearExpression(standards: 1) }
    return LinearExpression(terms: [(try parseAnchor(), 1)])
  }

  /// Reads a run of signs in a loop, not recursively, because the input decides its length.
  private mutating func parseSignedFactor() throws(EquationError) -> LinearExpression {
    var factor = 1.0
    skipBlanks()
    while let sign = sign(at: position) {
      factor *= sign
      position += 1
      skipBlanks()
    }
    return try parseFactor() * factor
  }

  /// Skips × or *, or an x that stands alone.
  private mutating func skipTimes() -> Bool {
    switch current {
    case "×", "*", "⋅", "·":
      position += 1
      return true
    case "x", "X":
      let next = position + 1 < scalars.count ? scalars[position + 1] : " "
      guard !next.isWordPart, next != "." else { return false }
      position += 1
      return true
    default: return false
    }
  }

  mutating func parseRelation() throws(EquationError) -> (LayoutRelation, Range<Int>) {
    skipBlanks()
    let start = position
    let spellings: [(String, LayoutRelation)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("=<", .lessThanOrEqual),
      ("=>", .greaterThanOrEqual), ("=", .equal), ("≤", .lessThanOrEqual), ("≥", .greaterThanOrEqual),
    ]
    for (spelling, relation) in spellings where hasPrefix(spelling) {
      position += spelling.unicodeScalars.count
      return (relation, start..<position)
    }
    if current == "<" || current == ">" {
      throw EquationError(
        code: .equationSyntax, message: "a constraint cannot be a strict inequality",
        range: start..<start + 1,
        help: .text(current == "<" ? "use <=" : "use >="))
    }
    throw unexpected("=, <= or >=")
  }

  /// Reads `@650`, `@defaultHigh` or `(Priority 650)`, if there is one.
  mutating func parsePriority() throws(EquationError) -> (value: Double, range: Range<Int>)? {
    skipBlanks()
    let isParenthesized = current == "("
    guard isParenthesized || current == "@" else { return nil }
    position += 1
    if isParenthesized {
      guard skipWord("priority") else { throw unexpected("Priority") }
      skipBlanks()
      if current == ":" || current == "=" { position += 1 }
    }
    skipBlanks()
    let start = position
    let value = try parsePriorityValue()
    let range = start..<position
    if isParenthesized {
      skipBlanks()
      guard current == ")" else { throw unexpected("\")\"") }
      position += 1
    }
    return (value, range)
  }
}

extension LinearExpression {
  var isNumber: Bool { terms.isEmpty && standards == 0 }
}

import AutoLayout
import Diagnostics

extension EquationParser {
  /// Reads constraints in Swift code, one or several separated by commas or line breaks:
  ///
  ///     a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
  ///     a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
  ///     NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, …)
  ///
  /// `NSLayoutConstraint.activate([…])` around them and `.isActive = true` after them are skipped.
  mutating func parseAnchorCalls() throws(EquationError) -> [Equation] {
    let isList = skip("NSLayoutConstraint.activate([")
    var equations: [Equation] = []
    repeat {
      skipBlanks()
      if isList, !equations.isEmpty, current == "]" { break }
      equations.append(
        skip("NSLayoutConstraint(") ? try parseInitializer() : try parseAnchorCall())
      while skip(",") || skip(";") {}
      skipBlanks()
    } while position < scalars.count && current != "]"
    if isList { try expect("])") }
    skipBlanks()
    guard position == scalars.count else { throw unexpected("the end of the constraint") }
    return equations
  }

  /// The relation that a parameter's label starts with, and the rest: `lessThanOrEqualToConstant`.
  static func relation(of label: String) -> (relation: LayoutRelation, rest: Substring)? {
    for (name, relation) in [
      ("equalTo", LayoutRelation.equal), ("lessThanOrEqualTo", .lessThanOrEqual),
      ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ] where label.hasPrefix(name) {
      return (relation, label.dropFirst(name.count))
    }
    return nil
  }

  // MARK: Anchors

  private mutating func parseAnchorCall() throws(EquationError) -> Equation {
    let first = try parseAnchorHere()
    try expect(".constraint(")
    let labelStart = position
    let label = parseWord()
    let labelRange = labelStart..<position
    guard let (relation, rest) = Self.relation(of: label) else {
      throw EquationError(
        code: .equationSyntax, message: "expected equalTo, found \"\(label)\"", range: labelRange,
        help: .text("write, for example, a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)"))
    }
    try expect(":")
    var right = LinearExpression()
    switch rest {
    case "Constant": right.constant = try parseSignedNumber()
    case "", "SystemSpacingAfter", "SystemSpacingBelow":
      let second = try parseAnchorHere()
      var multiplier = 1.0
      while skip(",") {
        let label = parseWord()
        try expect(":")
        switch label {
        case "multiplier": multiplier = try parseSignedNumber()
        case "constant": right.constant = try parseSignedNumber()
        default: throw unexpected("multiplier or constant")
        }
      }
      if rest.isEmpty {
        right.terms = [(second, multiplier)]
      } else {
        // UIKit's system spacing between views is 8 points.
        right.terms = [(second, 1)]
        right.constant += 8 * multiplier
      }
    default:
      throw EquationError(
        code: .equationSyntax, message: "expected equalTo, found \"\(label)\"", range: labelRange)
    }
    try expect(")")
    try skipActivation()
    return Equation(
      left: LinearExpression(terms: [(first, 1)]), relation: relation, relationRange: labelRange, right: right
    )
  }

  private mutating func parseAnchorHere() throws(EquationError) -> NamedAnchor {
    skipBlanks()
    if let anchor = try parseKnownAnchor() { return anchor }
    return try parseAnchor()
  }

  private mutating func skipActivation() throws(EquationError) {
    guard skip(".isActive") else { return }
    try expect("=")
    guard parseWord() == "true" else { throw unexpected("true") }
  }

  // MARK: The initialiser

  private mutating func parseInitializer() throws(EquationError) -> Equation {
    let start = position
    let first = try parseItemArgument("item")
    let firstAttribute = try parseAttributeArgument()
    try expect("relatedBy:")
    let relationStart = position
    _ = skip("NSLayoutConstraint.Relation")
    try expect(".")
    let relation: LayoutRelation
    switch parseWord() {
    case "equal": relation = .equal
    case "lessThanOrEqual": relation = .lessThanOrEqual
    case "greaterThanOrEqual": relation = .greaterThanOrEqual
    default: throw unexpected(".equal, .lessThanOrEqual or .greaterThanOrEqual")
    }
    let relationRange = relationStart..<position
    try expect(",")
    let second = try parseItemArgument("toItem")
    let secondAttribute = try parseAttributeArgument()
    try expect("multiplier:")
    let multiplier = try parseSignedNumber()
    try expect(",")
    try expect("constant:")
    var right = LinearExpression(constant: try parseSignedNumber())
    try expect(")")
    try skipActivation()
    guard let first else {
      throw EquationError(
        code: .equationSyntax, message: "the first item is nil", range: start..<position)
    }
    if let second {
      right.terms = [(Self.anchor(second, secondAttribute), multiplier)]
    }
    return Equation(
      left: LinearExpression(terms: [(Self.anchor(first, firstAttribute), 1)]), relation: relation,
      relationRange: relationRange, right: right)
  }

  private typealias Argument<Value> = (value: Value, range: Range<Int>)

  private static func anchor(_ item: Argument<NamedItem>, _ attribute: Argument<LayoutAttribute>)
    -> NamedAnchor
  {
    NamedAnchor(
      item: item.value, attribute: attribute.value, itemRange: item.range, attributeRange: attribute.range)
  }

  /// nil for the argument `nil`.
  private mutating func parseItemArgument(_ label: String) throws(EquationError) -> Argument<NamedItem>? {
    try expect(label + ":")
    let start = position
    while let current, current != "," { position += 1 }
    let range = trimmed(start..<position)
    try expect(",")
    if text(range) == "nil" { return nil }
    return (try resolveItem(in: range), range)
  }

  private mutating func parseAttributeArgument() throws(EquationError) -> Argument<LayoutAttribute> {
    try expect("attribute:")
    skipBlanks()
    let start = position
    _ = skip("NSLayoutConstraint.Attribute")
    try expect(".")
    let name = parseWord()
    let range = start..<position
    guard let attribute = LayoutAttribute(named: name) else {
      throw EquationError(
        code: .unknownAttribute, message: "no attribute named \"\(name)\"", range: range,
        help: .nearestAttribute(to: name))
    }
    try expect(",")
    return (attribute, range)
  }
}

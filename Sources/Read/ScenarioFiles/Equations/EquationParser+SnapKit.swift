import AutoLayout
import Diagnostics

extension EquationParser {
  /// Reads a closure of SnapKit, whose statements are separated by line breaks or semicolons:
  ///
  ///     a.snp.makeConstraints { make in make.top.equalTo(b.snp.bottom).offset(8) }
  ///     a.snp.makeConstraints { $0.edges.equalToSuperview().inset(16); $0.height.equalTo(44).priority(.high) }
  mutating func parseSnapKit() throws(EquationError) -> [Equation] {
    let start = position
    while position < scalars.count, !hasPrefix(".snp.") { position += 1 }
    let range = trimmed(start..<position)
    let subject = (item: try resolveSubject(in: range), range: range)
    try expect(".snp.")
    let method = parseWord()
    guard method == "makeConstraints" || method == "remakeConstraints" else {
      throw EquationError(
        code: .equationSyntax, message: "expected makeConstraints, found \"\(method)\"",
        range: position - method.unicodeScalars.count..<position)
    }
    try expect("{")
    // The closure's parameter, with or without parentheses.
    let parameter = position
    let isParenthesized = skip("(")
    _ = parseWord()
    if isParenthesized { _ = skip(")") }
    if !skipWord("in") { position = parameter }
    var equations: [Equation] = []
    skipBlanks()
    while !skip("}") {
      guard position < scalars.count else { throw unexpected("\"}\"") }
      equations += try parseStatement(of: subject)
      while skip(";") {}
      skipBlanks()
    }
    skipBlanks()
    guard position == scalars.count else { throw unexpected("the end of the constraints") }
    return equations
  }

  private func resolveSubject(in range: Range<Int>) throws(EquationError) -> NamedItem {
    if let item = try knownItem(in: range) { return item }
    let name = text(range)
    for parameter in ["make", "$0"] where name == parameter || name.hasPrefix(parameter + ".") {
      throw EquationError(
        code: .equationSyntax, message: "this does not say which view the constraint is for",
        range: range.lowerBound..<range.lowerBound + parameter.count,
        help: .text("write a.snp.makeConstraints { \(parameter).… }"))
    }
    return try resolveItem(in: range)
  }

  /// The result of a statement's chained calls so far.
  private struct Statement {
    var attributes: [LayoutAttribute] = []
    var relation = LayoutRelation.equal
    var relationRange = 0..<0
    /// nil for a constant alone.
    var target: (item: NamedItem, attributes: [LayoutAttribute]?, range: Range<Int>)?
    var constant = 0.0
    var inset = 0.0
    var multiplier = 1.0
    var priority: (value: Double, range: Range<Int>)?
    var hasTarget = false
  }

  private mutating func parseStatement(
    of subject: (item: NamedItem, range: Range<Int>)
  ) throws(EquationError) -> [Equation] {
    var statement = Statement()
    let start = position
    _ = skip("$")
    _ = parseWord()
    var attributesRange = position..<position
    while skip(".") {
      let wordStart = position
      let word = parseWord()
      let range = wordStart..<position
      if statement.hasTarget {
        try parseModifier(word, range, &statement)
      } else if let attributes = Self.attributes(named: word) {
        statement.attributes += attributes
        attributesRange = (attributesRange.isEmpty ? wordStart : attributesRange.lowerBound)..<position
      } else if let (relation, rest) = Self.relation(of: word) {
        statement.relation = relation
        statement.relationRange = range
        try parseTarget(isSuperview: rest == "Superview", &statement)
      } else if word != "and", word != "with" {
        throw EquationError(
          code: .unknownAttribute, message: "no attribute named \"\(word)\"", range: range,
          help: .nearestAttribute(to: word))
      }
    }
    guard statement.hasTarget, !statement.attributes.isEmpty else {
      throw EquationError(
        code: .equationSyntax, message: "expected an attribute and .equalTo(…)",
        range: start..<max(position, start + 1))
    }
    return equations(of: statement, subject, attributesRange)
  }

  private static func attributes(named name: String) -> [LayoutAttribute]? {
    if let attribute = LayoutAttribute(named: name) { return [attribute] }
    // SnapKit's directionalEdges follow the layout direction; with a single inset, that makes no difference.
    return AttributeGroup(named: name == "directionalEdges" ? "edges" : name)?.attributes
  }

  /// Reads what is in the parentheses: a number, a view, or an attribute of one.
  private mutating func parseTarget(
    isSuperview: Bool, _ statement: inout Statement
  ) throws(EquationError) {
    try expect("(")
    statement.hasTarget = true
    let start = position
    if isSuperview {
      statement.target = (.superview(nil), nil, statement.relationRange)
    } else if isDigit(at: position) || sign(at: position) != nil {
      statement.constant = try parseSignedNumber()
    } else {
      while let current, current != ")" { position += 1 }
      statement.target = try target(in: trimmed(start..<position))
    }
    try expect(")")
  }

  private func target(
    in range: Range<Int>
  ) throws(EquationError) -> (item: NamedItem, attributes: [LayoutAttribute]?, range: Range<Int>) {
    let mark = Array(".snp".unicodeScalars)
    guard let dot = range.first(where: { scalars[$0..<range.upperBound].starts(with: mark) }) else {
      return (try resolveItem(in: range), nil, range)
    }
    let item = try resolveItem(in: trimmed(range.lowerBound..<dot))
    let name = text(min(dot + mark.count + 1, range.upperBound)..<range.upperBound)
    guard !name.isEmpty else { return (item, nil, range) }
    guard let attributes = Self.attributes(named: name) else {
      throw EquationError(
        code: .unknownAttribute, message: "no attribute named \"\(name)\"", range: range,
        help: .nearestAttribute(to: name))
    }
    return (item, attributes, range)
  }

  private mutating func parseModifier(
    _ name: String, _ range: Range<Int>, _ statement: inout Statement
  ) throws(EquationError) {
    try expect("(")
    skipBlanks()
    switch name {
    case "offset": statement.constant += try parseSignedNumber()
    case "inset": statement.inset = try parseSignedNumber()
    case "multipliedBy": statement.multiplier = try parseSignedNumber()
    case "dividedBy":
      let divisor = try parseSignedNumber()
      guard divisor != 0 else {
        throw EquationError(code: .notLinear, message: "division by zero", range: range)
      }
      statement.multiplier = 1 / divisor
    case "priority":
      let start = position
      // SnapKit has a priority between UIKit's two.
      let value = skip(".medium") ? 500 : try parsePriorityValue()
      statement.priority = (value, start..<position)
    default:
      throw EquationError(
        code: .equationSyntax, message: "\"\(name)\" is not supported here", range: range,
        help: .text("use offset, inset, multipliedBy, dividedBy or priority"))
    }
    try expect(")")
  }

  private func equations(
    of statement: Statement, _ subject: (item: NamedItem, range: Range<Int>), _ attributesRange: Range<Int>
  ) -> [Equation] {
    statement.attributes.enumerated().map { index, attribute in
      let left = NamedAnchor(
        item: subject.item, attribute: attribute, itemRange: subject.range, attributeRange: attributesRange)
      var right = LinearExpression(
        constant: statement.constant + statement.inset * (attribute.insetSign ?? 0))
      // A number alone is a size, or a distance to the superview.
      let isLength = statement.target == nil && attribute.kind == .size
      if !isLength {
        let target = statement.target ?? (.superview(nil), nil, attributesRange)
        let others = target.attributes ?? []
        let other = others.count == statement.attributes.count ? others[index] : others.first ?? attribute
        let anchor = NamedAnchor(
          item: target.item, attribute: other, itemRange: target.range, attributeRange: target.range)
        right.terms = [(anchor, statement.multiplier)]
      }
      return Equation(
        left: LinearExpression(terms: [(left, 1)]), relation: statement.relation,
        relationRange: statement.relationRange, right: right, priority: statement.priority)
    }
  }
}

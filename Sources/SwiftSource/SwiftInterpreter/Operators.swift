import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Sequences of operands and operators, as precedence groups them, and the effects of operators.
extension Interpreter {
  func folded(_ sequence: SequenceExprSyntax) -> ExprSyntax {
    if let known = index.foldings[sequence.id] { return known }
    let folded = index.operators.foldSingle(sequence) { _ in }
    index.foldings[sequence.id] = folded
    // The folded sequence is a tree of its own, whose offsets begin at zero.
    index.origins[folded.root.id] = origin(sequence) + sequence.position.utf8Offset
    return folded
  }

  func origin(_ node: some SyntaxProtocol) -> Int {
    index.origins.isEmpty ? 0 : index.origins[node.root.id] ?? 0
  }

  /// The value of `left sign right`; nil if this is not an operator with two operands.
  func infix(
    _ left: ExprSyntax, _ node: ExprSyntax, _ right: ExprSyntax, _ scope: Scope, _ expected: Expected?
  ) throws -> Value? {
    let token = node.as(BinaryOperatorExprSyntax.self)?.operator ?? node.as(AssignmentExprSyntax.self)?.equal
    guard let sign = token?.text else { return nil }
    switch sign {
    case "=":
      try assign(left, scope) { type in try self.evaluate(right, scope, type) }
      return .void
    case "&&", "||":
      let value = try evaluate(left, scope)
      let decisive = sign == "||"
      if value.bool == decisive { return value }
      let other = try evaluate(right, scope)
      return other.bool == decisive || value.unknown == nil ? other : value
    case "??":
      let value = try evaluate(left, scope, expected)
      guard value.isNone else { return value }
      return try evaluate(right, scope, expected ?? declaredType(left, scope).map(scope.expected))
    default: break
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "...", "..<"].contains(sign)
    // Numbers take the type of the expected result; `.name` on one side takes the type of the other.
    let inner = !isComparison && expected?.isReal == true ? expected : nil
    var one = try evaluate(left, scope, inner ?? (isComparison || !isImplicit(left) ? nil : expected))
    // An operator of the program itself states what it takes.
    let isSymbol = !isComparison && right.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
    let followsLeft = isImplicit(right) || one.isReal && isOfNumbers(right)
    let other = try evaluate(right, scope, isSymbol ? nil : followsLeft ? Expected(like: one) : inner)
    if other.isReal, isOfNumbers(left) { one = try evaluate(left, scope, Expected(like: other)) }
    let changes = !isComparison && sign.hasSuffix("=")
    // What an optional chain does not reach stays nil.
    let isEnded = changes && one.isNone && left.mayEnd
    let target = changes ? Given(label: nil, source: .expression(left, scope)) : nil
    if !isEnded, let result = try operate(sign, [one, other], from: scope.unit, on: target) {
      return try cut(result, by: sign, [left, right], scope)
    }
    if changes,
      let new = try isEnded ? one : operate(String(sign.dropLast()), [one, other], from: scope.unit)
    {
      try assign(left, scope) { _ in try cut(new, by: sign, [left, right], scope) }
      return .void
    }
    if one.unknown != nil { return one }
    if other.unknown != nil { return other }
    return unknown("the operator ‘\(sign)’ is not known for these values", node, scope)
  }

  /// The part of a number that remains after an operator that drops bits: as many bits as its operands have.
  private func cut(_ value: Value, by sign: String, _ operands: [ExprSyntax], _ scope: Scope) throws -> Value
  {
    guard ["&+", "&-", "&*", "<<"].contains(where: sign.hasPrefix) else { return value }
    for type in operands.prefix(sign.hasPrefix("<<") ? 1 : 2).compactMap({ declaredType($0, scope) }) {
      if let cut = try sized(value, as: type, by: "truncatingIfNeeded") { return cut }
    }
    return value
  }

  /// The result of converting a whole number to a type with a size of its own; nil if it is not such a type.
  func sized(_ value: Value, as type: StaticType, by label: String) throws -> Value? {
    guard case .int = value, type.name != "Int" else { return nil }
    return try natives?.call("\(type.name).init(\(label):)", .void, [value])
  }

  /// Whether it contains only whole numbers. These take the type of what is beside them: 1 / 2 is 0.5 beside a width.
  private func isOfNumbers(_ node: ExprSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).allSatisfy { $0.text.allSatisfy("0123456789_()+-*/".contains) }
  }

  /// Applies an operator: one that is declared, or else the built-in one.
  func operate(
    _ sign: String, _ values: [Value], from unit: SourceUnit? = nil, on target: Given? = nil
  ) throws -> Value? {
    var values = values
    for (place, one) in values.enumerated() where values.count == 2 {
      if case .symbol = one { values[place] = try fit(one, Expected(like: values[1 - place])) }
    }
    let declared = values.flatMap { type(of: $0)?.lookup(sign) ?? [] } + index.globals(sign, from: unit)
    let fitting = declared.filter { member in
      member.parameters.count == values.count
        && zip(member.parameters, values).allSatisfy { fits($1, $0, member) }
    }
    let given = values.map { [Given(nil, $0)] }
    if let best = fitting.max(by: { total($0, given) < total($1, given) }) {
      return try invoke(best, Box(.void), target.map { [[$0], given[1]] } ?? given)
    }
    // A literal has the type of what is beside it, if no operator takes it as it is.
    if values.count == 2, let place = values.firstIndex(where: { $0.declaration == nil }) {
      let literal = try fit(values[place], Expected(like: values[1 - place]))
      if literal.declaration != nil {
        values[place] = literal
        return try operate(sign, values, from: unit, on: target)
      }
    }
    // A type with an order of its own defines all of it by one operator.
    if [">", "<=", ">="].contains(sign), type(of: values[0])?.lookup("<").isEmpty == false {
      let less = try operate("<", sign == ">=" ? values : values.reversed(), from: unit)
      return less?.bool.map { .bool($0 == (sign == ">")) }
    }
    return try builtInOperator(sign, values)
  }

  private func fits(_ value: Value, _ parameter: Parameter, _ member: Member) -> Bool {
    if case .int = value, parameter.type.isReal { return true }
    if case .symbol = value { return resolve(parameter.type, in: member.owner) != nil }
    if member.genericNames.contains(parameter.type.unwrapped.name) {
      return score(value, parameter, of: member) > 0
    }
    return isA(value, parameter.type, Scope(member, nil))
  }

  func unary(
    _ sign: String, _ value: Value, _ node: some SyntaxProtocol, _ scope: Scope, isPostfix: Bool = false
  ) throws -> Value {
    switch (sign, value) {
    case ("...", _) where isPostfix && value.number != nil:
      return .range(.init(lower: value, isClosed: true))
    // An operator such as `~` does not have the same meaning after a number as before it.
    case _ where isPostfix && value.unknown == nil: break
    case ("-", .int(let number)): return .int(0 &- number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", .int), ("+", .double): return value
    case ("!", .bool(let truth)): return .bool(!truth)
    case ("~", .int(let number)): return .int(~number)
    case ("...", .int), ("..<", .int): return .range(.init(upper: value, isClosed: sign == "..."))
    case (_, .unknown): return value
    default: break
    }
    return try operate(sign, [value], from: scope.unit)
      ?? unknown("the operator ‘\(sign)’ is not known for this", node, scope)
  }

  private func builtInOperator(_ sign: String, _ values: [Value]) throws -> Value? {
    guard values.count == 2 else { return nil }
    try passThrough(values)
    let (one, other) = (values[0], values[1])
    if ["==", "===", "!=", "!==", "~="].contains(sign) {
      if let unknown = one.unknown ?? other.unknown { return .unknown(unknown) }
      if sign == "~=", case .range(let bounds) = one { return .bool(bounds.contains(other)) }
      return .bool(try equal(one, other) != sign.hasPrefix("!"))
    }
    if sign == "..." || sign == "..<", one.number != nil, other.number != nil {
      return .range(.init(lower: one, upper: other, isClosed: sign == "..."))
    }
    switch (one, other) {
    case (.int(let a), .int(let b)):
      let plain = sign.count > 1 && sign.hasPrefix("&") ? String(sign.dropFirst()) : sign
      return Self.integers[plain]?(a, b).map { .int($0) } ?? Self.orders[sign].map { .bool($0(a < b, b < a)) }
    case (.string(let a), .string(let b)):
      guard sign == "+" else { return Self.orders[sign].map { .bool($0(a < b, b < a)) } }
      try limitSize(a.utf8.count + b.utf8.count)
      return .string(a + b)
    case (.enumeration(let a), .enumeration(let b)) where a.name == b.name && Self.orders[sign] != nil:
      return try builtInOperator(sign, [.tuple(a.payload), .tuple(b.payload)])
    case (.array(let a), _) where sign == "+":
      guard let more = try elements(of: other) else { return nil }
      try limitSize(a.count + more.count)
      return .array(a + more)
    case (.tuple(let a), .tuple(let b)) where Self.orders[sign] != nil:
      for (one, other) in zip(a, b) where try !equal(one.value, other.value) {
        return try operate(sign, [one.value, other.value])
      }
      return .bool(sign.hasSuffix("="))
    default: break
    }
    if let a = one.number, let b = other.number, let result = Self.reals[sign] {
      return .double(result(a, b))
    }
    guard let a = one.number ?? rawValue(one)?.number, let b = other.number ?? rawValue(other)?.number else {
      return nil
    }
    // What is not a number has no order.
    return Self.orders[sign].map { .bool(!(a.isNaN || b.isNaN) && $0(a < b, b < a)) }
  }

  private static let orders: [String: @Sendable (_ isLess: Bool, _ isMore: Bool) -> Bool] = [
    "<": { isLess, _ in isLess }, ">": { $1 }, "<=": { !$1 }, ">=": { isLess, _ in !isLess },
  ]
  private static let integers: [String: @Sendable (Int, Int) -> Int?] = [
    "+": { $0 &+ $1 }, "-": { $0 &- $1 }, "*": { $0 &* $1 }, "&": { $0 & $1 }, "|": { $0 | $1 },
    "^": { $0 ^ $1 }, "<<": { $0 << $1 },
    ">>": { $0 >> $1 }, "/": { $1 == 0 ? nil : $0.dividedReportingOverflow(by: $1).partialValue },
    "%": { $1 == 0 ? nil : $0.remainderReportingOverflow(dividingBy: $1).partialValue },
  ]
  private static let reals: [String: @Sendable (Double, Double) -> Double] = [
    "+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }, "/": { $0 / $1 },
  ]

  package func equal(_ one: Value, _ other: Value) throws -> Bool {
    try passThroughAll(one, other)
    switch (one, other) {
    case (.double(let a), .double(let b)): return a == b
    case (.symbol(let name, nil), .enumeration(let this)), (.enumeration(let this), .symbol(let name, nil)):
      return this.name == name && this.payload.isEmpty
    case (.structure(let a), .structure(let b)):
      // The program's own ==, unless that is running already.
      if let own = a.type.lookup("==").first, own.body != nil, observing.insert("==").inserted {
        defer { observing.remove("==") }
        return try invoke(own, nil, [[Given(nil, one)], [Given(nil, other)]]).bool ?? false
      }
      return a.type === b.type && one.identity == other.identity
    case (.object(let a), .object(let b)) where a !== b:
      guard let own = a.type.lookup("isEqual").first, own.body != nil, observing.insert("isEqual").inserted
      else { return false }
      defer { observing.remove("isEqual") }
      return try invoke(own, Box(one), [[Given(nil, other)]]).bool ?? false
    default: return one.identity == other.identity
    }
  }
}

extension OperatorTable {
  /// The same precedences without `lowerThan`, which SwiftOperators takes for `higherThan`: the other group is higher.
  var withoutLowerGroups: OperatorTable {
    let relation = /lowerThan:\s*(\w+(?:\s*,\s*\w+)*)/
    var added: [Substring: String] = [:]
    for group in description.matches(of: /precedencegroup\s+(\w+)[^}]*/) {
      for other in group.0.matches(of: relation).flatMap({ $0.1.split { ", \n".contains($0) } }) {
        added[other, default: ""] += "\nhigherThan: \(group.1)\n"
      }
    }
    let text = description.replacing(/precedencegroup\s+(\w+)\s*\{/) { $0.0 + (added[$0.1] ?? "") }
    var table = OperatorTable()
    table.addSourceFile(Parser.parse(source: text.replacing(relation, with: ""))) { _ in }
    return table
  }
}

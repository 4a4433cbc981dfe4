import SwiftSyntax

/// What operators do.
extension Interpreter {
  /// An operator: one that is declared, then the built-in one.
  func operate(_ sign: String, _ values: [Value], from unit: SourceUnit? = nil) throws -> Value? {
    let declared = values.flatMap { type(of: $0)?.lookup(sign) ?? [] } + index.globals(sign, from: unit)
    let fitting = declared.filter { member in
      member.parameters.count == values.count
        && zip(member.parameters, values).allSatisfy { fits($1, $0, member) }
    }
    let totals = fitting.map { member in
      zip(member.parameters, values).reduce(0) { $0 + score($1.1, $1.0, of: member) }
    }
    if let best = totals.max().flatMap(totals.firstIndex) {
      return try invoke(fitting[best], Box(.void), values.indices.map { [$0] }, values.map { Given(nil, $0) })
    }
    // What has an order of its own has all of it by one operator.
    if [">", "<=", ">="].contains(sign), values.count == 2, type(of: values[0])?.lookup("<").isEmpty == false
    {
      let less = try operate("<", sign == ">=" ? values : values.reversed(), from: unit)
      return less?.bool.map { .bool($0 == (sign == ">")) }
    }
    return try builtInOperator(sign, values)
  }

  private func fits(_ value: Value, _ parameter: Parameter, _ member: Member) -> Bool {
    if case .int = value, parameter.type.isReal { return true }
    if case .symbol = value { return resolve(parameter.type, in: member.owner) != nil }
    if member.genericNames.contains(parameter.type.name) { return score(value, parameter, of: member) > 0 }
    return isA(value, parameter.type, Scope(member, nil))
  }

  func unary(_ sign: String, _ value: Value, _ node: some SyntaxProtocol, _ scope: Scope) throws -> Value {
    switch (sign, value) {
    case ("-", .int(let number)): return .int(0 &- number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", .int), ("+", .double): return value
    case ("!", .bool(let truth)): return .bool(!truth)
    case ("~", .int(let number)): return .int(~number)
    case ("..<", .int(let upper)): return .range(.init(upper: upper, isClosed: false))
    case ("...", .int(let upper)): return .range(.init(upper: upper, isClosed: true))
    case (_, .unknown): return value
    default:
      return try operate(sign, [value], from: scope.unit)
        ?? unknown("the operator ‘\(sign)’ is not known for this", node, scope)
    }
  }

  private func builtInOperator(_ sign: String, _ values: [Value]) throws -> Value? {
    guard values.count == 2 else { return nil }
    let (one, other) = (values[0], values[1])
    if ["==", "===", "!=", "!==", "~="].contains(sign) {
      if let unknown = one.unknown ?? other.unknown { return .unknown(unknown) }
      if sign == "~=", case .range(let bounds) = one { return .bool(contains(bounds, other)) }
      return .bool(try equal(one, other) != sign.hasPrefix("!"))
    }
    switch (one, other) {
    case (.int(let a), .int(let b)):
      return Self.integers[sign]?(a, b) ?? Self.orders[sign].map { .bool($0(a < b, b < a)) }
    case (.string(let a), .string(let b)):
      guard sign == "+" else { return Self.orders[sign].map { .bool($0(a < b, b < a)) } }
      try limitSize(a.utf8.count + b.utf8.count)
      return .string(a + b)
    case (.array(let a), _) where sign == "+":
      guard let more = other.elements else { return nil }
      try limitSize(a.count + more.count)
      return .array(a + more)
    case (.tuple(let a), .tuple(let b)) where Self.orders[sign] != nil:
      for (one, other) in zip(a, b) where try !equal(one.value, other.value) {
        return try operate(sign, [one.value, other.value])
      }
      return .bool(sign.hasSuffix("="))
    default: break
    }
    if let a = one.number, let b = other.number, let result = Self.reals[sign]?(a, b) { return result }
    guard let a = one.number ?? rawValue(one)?.number, let b = other.number ?? rawValue(other)?.number else {
      return nil
    }
    // What is not a number is not in any order.
    return Self.orders[sign].map { .bool(!(a.isNaN || b.isNaN) && $0(a < b, b < a)) }
  }

  private static let orders: [String: @Sendable (_ isLess: Bool, _ isMore: Bool) -> Bool] = [
    "<": { isLess, _ in isLess }, ">": { $1 }, "<=": { !$1 }, ">=": { isLess, _ in !isLess },
  ]
  private static let integers: [String: @Sendable (Int, Int) -> Value?] = [
    "+": { .int($0 &+ $1) }, "-": { .int($0 &- $1) }, "*": { .int($0 &* $1) },
    "&+": { .int($0 &+ $1) }, "&-": { .int($0 &- $1) }, "&*": { .int($0 &* $1) },
    "/": { $1 == 0 ? nil : .int($0.dividedReportingOverflow(by: $1).partialValue) },
    "%": { $1 == 0 ? nil : .int($0.remainderReportingOverflow(dividingBy: $1).partialValue) },
    "&": { .int($0 & $1) }, "|": { .int($0 | $1) }, "^": { .int($0 ^ $1) },
    "<<": { .int($0 << $1) }, ">>": { .int($0 >> $1) },
    "...": { .range(.init(lower: $0, upper: $1, isClosed: true)) },
    "..<": { .range(.init(lower: $0, upper: $1, isClosed: false)) },
  ]
  private static let reals: [String: @Sendable (Double, Double) -> Value?] = [
    "+": { .double($0 + $1) }, "-": { .double($0 - $1) }, "*": { .double($0 * $1) },
    "/": { .double($0 / $1) },
    "...": { $0 <= $1 ? .range(.init(isClosed: true, real: $0...$1)) : nil },
    "..<": { $0 <= $1 ? .range(.init(isClosed: true, real: $0...$1)) : nil },
  ]

  func equal(_ one: Value, _ other: Value) throws -> Bool {
    switch (one, other) {
    case (.symbol(let name, nil), .enumeration(let this)), (.enumeration(let this), .symbol(let name, nil)):
      return this.name == name && this.payload.isEmpty
    case (.structure(let a), .structure(let b)):
      // The program's own ==, unless that is running already.
      if let own = a.type.lookup("==").first, own.body != nil, observing.insert("==").inserted {
        defer { observing.remove("==") }
        return try invoke(own, nil, [[0], [1]], [Given(nil, one), Given(nil, other)]).bool ?? false
      }
      return a.type === b.type && one.identity == other.identity
    default: return one.identity == other.identity
    }
  }

  func contains(_ bounds: Value.Bounds, _ value: Value) -> Bool {
    guard let number = value.number else { return false }
    if let real = bounds.real { return real.contains(number) }
    if let lower = bounds.lower, number < Double(lower) { return false }
    if let upper = bounds.upper { return bounds.isClosed ? number <= Double(upper) : number < Double(upper) }
    return true
  }
}

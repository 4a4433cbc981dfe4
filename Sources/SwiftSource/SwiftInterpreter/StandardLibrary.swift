import SwiftSyntax

/// The abilities of Swift's own types, as far as layouts need them.
extension Interpreter {
  /// The text of a value, as `print` and interpolation write it. The source of the value determines whether it is an
  /// optional.
  func describe(_ value: Value, from source: (node: ExprSyntax, scope: Scope)? = nil) throws -> Value {
    try passThroughAll(value)
    let isModel = source?.scope.unit.isModel != false
    let type = isModel ? nil : source.flatMap { declaredType($0.node, $0.scope) }
    var isPart = type?.isOptional == true
    var unknown: Unknown?
    let text = try value.described(as: type) { part in
      defer { isPart = true }
      guard let type = part.declaration else { return nil }
      if let own = members(part, "description").first { return try get(own, Box(part)).text }
      // The text also contains the address of an object, the module of a part, and the arguments of a generic type.
      if part.object != nil || !isModel && (isPart || type.kind == .structure && !type.genericNames.isEmpty) {
        unknown = unknown ?? Unknown("the text of ‘\(type.name)’ is not known")
      }
      return nil
    }
    return unknown.map { .unknown($0) } ?? .string(text)
  }

  /// The value of `Type(…)` for a built-in type.
  func convert(to name: String, _ given: [Given]) throws -> Value {
    let arguments = try fields(given)
    let first = arguments.first?.value ?? .int(0)
    if first.unknown != nil { return first }
    switch SourceIndex.canonical(name) {
    case "Int":
      let radix = max(2, min(36, arguments.dropFirst().first?.value.integer ?? 10))
      return number(first, { Int($0, radix: radix).map { .int($0) } }) { $0.integer.map { .int($0) } }
    case "CGFloat": return number(first, { Double($0).map { .double($0) } }) { $0.number.map { .double($0) } }
    case "String":
      guard [nil, "describing", "stringLiteral"].contains(arguments.first?.label) else {
        return .unknown(Unknown("this text is not known"))
      }
      if arguments.isEmpty { return .string("") }
      if arguments.first?.label == nil, first.string == nil, let parts = try elements(of: first) {
        try passThroughAll(first)
        return .string(parts.map(\.text).joined())
      }
      guard arguments.first?.label != nil, case .expression(let source)? = given.first?.source
      else { return try describe(first) }
      return try describe(first, from: source)
    case "Array", "Set":
      if name == "Set" { try passThroughAll(first) }
      let all = try arguments.isEmpty ? [] : elements(of: first)
      return all.map { name == "Set" ? .set(Value.Table($0)) : .array($0) }
        ?? .unknown(Unknown("this is not a known sequence"))
    default: return .unknown(Unknown("‘\(name)’ is not declared in these files"))
    }
  }

  private func number(_ value: Value, _ parse: (String) -> Value?, _ convert: (Value) -> Value?) -> Value {
    if let text = value.string { return parse(text) ?? .null }
    if value.isNone { return .null }
    return convert(value) ?? rawValue(value).flatMap(convert) ?? .unknown(Unknown("this is not a number"))
  }

  /// The elements of a sequence; for one that the program declares, those that its iterator returns.
  func elements(of value: Value) throws -> [Value]? {
    if case .range(let bounds) = value, let count = bounds.numbers?.count { try limitSize(count) }
    try passThrough(value)
    if let known = value.elements { return known }
    guard let type = value.declaration,
      ["Sequence", "IteratorProtocol"].contains(where: type.inherits(named:))
    else { return nil }
    let own = members(value, "makeIterator").filter { $0.owner?.name != "Sequence" }
    let made = try call(own, Box(value), []) ?? value
    // `AnyIterator<Element>` states the type of the elements.
    let element = own.first?.type?.parts.first.map { Expected(type: $0, context: type) }
    return try (made.elements ?? send("gathered", to: made).elements)?.map { try fit($0, element) }
  }

  /// A member that values have although nothing declares it.
  func builtInMember(_ base: Value, _ name: String) throws -> Value? {
    switch (name, base) {
    case ("rawValue", _): return rawValue(base)
    case ("self", _), ("Type", .type), ("callAsFunction", .closure): return base
    case ("description", _), ("debugDescription", _):
      try passThroughAll(base)
      return base.declaration == nil && !base.isNone ? .string(base.text) : nil
    case ("allCases", .type(_, let type?)) where type.kind == .enumeration:
      return .array(type.cases.map { .enumeration(.init(type: type, name: $0.name)) })
    case ("count", _): return try elements(of: base).map { .int($0.count) }
    case ("lowerBound", .range(let bounds)): return bounds.lower
    case ("upperBound", .range(let bounds)): return bounds.upper
    default: return nil
    }
  }
}

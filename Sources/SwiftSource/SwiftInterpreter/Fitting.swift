import SwiftSyntax

/// Conversion of values to the types declared for them, and the choice among several functions with the same name.
extension Interpreter {
  /// A value as a type requires it: a whole number becomes one with a fraction where that is declared, and `.name`
  /// becomes a member of the type.
  package func fit(_ value: Value, _ expected: Expected?) throws -> Value {
    guard let expected else { return value }
    var plain: Expected { expected.with(index.alias(expected.type.unwrapped, in: expected.context)) }
    switch value {
    case .int(let number):
      if expected.isReal { return .double(Double(number)) }
      if let made = try literal(value, "integerLiteral", expected) { return made }
      return try literal(.double(Double(number)), "floatLiteral", expected) ?? value
    case .double: return try literal(value, "floatLiteral", expected) ?? value
    case .string: return try literal(value, "stringLiteral", expected) ?? value
    case .symbol(let name, let arguments):
      let type = expected.type.unwrapped.name == "Any" ? nil : resolve(expected)
      if name == "none", arguments == nil, expected.type.isOptional, type?.lookup("none").isEmpty != false {
        return .null
      }
      return try type.flatMap { try symbol(name, arguments?.map(Given.init), of: $0) } ?? value
    case .array(let values):
      try passThrough(value)
      let (plain, element) = (plain.type, plain.element)
      switch plain {
      case .array: return .array(try values.map { try fit($0, element) })
      case .named("Set", _): return .set(Value.Table(try values.map { try fit($0, element) }))
      default: return try literal(value, "arrayLiteral", expected) ?? value
      }
    case .dictionary(let table):
      try passThrough(value)
      if case .named("KeyValuePairs", _) = plain.type { return .array(value.elements ?? []) }
      guard case .dictionary(let key, let element) = plain.type else { return value }
      let (keys, values) = (expected.with(key), expected.with(element))
      return .dictionary(Value.Table(try table.pairs.map { (try fit($0, keys), try fit($1, values)) }))
    case .tuple(let fields):
      guard case .tuple(let types, let labels) = plain.type, types.count == fields.count else {
        return value
      }
      return .tuple(
        try zip(fields, zip(types, labels)).map { field, wanted in
          .init(wanted.1 ?? field.label, try fit(field.value, expected.with(wanted.0)))
        })
    case .closure(let closure):
      if closure.result == nil, case .function(let parameters, let result) = plain.type {
        (closure.parameters, closure.result) = (parameters.map(expected.with), expected.with(result))
      }
      return value
    case .void, .null, .bool, .set, .range, .structure, .enumeration, .object, .type, .unknown: return value
    }
  }

  private func literal(_ value: Value, _ label: String, _ expected: Expected) throws -> Value? {
    guard !expected.type.isPlain, let type = resolve(expected), type.kind != .builtIn, type.kind != .protocol,
      let member = type.lookup("init").first(where: { $0.parameters.first?.label == label })
    else { return nil }
    let values = member.parameters.first?.isVariadic == true ? value.elements ?? [value] : [value]
    let given = values.enumerated().map { Given($0.offset == 0 ? label : nil, $0.element) }
    return try construct(type, given, candidates: [member])
  }

  package func rawValue(_ value: Value) -> Value? {
    guard case .enumeration(let one) = value else { return value["rawValue"] }
    return rawValues(one.type).first { $0.name == one.name }?.value
  }

  /// The value of `.name` or `.name(…)` for a type.
  package func symbol(
    _ name: String, _ given: [Given]?, of type: TypeDeclaration, result: Expected? = nil
  ) throws -> Value? {
    if name == "init", let given { return try construct(type, given) }
    let me = Value.type(type)
    let found = members(me, name)
    if let given { return try call(found, Box(me), given, result: result) }
    return found.contains { $0.isVariable || $0.isCase } ? try value(of: found, Box(me)) : nil
  }

  /// The arguments for each parameter, or nil if their labels do not fit.
  func match(_ parameters: [Parameter], _ given: [Given]) -> [[Given]]? {
    var next = 0
    var bound: [[Given]] = []
    for (number, parameter) in parameters.enumerated() {
      let first = next
      let later = parameters[(number + 1)...]
      if next < given.count, takes(given[next], isLast: next == given.count - 1, parameter, before: later) {
        repeat { next += 1 } while parameter.isVariadic && next < given.count && given[next].isUnlabelled
      }
      guard next > first || parameter.hasDefault else { return nil }
      bound.append(Array(given[first..<next]))
    }
    return next == given.count ? bound : nil
  }

  /// Whether an argument belongs to a parameter.
  func takes(_ one: Given, isLast: Bool, _ parameter: Parameter, before rest: ArraySlice<Parameter>) -> Bool {
    guard one.isTrailing, one.label == nil else { return one.label == parameter.label }
    // The first trailing closure has no label. It skips parameters that have a default and are not functions.
    guard parameter.type.isFunction else { return !parameter.hasDefault }
    let isNeededLater = rest.contains { $0.defaultValue == nil && $0.type.isFunction }
    return parameter.defaultValue == nil || !isNeededLater || !isLast
  }

  /// Rates how well a value fits a parameter, in quarters, so that a type that says more decides; 0 if it does not fit.
  func score(_ value: Value, _ parameter: Parameter, of member: Member) -> Int {
    let type = parameter.type.unwrapped, owner = member.owner
    let scope = Scope(member, nil)
    if member.genericNames.contains(type.name), value.unknown == nil {
      guard let bound = member.genericBounds[type.name] else { return 4 }
      let wanted = resolve(bound, scope)
      // Of a value of a built-in type, it is only certain that it is not of a type that the program declares.
      let isBuiltIn = value.builtInName != nil && !value.isNone
      if value.declaration == nil, !isBuiltIn || wanted?.unit.isModel != false { return 4 }
      return wanted == nil || isA(value, bound, scope) ? 6 : 0
    }
    switch value {
    case .unknown: return 4
    case .null: return parameter.type.isOptional ? 12 : 0
    case .int: if parameter.type.isReal { return 8 }
    case .closure: return type.isFunction ? 12 : resolve(type, in: owner) == nil ? 4 : 0
    case .symbol(let name, _):
      // `Self` is known only where it is called.
      guard type.name != "Self", let declared = resolve(type, in: owner) else { return 4 }
      return name == "init" || declared.lookup(name).contains(where: \.isStatic) ? 12 : 0
    case .array(let values):
      if case .array(let element) = type {
        return values.first.map { isA($0, element, scope) ? 12 : $0.declaration == nil ? 4 : 0 } ?? 12
      }
    default: break
    }
    if isA(value, type, scope) {
      // A subclass is a closer match than the classes that it inherits from.
      let wanted = resolve(type, scope)
      let distance = value.declaration?.classChain.prefix(3).firstIndex { $0 === wanted }
      return type.name == "Any" ? 4 : 15 - (distance ?? 3)
    }
    // A generic parameter takes anything.
    if resolve(type, in: owner) == nil, type.name.utf8.count < 3 || !parameter.type.isFunction { return 4 }
    return 0
  }

  /// The function that a call means, with its arguments evaluated if that was needed to find it.
  func choose(_ candidates: [Member], _ given: [Given]) throws -> (Member, [[Given]])? {
    var fitting = candidates.compactMap { member in match(member.parameters, given).map { (member, $0) } }
    guard fitting.count > 1 else { return fitting.first }
    var seen: Set<String> = []
    fitting.removeAll { member, _ in
      let types = member.parameters.flatMap { [$0.type] + $0.type.parts }
      return !seen.insert(member.signature + types.map(\.name).joined()).inserted
    }
    guard fitting.count > 1 else { return fitting.first }
    let evaluated = try evaluated(given)
    return fitting.compactMap { member, _ in match(member.parameters, evaluated).map { (member, $0) } }
      .max { total($0.0, $0.1) < total($1.0, $1.1) }
  }

  /// Rates how well evaluated arguments fit parameters; below zero if one does not.
  func total(_ member: Member, _ bound: [[Given]]) -> Int {
    zip(member.parameters, bound).reduce(0) { total, one in
      one.1.compactMap(\.knownValue).reduce(total - (one.1.isEmpty ? 1 : 0)) { total, value in
        let points = score(value, one.0, of: member)
        return total + (points == 0 ? -1000 : points)
      }
    }
  }

  func evaluated(_ given: [Given]) throws -> [Given] {
    try given.map { one in
      // A chain that begins with `.name` waits for the expected type.
      one.knownValue != nil
        ? one : Given(label: one.label, source: .value(try evaluate(one)), isTrailing: one.isTrailing)
    }
  }
}

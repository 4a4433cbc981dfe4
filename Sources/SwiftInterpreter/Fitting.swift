import SwiftSyntax

/// Values as the types want them that are declared for them.
extension Interpreter {
  /// A value as a type wants it: a whole number where one with a fraction is declared, `.name` where the type says of what.
  package func fit(_ value: Value, _ expected: Expected?) throws -> Value {
    guard let expected else { return value }
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
      switch expected.type.unwrapped {
      case .array: return .array(try values.map { try fit($0, expected.element) })
      case .named("Set", _): return .set(Value.Table(try values.map { try fit($0, expected.element) }))
      default: return try literal(value, "arrayLiteral", expected) ?? value
      }
    case .dictionary(let table):
      guard case .dictionary(let key, let element) = expected.type.unwrapped else { return value }
      var fitted = Value.Table()
      for (one, other) in table.pairs {
        fitted[try fit(one, expected.with(key))] = try fit(other, expected.with(element))
      }
      return .dictionary(fitted)
    case .tuple(let fields):
      guard case .tuple(let types, let labels) = expected.type.unwrapped, types.count == fields.count else {
        return value
      }
      return .tuple(
        try zip(fields, zip(types, labels)).map { field, wanted in
          .init(wanted.1 ?? field.label, try fit(field.value, expected.with(wanted.0)))
        })
    case .closure(let closure):
      if closure.result == nil, case .function(let result) = expected.type.unwrapped {
        closure.result = expected.with(result)
      }
      return value
    case .void, .null, .bool, .set, .range, .structure, .enumeration, .object, .type, .unknown: return value
    }
  }

  private func literal(_ value: Value, _ label: String, _ expected: Expected) throws -> Value? {
    guard !expected.type.isPlain, let type = resolve(expected), type.kind != .builtIn, type.kind != .protocol,
      let member = type.lookup("init").first(where: { $0.parameters.first?.label == label })
    else { return nil }
    let isList = member.parameters.first?.isVariadic == true
    let values = isList ? value.elements ?? [value] : [value]
    let given = values.enumerated().map { Given($0.offset == 0 ? label : nil, $0.element) }
    return try construct(type, given, candidates: [member])
  }

  package func rawValue(_ value: Value) -> Value? {
    guard case .enumeration(let one) = value else { return value["rawValue"] }
    return rawValues(one.type).first { $0.name == one.name }?.value
  }

  /// `.name` or `.name(…)` of a type.
  func symbol(_ name: String, _ given: [Given]?, of type: TypeDeclaration) throws -> Value? {
    if name == "init", let given { return try construct(type, given) }
    let me = Value.type(type)
    let found = members(me, name)
    if let given { return try call(found, Box(me), given) }
    return found.contains { $0.isVariable || $0.isCase } ? try value(of: found, Box(me)) : nil
  }
}

/// The contents of values.
extension Value {
  static func type(_ declaration: TypeDeclaration) -> Value { .type(.named(declaration.name), declaration) }
  static func native(_ body: @escaping (Interpreter, [Value]) throws -> Value) -> Value {
    .closure(Closure(.native(body)))
  }

  /// The text of the value, as `print` and interpolation write it.
  package var text: String { described { _ in nil } }

  /// - Parameters:
  ///   - type: determines which parts of it are optionals, as these are not wrapped, and which have the digits of a
  ///     `Float`.
  ///   - own: the text of a value that describes itself.
  func described(
    as type: StaticType? = nil, isPart: Bool = false, _ own: (Value) throws -> String?
  ) rethrows -> String {
    if case .optional(let inner, _)? = type, !isNone {
      return "Optional(" + (try described(as: inner, isPart: true, own)) + ")"
    }
    if let string { return isPart ? string.debugDescription : string }
    if let number, type?.name == "Float" { return "\(Float(number))" }
    return try own(self) ?? written(as: type) { try $0.described(as: $1, isPart: true, own) }
  }

  /// A text that is equal for equal values, as far as equality is not declared by the program.
  package var identity: String {
    switch self {
    case .double(let value) where value == value.rounded() && abs(value) < 1e15: "\(Int(value))"
    case .string(let value): "\"\(value)\""
    case .tuple(let fields): "(" + fields.map(\.value.identity).joined(separator: ",") + ")"
    case .set(let table): "{" + table.keys.sorted().joined(separator: ",") + "}"
    case .dictionary(let table):
      "[:" + table.pairs.map { $0.key.identity + ":" + $0.value.identity }.sorted().joined(separator: ",")
        + "]"
    case .closure(let closure): "closure \(ObjectIdentifier(closure))"
    case .object(let object): "#\(object.number)"
    case .type(let type, let declaration): "type \(declaration?.qualifiedName ?? type.name)"
    case .symbol, .enumeration: "." + written { part, _ in part.identity }
    case .unknown(let unknown): "unknown \(ObjectIdentifier(unknown))"
    case .void, .null, .bool, .int, .double, .array, .range, .structure:
      written { part, _ in part.identity }
    }
  }

  /// The key by which sets and dictionaries find the value. If the program's `hash(into:)` names properties, only those
  /// count.
  var hashed: String {
    let names = declaration?.hashedNames ?? [], parts = names.compactMap { self[$0]?.identity }
    guard !names.isEmpty, parts.count == names.count else { return identity }
    return "\(declaration?.qualifiedName ?? "")\(parts)"
  }

  /// The value as source, in which a closure writes the values that it contains, given what is known of their types.
  func written(
    as type: StaticType? = nil, _ inner: (Value, StaticType?) throws -> String
  ) rethrows -> String {
    func list(_ fields: [Field], _ types: [StaticType?]) throws -> String {
      let all = try fields.enumerated().map { number, field in
        let type = number < types.count ? types[number] : nil
        return try (field.label.map { $0 + ": " } ?? "") + inner(field.value, type)
      }
      return "(" + all.joined(separator: ", ") + ")"
    }
    switch self {
    case .void: return "()"
    case .null: return "nil"
    case .bool(let truth): return truth ? "true" : "false"
    case .int(let number): return "\(number)"
    case .double(let number): return "\(number)"
    case .string(let text): return text.debugDescription
    case .tuple(let fields): return try list(fields, type?.parts ?? [])
    case .array, .set:
      return "[" + (try (elements ?? []).map { try inner($0, type?.parts.first) }).joined(separator: ", ")
        + "]"
    case .dictionary(let table):
      let pairs = try table.pairs.map {
        try inner($0, type?.parts.first) + ": " + inner($1, type?.parts.last)
      }
      return "[" + (pairs.isEmpty ? ":" : pairs.joined(separator: ", ")) + "]"
    case .range(let bounds):
      return (bounds.lower?.text ?? "") + (bounds.isClosed ? "..." : "..<") + (bounds.upper?.text ?? "")
    case .closure: return "(Function)"
    case .structure(let one):
      let stored = one.type.members.filter { one.fields[$0.field] != nil }
      return try one.type.name
        + list(stored.map { Field($0.name, one.fields[$0.field] ?? .void) }, stored.map(\.type))
    case .enumeration(let one):
      let types = one.type.lookup(one.name).first?.parameters.map(\.type) ?? []
      return try one.name + (one.payload.isEmpty ? "" : list(one.payload, types))
    case .object(let object): return object.type.name
    case .type(let type, let declaration):
      let parts = type.parts.map(\.name).joined(separator: ", ")
      return (declaration?.name ?? type.name) + (parts.isEmpty ? "" : "<\(parts)>")
    case .symbol(let name, _): return name
    case .unknown: return ""
    }
  }

  /// A field of an object or a value, or a part of a tuple.
  package subscript(name: String) -> Value? {
    get {
      switch self {
      case .object(let object): object.fields[name]
      case .structure(let structure): structure.fields[name]
      case .tuple(let parts):
        parts.enumerated().first { $1.label == name || String($0) == name }?.element.value
      default: nil
      }
    }
    set {
      if case .object(let object) = self { object.set(name, to: newValue) }
      if case .structure(var structure) = self {
        structure.fields[name] = newValue
        self = .structure(structure)
      }
    }
  }

  /// Whether a value is the same as another one, as far as a quick look can tell; one with very many parts is not.
  func isPlainly(_ other: Value) -> Bool {
    var rest = 100
    return isPlainly(other, &rest)
  }
  private func isPlainly(_ other: Value, _ rest: inout Int) -> Bool {
    rest -= 1
    switch (self, other) {
    case (.null, .null), (.void, .void): return true
    case (.bool(let one), .bool(let other)): return one == other
    case (.int(let one), .int(let other)): return one == other
    case (.double(let one), .double(let other)): return one.bitPattern == other.bitPattern
    case (.string(let one), .string(let other)): return one == other
    case (.object(let one), .object(let other)): return one === other
    case (.enumeration(let one), .enumeration(let other)):
      return one.type === other.type && one.name == other.name && one.payload.isEmpty && other.payload.isEmpty
    case (.structure(let one), .structure(let other)):
      guard one.type === other.type, one.fields.count == other.fields.count else { return false }
      for (name, value) in one.fields {
        guard rest > 0, let own = other.fields[name], value.isPlainly(own, &rest) else { return false }
      }
      return true
    default: return false
    }
  }

  package var isNone: Bool { if case .null = self { true } else { false } }
  package var object: Instance? { if case .object(let object) = self { object } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  var isReal: Bool { if case .double = self { true } else { false } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The unknown value that this is, or contains; values with very many parts are not searched.
  package var innerUnknown: Unknown? {
    var rest = 1000
    return innerUnknown(&rest)
  }
  private func innerUnknown(_ rest: inout Int) -> Unknown? {
    rest -= 1
    let parts: [Value]
    switch self {
    case .unknown(let unknown): return unknown
    case .structure(let one): parts = one.fields.sorted { $0.key < $1.key }.map(\.value)
    case .tuple(let fields): parts = fields.map(\.value)
    default: return nil
    }
    for part in parts where rest > 0 {
      if let unknown = part.innerUnknown(&rest) { return unknown }
    }
    return nil
  }
  package var unknown: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
  package var integer: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }
  /// The elements of a sequence.
  package var elements: [Value]? {
    switch self {
    case .array(let values): return values
    case .set(let table): return table.values
    case .dictionary(let table):
      return table.pairs.map { .tuple([Field("key", $0.key), Field("value", $0.value)]) }
    case .string(let text): return text.map { .string(String($0)) }
    // Callers that may meet more of them limit their number first.
    case .range(let bounds): return bounds.numbers?.prefix(Limits.size).map { .int($0) }
    default: return nil
    }
  }
  /// The built-in type whose extensions a value has.
  var builtInName: String? {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "CGFloat"
    case .string: "String"
    case .array: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .range: "Range"
    case .null: "Optional"
    case .void, .tuple, .closure, .structure, .enumeration, .object, .type, .symbol, .unknown: nil
    }
  }
  /// The type that `Self` stands for in code of a value or of a type.
  var dynamicType: TypeDeclaration? {
    if case .type(_, let declaration) = self { declaration } else { declaration }
  }
  package var isType: Bool { if case .type = self { true } else { false } }
  /// The declaration of a value's dynamic type, if it has one.
  package var declaration: TypeDeclaration? {
    switch self {
    case .object(let object): object.type
    case .structure(let structure): structure.type
    case .enumeration(let one): one.type
    default: nil
    }
  }
}

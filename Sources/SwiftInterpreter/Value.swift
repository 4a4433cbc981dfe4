import SwiftSyntax

/// What an expression is worth. Optionals are not wrapped: nil is a value of its own.
package indirect enum Value {
  case void, null
  case bool(Bool), int(Int), double(Double), string(String)
  case tuple([Field])
  case array([Value]), set(Table), dictionary(Table)
  case range(Bounds)
  case closure(Closure)
  case structure(Structure)
  case enumeration(EnumerationCase)
  case object(Instance)
  case type(StaticType, TypeDeclaration?)
  /// `.name` or `.name(…)` where nothing told its type yet.
  case symbol(String, [Field]?)
  case unknown(Unknown)

  package struct Field {
    package var label: String?
    package var value: Value
  }

  package struct Bounds {
    package var lower: Int?, upper: Int?
    package var isClosed: Bool
    /// For ranges of numbers with a fraction.
    package var real: ClosedRange<Double>?
    private var end: Int? { upper.map { isClosed ? $0 &+ 1 : $0 } }
    /// The places in it of so many that there are.
    func places(of count: Int) -> Range<Int> {
      let first = min(count, max(0, lower ?? 0))
      return first..<max(first, min(count, end ?? count))
    }
    /// The numbers in it, unless one of its ends is open; none if they are too many.
    var numbers: Range<Int>? {
      guard let lower, let end else { return nil }
      return lower < end && end &- lower <= 100_000 ? lower..<end : 0..<0
    }
  }

  /// A dictionary or set in the order of insertion, which makes what is read deterministic.
  package struct Table {
    package private(set) var keys: [String] = []
    private var entries: [String: (key: Value, value: Value)] = [:]
    package init() {}
    package init(_ values: [Value]) { for value in values { self[value] = value } }
    package subscript(key: Value) -> Value? {
      get { entries[key.identity]?.value }
      set {
        let identity = key.identity
        if let newValue {
          if entries.updateValue((key, newValue), forKey: identity) == nil { keys.append(identity) }
        } else if entries.removeValue(forKey: identity) != nil {
          keys.removeAll { $0 == identity }
        }
      }
    }
    package var pairs: [(key: Value, value: Value)] { keys.compactMap { entries[$0] } }
    package var values: [Value] { pairs.map(\.value) }
    package var count: Int { keys.count }
  }

  package struct Structure {
    package let type: TypeDeclaration
    package var fields: [String: Value]
    /// What the generic parameters of its type stand for, where that was written.
    var generics: [TypeDeclaration?] = []
    package init(type: TypeDeclaration, fields: [String: Value]) { (self.type, self.fields) = (type, fields) }
  }

  package struct EnumerationCase {
    package let type: TypeDeclaration
    package let name: String
    package var payload: [Field] = []
  }
}

/// An object of a class.
package final class Instance {
  package let type: TypeDeclaration
  package let number: Int
  /// Where it was made.
  package var place: Place?
  /// The local variable that held it last: what the code calls an object that no property has.
  package var variable: String?
  package var fields: [String: Value] = [:]
  /// What the generic parameters of its class stand for, where that was written.
  var generics: [TypeDeclaration?] = []
  /// Deinitialisation of long chains of objects must not exhaust the stack: the interpreter keeps all of them to the end.
  init(type: TypeDeclaration, number: Int, place: Place?) {
    (self.type, self.number, self.place) = (type, number, place)
  }
}

/// A value that is not known, and whether that was told already.
package final class Unknown {
  package var reason: String
  package var isTold: Bool
  /// What the program calls it, if a file declares that that is not here.
  let name: String?
  /// Where that was told.
  var place: Place?
  /// Whether it matters that something of it is set: what frameworks without layouts give does not.
  let isOfLayout: Bool
  package init(_ reason: String, isTold: Bool = false, isOfLayout: Bool = false) {
    (self.reason, self.isTold, self.isOfLayout, name) = (reason, isTold, isOfLayout, nil)
  }
  package convenience init(undeclared name: String) {
    self.init("‘\(name)’ is not declared in these files", ofOtherFiles: name)
  }
  package init(_ reason: String, ofOtherFiles name: String, toldAt place: Place? = nil) {
    (self.reason, self.name, self.place) = (reason, name, place)
    (isTold, isOfLayout) = (place != nil, false)
  }
}

/// A variable.
package final class Box {
  package var value: Value
  let type: StaticType?
  /// Whether the value is a function that gives the variable's own.
  var isComputed = false
  package init(_ value: Value, type: StaticType? = nil) { (self.value, self.type) = (value, type) }
}

/// What can be called.
package final class Closure {
  enum Kind {
    case literal(ClosureExprSyntax, Scope)
    case methods([Member], Box?, Scope?)
    case initializer(TypeDeclaration, labels: [String?]?)
    /// A key path, by the names in it.
    case path([String])
    case native((Interpreter, [Value]) throws -> Value)
  }
  let kind: Kind
  /// The attribute of the parameter that it was given to, if that is a result builder.
  var builder: TypeDeclaration?
  /// The type that it returns, where that was written.
  var result: Expected?
  init(_ kind: Kind) { self.kind = kind }
}

/// What ends the evaluation of an expression early.
///
/// Values stay in the thread that evaluates, and so do errors.
package enum Interruption: Error, @unchecked Sendable {
  case thrown(Value)
  /// The program would have stopped here.
  case trap(String)
  case limit(String)
}

/// A place in a file.
package struct Place: Hashable {
  package let unit: SourceUnit
  package let offset: Int
  package init(unit: SourceUnit, offset: Int) { (self.unit, self.offset) = (unit, offset) }
  package static func == (one: Place, other: Place) -> Bool {
    one.unit === other.unit && one.offset == other.offset
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(unit))
    hasher.combine(offset)
  }
}

extension Value {
  static func type(_ declaration: TypeDeclaration) -> Value {
    .type(.named(declaration.name, []), declaration)
  }
  static func native(_ body: @escaping (Interpreter, [Value]) throws -> Value) -> Value {
    .closure(Closure(.native(body)))
  }

  /// Equal for equal values, as far as equality is not declared by the program.
  package var identity: String {
    switch self {
    case .void: return "()"
    case .null: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return "\(value)"
    case .double(let value):
      return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): return "\"\(value)\""
    case .tuple(let fields): return "(" + fields.map(\.value.identity).joined(separator: ",") + ")"
    case .array(let values): return "[" + values.map(\.identity).joined(separator: ",") + "]"
    case .set(let table): return "{" + table.keys.sorted().joined(separator: ",") + "}"
    case .dictionary(let table):
      return "[:"
        + table.pairs.map { $0.key.identity + ":" + $0.value.identity }.sorted().joined(separator: ",") + "]"
    case .range(let bounds): return "\(bounds)"
    case .closure(let closure): return "closure \(ObjectIdentifier(closure))"
    case .structure(let structure):
      return structure.type.name + "{"
        + structure.fields.sorted { $0.key < $1.key }.map { $0.key + ":" + $0.value.identity }.joined(
          separator: ",") + "}"
    case .enumeration(let one):
      return "." + one.name
        + (one.payload.isEmpty ? "" : "(" + one.payload.map(\.value.identity).joined(separator: ",") + ")")
    case .object(let object): return "#\(object.number)"
    case .type(let type, _): return "type \(type.name)"
    case .symbol(let name, _): return "." + name
    case .unknown(let unknown): return "unknown \(ObjectIdentifier(unknown))"
    }
  }

  /// A field of an object or a value.
  package subscript(name: String) -> Value? {
    get {
      switch self {
      case .object(let object): object.fields[name]
      case .structure(let structure): structure.fields[name]
      default: nil
      }
    }
    set {
      if case .object(let object) = self { object.fields[name] = newValue }
      if case .structure(var structure) = self {
        structure.fields[name] = newValue
        self = .structure(structure)
      }
    }
  }

  package var isNone: Bool { if case .null = self { true } else { false } }
  package var object: Instance? { if case .object(let object) = self { object } else { nil } }
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// Itself, or a part of it, that is not known.
  package var innerUnknown: Unknown? {
    switch self {
    case .unknown(let unknown): unknown
    case .structure(let one):
      one.fields.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.innerUnknown }.first
    case .tuple(let fields): fields.lazy.compactMap { $0.value.innerUnknown }.first
    default: nil
    }
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
      return table.pairs.map {
        .tuple([Field(label: "key", value: $0.key), Field(label: "value", value: $0.value)])
      }
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let bounds): return bounds.numbers?.map { .int($0) }
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
  /// What `Self` is in code of a value or of a type.
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

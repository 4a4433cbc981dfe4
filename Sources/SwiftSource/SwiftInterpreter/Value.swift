import SwiftSyntax

/// The value of an expression. Optionals are not wrapped: nil is a value of its own.
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
  /// `.name` or `.name(…)` whose type is not known yet.
  case symbol(String, [Field]?)
  case unknown(Unknown)

  package struct Field {
    package var label: String?
    package var value: Value
    init(_ label: String?, _ value: Value) { (self.label, self.value) = (label, value) }
  }

  package struct Bounds {
    /// Numbers; nil where the range is open.
    var lower: Value?, upper: Value?
    let isClosed: Bool
    /// One more than the last number. `Int.max` has no such number; where it is the last, it is left out: there are
    /// limits long before it.
    private var end: Int? { upper?.integer.map { isClosed && $0 < .max ? $0 + 1 : $0 } }
    /// The positions in the range, for a number of elements; some may be outside of them.
    func places(of count: Int) -> Range<Int> {
      let first = lower?.integer ?? 0
      return first..<max(first, end ?? count)
    }
    /// The whole numbers in it, unless one of its ends is open.
    var numbers: Range<Int>? {
      guard case .int(let lower)? = lower, case .int? = upper, let end else { return nil }
      guard lower < end else { return 0..<0 }
      // If there are more, as many as there can be.
      return end.subtractingReportingOverflow(lower).overflow ? 0..<Int.max : lower..<end
    }
    func contains(_ value: Value) -> Bool {
      guard let number = value.number else { return false }
      if let lower = lower?.number, number < lower { return false }
      return upper?.number.map { isClosed ? number <= $0 : number < $0 } ?? true
    }
  }

  /// A dictionary or set in the order of insertion, which makes what is read deterministic.
  package struct Table {
    package private(set) var keys: [String] = []
    private var entries: [String: (key: Value, value: Value)] = [:]
    package init(_ values: [Value] = []) { self.init(values.map { ($0, $0) }) }
    init(_ pairs: [(Value, Value)]) { for (key, value) in pairs { self[key] = value } }
    package subscript(key: Value) -> Value? {
      get { entries[key.hashed]?.value }
      set {
        let identity = key.hashed
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
  /// The place where it was made, and those where the program last set properties of a model's class, by their names.
  package var place: Place?, settings: [String: Place] = [:]
  /// The local variable that held it last, which is the code's name for an object that no property holds.
  package var variable: String?
  package private(set) var fields: [String: Value] = [:]
  private let changes: ChangeCount
  /// Deinitialisation of long chains of objects must not exhaust the stack: the interpreter keeps all of them to the
  /// end.
  init(type: TypeDeclaration, number: Int, place: Place?, _ changes: ChangeCount) {
    (self.type, self.number, self.place, self.changes) = (type, number, place, changes)
  }

  /// Sets or removes a field. Setting the same value as before does not count as a change.
  package func set(_ field: String, to value: Value?) {
    if let value, let old = fields[field], value.isPlainly(old) { return }
    fields[field] = value
    changes.count += 1
  }

  /// Sets a field without counting a change: to its initial value, or as a note that no layout shows.
  package func keep(_ field: String, _ value: Value) { fields[field] = value }
}

/// Counts the changes to a program's objects: anything made from them is up to date while the count stays the same.
package final class ChangeCount {
  package fileprivate(set) var count = 0
}

/// An unknown value, and whether it has been reported.
package final class Unknown {
  package var reason: String
  package var isTold: Bool
  /// The program's name for it, if it is declared in a file that is not given.
  package let name: String?
  /// The place where it was reported.
  package var place: Place?
  /// Whether setting something of it matters: for the values of frameworks without layouts it does not.
  let isOfLayout: Bool
  package init(_ reason: String, isOfLayout: Bool = false, name: String? = nil, toldAt place: Place? = nil) {
    (self.reason, self.isOfLayout, self.name, self.place) = (reason, isOfLayout, name, place)
    isTold = place != nil
  }
  /// A member of it, which is also declared in a file that is not given.
  func member(_ member: String) -> Unknown {
    guard let name, name.utf8.count < 80 else { return self }
    return Unknown(reason, name: "\(name).\(member)", toldAt: place)
  }
}

/// A variable.
package final class Box {
  package var value: Value
  let type: StaticType?
  /// Returns the value of a computed variable.
  var getter: (() throws -> Value)?
  package init(_ value: Value, type: StaticType? = nil) { (self.value, self.type) = (value, type) }
  /// A variable for an element of a sequence, or for the content of an optional: a text is then not an optional itself.
  convenience init(element value: Value) {
    self.init(value, type: value.string == nil ? nil : .named("String"))
  }
}

/// A value that can be called.
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
  /// The types that it takes and returns, where these were written.
  var parameters: [Expected] = [], result: Expected?
  init(_ kind: Kind) { self.kind = kind }
}

/// A reason to end the evaluation of an expression early.
///
/// Values, and therefore errors, stay in the thread that evaluates them.
package enum Interruption: Error, @unchecked Sendable {
  case thrown(Value)
  /// The program would have stopped, and where.
  case trap(String, Place?)
  /// A limit was exceeded. The place is that of the code to blame, if it is known.
  case limit(String, Place?)
}

/// A place in a file.
package struct Place: Hashable {
  package let unit: SourceUnit
  package let offset: Int
  package var line: Int { unit.position(offset).line }
  package init(unit: SourceUnit, offset: Int) { (self.unit, self.offset) = (unit, offset) }
  init(_ node: some SyntaxProtocol, in unit: SourceUnit) {
    self.init(unit: unit, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

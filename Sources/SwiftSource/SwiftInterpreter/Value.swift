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
    init(_ label: String?, _ value: Value) { (self.label, self.value) = (label, value) }
  }

  package struct Bounds {
    /// Numbers; nil where it has no end.
    var lower: Value?, upper: Value?
    let isClosed: Bool
    /// One more than the last number. `Int.max` has no such number; where it is the last, it is left out: there are
    /// limits long before it.
    private var end: Int? { upper?.integer.map { isClosed && $0 < .max ? $0 + 1 : $0 } }
    /// The places in it, if there are so many; some may be outside.
    func places(of count: Int) -> Range<Int> {
      let first = lower?.integer ?? 0
      return first..<max(first, end ?? count)
    }
    /// The whole numbers in it, unless one of its ends is open.
    var numbers: Range<Int>? {
      guard case .int(let lower)? = lower, case .int? = upper, let end else { return nil }
      guard lower < end else { return 0..<0 }
      // As many as there can be, of more.
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
  /// Where it was made, and where the program set properties of a model's class last, by their names.
  package var place: Place?, settings: [String: Place] = [:]
  /// The local variable that held it last: what the code calls an object that no property has.
  package var variable: String?
  package private(set) var fields: [String: Value] = [:]
  private let changes: ChangeCount
  /// Deinitialisation of long chains of objects must not exhaust the stack: the interpreter keeps all of them to the end.
  init(type: TypeDeclaration, number: Int, place: Place?, _ changes: ChangeCount) {
    (self.type, self.number, self.place, self.changes) = (type, number, place, changes)
  }

  /// Sets a field, or takes it away. The same value as before is no change.
  package func set(_ field: String, to value: Value?) {
    if let value, let old = fields[field], value.isPlainly(old) { return }
    fields[field] = value
    changes.count += 1
  }

  /// Sets a field without counting a change: to its initial value, or as a note that no layout shows.
  package func keep(_ field: String, _ value: Value) { fields[field] = value }
}

/// Counts the changes to a program's objects: what was made of them is up to date while the count stays the same.
package final class ChangeCount {
  package fileprivate(set) var count = 0
}

/// A value that is not known, and whether that was already reported.
package final class Unknown {
  package var reason: String
  package var isTold: Bool
  /// What the program calls it, if a file declares that that is not here.
  package let name: String?
  /// Where that was told.
  package var place: Place?
  /// Whether it matters that something of it is set: what frameworks without layouts give does not.
  let isOfLayout: Bool
  package init(_ reason: String, isOfLayout: Bool = false, name: String? = nil, toldAt place: Place? = nil) {
    (self.reason, self.isOfLayout, self.name, self.place) = (reason, isOfLayout, name, place)
    isTold = place != nil
  }
  /// What a member of it is: of a file that is not here, too.
  func member(_ member: String) -> Unknown {
    guard let name, name.utf8.count < 80 else { return self }
    return Unknown(reason, name: "\(name).\(member)", toldAt: place)
  }
}

/// A variable.
package final class Box {
  package var value: Value
  let type: StaticType?
  /// Gives the value of one that is computed.
  var getter: (() throws -> Value)?
  package init(_ value: Value, type: StaticType? = nil) { (self.value, self.type) = (value, type) }
  /// One of a sequence, or what an optional holds: a text then is no optional itself.
  convenience init(element value: Value) {
    self.init(value, type: value.string == nil ? nil : .named("String"))
  }
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
  /// The types that it takes and returns, where these were written.
  var parameters: [Expected] = [], result: Expected?
  init(_ kind: Kind) { self.kind = kind }
}

/// What ends the evaluation of an expression early.
///
/// Values stay in the thread that evaluates, and so do errors.
package enum Interruption: Error, @unchecked Sendable {
  case thrown(Value)
  /// The program would have stopped, and where.
  case trap(String, Place?)
  /// Where it is known what takes too much, with that place.
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

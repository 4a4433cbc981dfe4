package import JSONText
package import SwiftInterpreter

extension Value {
  /// The value as JSON. Entries of a dictionary that are nil, or not known, are left out.
  package var json: JSONNode {
    switch self {
    case .bool(let truth): return .boolean(truth)
    case .int, .double:
      // Scenarios have no larger numbers, and `.greatestFiniteMagnitude` only means as much as there is.
      let number = number ?? 0
      return .number(number.isNaN ? 0 : min(1_000_000, max(-1_000_000, number)))
    case .string(let text): return .string(text)
    case .enumeration, .symbol: return .string(caseName ?? "")
    case .array(let values): return .array(values.map(\.json))
    case .dictionary(let table):
      return .object(
        table.pairs.filter(\.value.isSaid).map { ($0.key.string ?? $0.key.caseName ?? "", $0.value.json) })
    case .void, .null, .tuple, .set, .range, .closure, .structure, .object, .type, .unknown: return .null
    }
  }

  /// The value of JSON; null becomes nil.
  package init(_ json: JSONNode) {
    switch json {
    case .string(let text): self = .string(text)
    case .number(let number): self = Int(exactly: number).map { .int($0) } ?? .double(number)
    case .boolean(let truth): self = .bool(truth)
    case .null: self = .null
    case .array(let elements): self = .array(elements.map { Value($0) })
    case .object(let members):
      var table = Table()
      for (key, value) in members { table[key] = Value(value) }
      self = .dictionary(table)
    }
  }

  /// Whether it, or a number in it, is "not a number".
  var hasNaN: Bool {
    switch self {
    case .double(let number): number.isNaN
    case .structure(let value): value.fields.values.contains(where: \.hasNaN)
    case .array(let values): values.contains(where: \.hasNaN)
    case .dictionary(let table): table.values.contains(where: \.hasNaN)
    case .bool, .int, .string, .enumeration, .symbol, .void, .null, .tuple, .set, .range, .closure, .object,
      .type, .unknown:
      false
    }
  }

  fileprivate var isSaid: Bool { !isNone && unknown == nil }
  init(_ table: Table) { self = .dictionary(table) }
  init?(text: String?) { if let text { self = .string(text) } else { return nil } }
}

extension Value.Table: ExpressibleByDictionaryLiteral {
  // `Value` alone would be the type of the literal's values.
  /// Values that are nil are left out.
  package init(dictionaryLiteral pairs: (String, SwiftInterpreter.Value?)...) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }
  subscript(key: String) -> SwiftInterpreter.Value? {
    get { self[.string(key)] }
    set { self[.string(key)] = newValue }
  }
  /// Takes over the entries of another table; those that are nil there are removed.
  mutating func merge(_ other: Self) {
    for (key, value) in other.pairs { self[key] = value.isSaid ? value : nil }
  }
}

package import SwiftInterpreter

extension Value {
  /// As JSON. What of a dictionary is nil, or not known, is left out.
  package var json: String {
    switch self {
    case .bool(let truth): return truth ? "true" : "false"
    case .int, .double:
      // Scenarios have no larger numbers, and `.greatestFiniteMagnitude` only means as much as there is.
      let number = number ?? 0
      let limited = number.isNaN ? 0 : min(1_000_000, max(-1_000_000, number))
      return limited == limited.rounded() ? "\(Int(limited))" : "\(limited)"
    case .string(let text): return Self.quoted(text)
    case .enumeration, .symbol: return Self.quoted(caseName ?? "")
    case .array(let values): return "[" + values.map(\.json).joined(separator: ",") + "]"
    case .dictionary(let table):
      let members = table.pairs.filter(\.value.isSaid).map { key, value in
        Self.quoted(key.string ?? key.caseName ?? "") + ":" + value.json
      }
      return "{" + members.joined(separator: ",") + "}"
    case .void, .null, .tuple, .set, .range, .closure, .structure, .object, .type, .unknown: return "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output += "\\\(scalar)"
      case _ where scalar.value < 32:
        output += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }

  fileprivate var isSaid: Bool { !isNone && unknown == nil }
  init(_ table: Table) { self = .dictionary(table) }
  init?(text: String?) { if let text { self = .string(text) } else { return nil } }
}

extension Value: Decodable {
  /// A text, a number, a Boolean, or a list or an object of such; null is nil.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func decoded<Content: Decodable>(_ make: (Content) -> Value) -> Value? {
      (try? container.decode(Content.self)).map(make)
    }
    self =
      decoded(Value.bool) ?? decoded(Value.int) ?? decoded(Value.double) ?? decoded(Value.string)
      ?? decoded(Value.array)
      ?? decoded { (members: [String: Value]) in
        .dictionary(members.sorted { $0.key < $1.key }.reduce(into: [:]) { $0[$1.key] = $1.value })
      }
      ?? .null
  }
}

extension Value.Table: ExpressibleByDictionaryLiteral {
  // `Value` alone would be what the literal has for values.
  /// What is nil is left out.
  package init(dictionaryLiteral pairs: (String, SwiftInterpreter.Value?)...) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }
  subscript(key: String) -> SwiftInterpreter.Value? {
    get { self[.string(key)] }
    set { self[.string(key)] = newValue }
  }
  /// Takes over what another says; what that says is nil is gone.
  mutating func merge(_ other: Self) {
    for (key, value) in other.pairs { self[key] = value.isSaid ? value : nil }
  }
}

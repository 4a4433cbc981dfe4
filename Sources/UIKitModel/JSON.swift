package import SwiftInterpreter

/// Values as JSON.
extension Value {
  /// Of a dictionary what is nil, or not known, is left out; so is, in a list, nothing.
  package func write(to output: inout String) {
    switch self {
    case .bool(let truth): output += truth ? "true" : "false"
    case .int, .double:
      // Scenarios have no larger numbers, and `.greatestFiniteMagnitude` only means as much as there is.
      let number = number ?? 0
      let limited = number.isNaN ? 0 : min(1_000_000, max(-1_000_000, number))
      output += limited == limited.rounded() ? "\(Int(limited))" : "\(limited)"
    case .string(let text): Self.quote(text, &output)
    case .enumeration, .symbol: Self.quote(caseName ?? "", &output)
    case .array(let values):
      Self.write(values, "[", "]", &output) { $0.write(to: &$1) }
    case .dictionary(let table):
      Self.write(table.pairs.filter { $0.value.isSaid }, "{", "}", &output) { pair, output in
        Self.quote(pair.key.string ?? pair.key.caseName ?? "", &output)
        output += ":"
        pair.value.write(to: &output)
      }
    case .void, .null, .tuple, .set, .range, .closure, .structure, .object, .type, .unknown: output += "null"
    }
  }

  private static func write<One>(
    _ all: [One], _ open: String, _ close: String, _ output: inout String,
    _ write: (One, inout String) -> Void
  ) {
    output += open
    for (place, one) in all.enumerated() {
      if place > 0 { output += "," }
      write(one, &output)
    }
    output += close
  }

  private static func quote(_ text: String, _ output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case _ where scalar.value < 32:
        output += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }

  fileprivate var isSaid: Bool { !isNone && unknown == nil }
  init(_ table: Table) { self = .dictionary(table) }
  init?(text: String?) { if let text { self = .string(text) } else { return nil } }
}

extension Value: Decodable {
  /// A text, a number, a Boolean or a list of such; anything else is nil.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      (try? container.decode(Bool.self)).map { .bool($0) } ?? (try? container.decode(Int.self)).map {
        .int($0)
      }
      ?? (try? container.decode(Double.self)).map { .double($0) }
      ?? (try? container.decode(String.self)).map { .string($0) }
      ?? (try? container.decode([Value].self)).map { .array($0) } ?? .null
  }
}

extension Value.Table: ExpressibleByDictionaryLiteral {
  /// What is nil is left out.
  package init(dictionaryLiteral pairs: (String, Value?)...) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }
  subscript(key: String) -> Value? {
    get { self[.string(key)] }
    set { self[.string(key)] = newValue }
  }
  /// Takes over what another says; what that says is nil is gone.
  mutating func merge(_ other: Value.Table) {
    for (key, value) in other.pairs { self[key] = value.isSaid ? value : nil }
  }
}

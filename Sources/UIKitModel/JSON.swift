/// JSON as it is written: keys in the order in which they were set.
package enum JSON {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object(Object)

  package struct Object {
    package private(set) var keys: [String] = []
    private var values: [String: JSON] = [:]
    package init() {}
    package var isEmpty: Bool { keys.isEmpty }
    mutating func add(_ other: Object) { for key in other.keys { self[key] = other[key] } }
    package subscript(key: String) -> JSON? {
      get { values[key] }
      set {
        if newValue == nil { keys.removeAll { $0 == key } } else if values[key] == nil { keys.append(key) }
        values[key] = newValue
      }
    }
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let truth): output += truth ? "true" : "false"
    case .number(let number):
      // Scenarios have no larger numbers, and `.greatestFiniteMagnitude` only means as much as there is.
      let limited = number.isNaN ? 0 : min(1_000_000, max(-1_000_000, number))
      output += limited == limited.rounded() ? "\(Int(limited))" : "\(limited)"
    case .string(let text): Self.quote(text, &output)
    case .array(let values):
      output += "["
      for (place, value) in values.enumerated() {
        if place > 0 { output += "," }
        value.write(to: &output)
      }
      output += "]"
    case .object(let object):
      output += "{"
      for (place, key) in object.keys.enumerated() {
        if place > 0 { output += "," }
        Self.quote(key, &output)
        output += ":"
        object[key]?.write(to: &output)
      }
      output += "}"
    }
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
}

extension JSON.Object: ExpressibleByDictionaryLiteral {
  /// What is nil is left out.
  package init(dictionaryLiteral pairs: (String, JSON?)...) {
    for (key, value) in pairs { self[key] = value }
  }
  /// Nothing instead of an object without keys.
  var json: JSON? { isEmpty ? nil : .object(self) }
}

extension JSON {
  init?(_ text: String?) { if let text { self = .string(text) } else { return nil } }
  init?(_ number: Double?) { if let number { self = .number(number) } else { return nil } }
  /// `true`, or nothing.
  init?(flag: Bool) { if flag { self = .bool(true) } else { return nil } }
  init?(list: [JSON]) { if list.isEmpty { return nil } else { self = .array(list) } }
}

import SafeText

/// JSON on its way out, with members in the order in which they were put.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// On one line.
  func line() -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(of: value)
    case .string(let value): JSONText.quoted(value)
    case .array(let elements): "[" + elements.map { $0.line() }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.quoted($0.0)): \($0.1.line())" }.joined(separator: ", ") + "}"
    }
  }

  /// Over several lines: what lies deeper than `depth` containers, or holds no container, keeps to one.
  func lines(depth: Int, indent: Int = 0) -> String {
    guard depth > 0, holdsContainers else { return line() }
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let elements):
      let parts = elements.map { margin + $0.lines(depth: depth - 1, indent: indent + 2) }
      return "[\n" + parts.joined(separator: ",\n") + end + "]"
    case .object(let members):
      let parts = members.map {
        "\(margin)\(JSONText.quoted($0.0)): \($0.1.lines(depth: depth - 1, indent: indent + 2))"
      }
      return "{\n" + parts.joined(separator: ",\n") + end + "}"
    default: return line()
    }
  }

  private var holdsContainers: Bool {
    let children =
      switch self {
      case .array(let elements): elements
      case .object(let members): members.map(\.1)
      default: [JSONValue]()
      }
    return children.contains {
      switch $0 {
      case .array, .object: true
      default: false
      }
    }
  }

  /// The shortest decimal that reads back as the same number; JSON knows no other than finite ones.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return number.description
  }
}

import AutoLayout

extension SchemaNode {
  /// As indented JSON with a newline at the end.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += plainNumber(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .null: text += "null"
    case .array(let elements) where elements.allSatisfy(\.isScalar):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text, indent: inner)
      }
      text += "]"
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += index > 0 ? ",\n\(inner)" : "\n\(inner)"
        element.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\n\(inner)" : "\n\(inner)"
        Self.write(member.0, to: &text)
        text += ": "
        member.1.write(to: &text, indent: inner)
      }
      text += members.isEmpty ? "}" : "\n\(indent)}"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

import AutoLayout
import SafeText

extension JSONNode {
  /// As indented JSON with a newline at the end.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  fileprivate func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .string(let string): text += JSONText.quoted(string)
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
        text += JSONText.quoted(member.0) + ": "
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
}

extension JSONNode {
  /// As a person would write it: what fits on a line stands on one.
  ///
  /// - Parameter width: of a line, in characters.
  package func text(width: Int) -> String {
    var text = ""
    write(to: &text, indent: 0, used: 0, width: width)
    return text + "\n"
  }

  /// - Parameter used: the length of what stands on the line already.
  private func write(to text: inout String, indent: Int, used: Int, width: Int) {
    var line = ""
    if writeLine(to: &line, limit: width - used) {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? ",\n" : "\n") + inner
        element.write(to: &text, indent: indent + 2, used: indent + 3, width: width)
      }
      text += end + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = JSONText.quoted(member.0)
        text += (index > 0 ? ",\n" : "\n") + inner + key + ": "
        member.1.write(
          to: &text, indent: indent + 2, used: indent + 5 + key.unicodeScalars.count, width: width)
      }
      text += end + "}"
    default: text += line
    }
  }

  /// - Returns: false, for an array or object, as soon as the line is longer than `limit`.
  private func writeLine(to line: inout String, limit: Int) -> Bool {
    switch self {
    case .array(let elements):
      line += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { line += ", " }
        guard element.writeLine(to: &line, limit: limit), line.unicodeScalars.count < limit else {
          return false
        }
      }
      line += "]"
    case .object(let members):
      line += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { line += ", " }
        line += JSONText.quoted(member.0) + ": "
        guard member.1.writeLine(to: &line, limit: limit), line.unicodeScalars.count < limit else {
          return false
        }
      }
      line += members.isEmpty ? "}" : " }"
    default: write(to: &line, indent: "")
    }
    return true
  }
}

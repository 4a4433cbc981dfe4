import AutoLayout
import SafeText

extension JSONNode {
  /// On one line.
  package var line: String { text(.everything) }

  /// On several lines, with a newline at the end; nodes inside `depth` containers or more, or without
  /// containers of their own, are on one line.
  package func text(depth: Int) -> String { text(.deep(depth)) + "\n" }

  /// As a person would write it, with a newline at the end: whatever fits on one line is on one.
  ///
  /// - Parameter width: of a line, in characters.
  package func text(width: Int) -> String { text(.fitting(width)) + "\n" }

  /// Indented, with a newline at the end.
  var text: String { text(.scalars) + "\n" }

  private func text(_ rule: JSONWriter.Rule) -> String {
    var writer = JSONWriter(rule: rule)
    writer.write(self)
    return writer.text
  }

  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    case .null, .boolean, .number, .string: false
    }
  }
}

/// Writes JSON. Numbers are the shortest decimals that read back as the same; JSON has only finite ones.
private struct JSONWriter {
  /// What is written on one line.
  enum Rule {
    case everything
    /// Arrays without containers.
    case scalars
    /// Nodes inside this many containers or more, or without containers of their own.
    case deep(Int)
    /// Nodes that end before this column, with blanks inside their braces.
    case fitting(Int)
  }

  let rule: Rule
  private(set) var text = ""

  init(rule: Rule) { self.rule = rule }

  /// - Parameters:
  ///   - depth: the number of containers around the node.
  ///   - used: the number of characters already on the line.
  mutating func write(_ node: JSONNode, depth: Int = 0, used: Int = 0) {
    let indent = 2 * depth
    if let line = line(of: node, depth: depth, used: used) {
      text += line
      return
    }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch node {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + margin
        write(element, depth: depth + 1, used: indent + 3)
      }
      text += end + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = JSONText.quoted(member.0)
        text += (index > 0 ? "," : "") + margin + key + ": "
        write(member.1, depth: depth + 1, used: indent + 5 + key.unicodeScalars.count)
      }
      text += end + "}"
    case .null, .boolean, .number, .string: break
    }
  }

  /// The node on one line; nil if it takes several.
  private func line(of node: JSONNode, depth: Int, used: Int) -> String? {
    var line = ""
    switch (rule, node) {
    case (.everything, _), (_, .null), (_, .boolean), (_, .number), (_, .string): break
    case (.scalars, .array(let elements)):
      if elements.contains(where: \.isContainer) { return nil }
    case (.scalars, .object(let members)):
      if !members.isEmpty { return nil }
    case (.deep(let deep), .array(let elements)):
      if depth < deep, elements.contains(where: \.isContainer) { return nil }
    case (.deep(let deep), .object(let members)):
      if depth < deep, members.contains(where: { $0.1.isContainer }) { return nil }
    case (.fitting(let width), _):
      return append(node, to: &line, blank: " ", limit: width - used) ? line : nil
    }
    _ = append(node, to: &line, blank: "", limit: .max)
    return line
  }

  /// - Returns: false, for an array or object, as soon as the line is longer than `limit`.
  private func append(_ node: JSONNode, to line: inout String, blank: String, limit: Int) -> Bool {
    func fits() -> Bool { limit == .max || line.unicodeScalars.count < limit }
    switch node {
    case .null: line += "null"
    case .boolean(let value): line += value ? "true" : "false"
    case .number(let value): line += value.isFinite ? plainNumber(value) : "null"
    case .string(let value): line += JSONText.quoted(value)
    case .array(let elements):
      line += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { line += ", " }
        guard append(element, to: &line, blank: blank, limit: limit), fits() else { return false }
      }
      line += "]"
    case .object(let members):
      line += members.isEmpty ? "{" : "{" + blank
      for (index, member) in members.enumerated() {
        if index > 0 { line += ", " }
        line += JSONText.quoted(member.0) + ": "
        guard append(member.1, to: &line, blank: blank, limit: limit), fits() else { return false }
      }
      line += members.isEmpty ? "}" : blank + "}"
    }
    return true
  }
}

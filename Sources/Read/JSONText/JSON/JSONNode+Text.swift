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
  package var text: String { text(.scalars) + "\n" }

  /// On one line, in UTF-8.
  package func append(to bytes: inout [UInt8]) {
    var writer = JSONWriter(rule: .everything)
    swap(&writer.bytes, &bytes)
    writer.write(self)
    swap(&writer.bytes, &bytes)
  }

  private func text(_ rule: JSONWriter.Rule) -> String {
    var writer = JSONWriter(rule: rule)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
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
  /// The rule by which nodes are written on one line.
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
  /// UTF-8.
  var bytes: [UInt8] = []

  init(rule: Rule) { self.rule = rule }

  /// - Parameters:
  ///   - depth: the number of containers around the node.
  ///   - used: the number of characters already on the line.
  mutating func write(_ node: JSONNode, depth: Int = 0, used: Int = 0) {
    if writeOnOneLine(node, depth: depth, used: used) { return }
    let indent = 2 * depth
    switch node {
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        startLine(indent + 2, isFirst: index == 0)
        write(element, depth: depth + 1, used: indent + 3)
      }
      startLine(indent, isFirst: true)
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        startLine(indent + 2, isFirst: index == 0)
        let start = bytes.count
        JSONQuoting.append(quoted: member.0, to: &bytes)
        let length = scalarCount(from: start)
        append(": ")
        write(member.1, depth: depth + 1, used: indent + 5 + length)
      }
      startLine(indent, isFirst: true)
      append("}")
    case .null, .boolean, .number, .string: break
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func startLine(_ indent: Int, isFirst: Bool) {
    append(isFirst ? "\n" : ",\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  /// Every byte but a continuation byte starts a scalar.
  private func scalarCount(from start: Int) -> Int { bytes[start...].count { $0 & 0xC0 != 0x80 } }

  /// - Returns: false, with nothing written, for a node that takes several lines.
  private mutating func writeOnOneLine(_ node: JSONNode, depth: Int, used: Int) -> Bool {
    switch (rule, node) {
    case (.everything, _), (_, .null), (_, .boolean), (_, .number), (_, .string): break
    case (.scalars, .array(let elements)):
      if elements.contains(where: \.isContainer) { return false }
    case (.scalars, .object(let members)):
      if !members.isEmpty { return false }
    case (.deep(let deep), .array(let elements)):
      if depth < deep, elements.contains(where: \.isContainer) { return false }
    case (.deep(let deep), .object(let members)):
      if depth < deep, members.contains(where: { $0.1.isContainer }) { return false }
    case (.fitting(let width), _):
      let start = bytes.count
      if append(node, blank: " ", from: start, limit: width - used) { return true }
      bytes.removeLast(bytes.count - start)
      return false
    }
    return append(node, blank: "", from: bytes.count, limit: .max)
  }

  /// - Parameters:
  ///   - start: where the line starts.
  ///   - limit: its greatest length in characters.
  /// - Returns: false, for an array or object, as soon as the line is longer.
  private mutating func append(_ node: JSONNode, blank: StaticString, from start: Int, limit: Int) -> Bool {
    func fits() -> Bool { limit == .max || scalarCount(from: start) < limit }
    switch node {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .number(let value):
      if value.isFinite { bytes.append(contentsOf: plainNumber(value).utf8) } else { append("null") }
    case .string(let value): JSONQuoting.append(quoted: value, to: &bytes)
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        guard append(element, blank: blank, from: start, limit: limit), fits() else { return false }
      }
      append("]")
    case .object(let members):
      append("{")
      if !members.isEmpty { append(blank) }
      for (index, member) in members.enumerated() {
        if index > 0 { append(", ") }
        JSONQuoting.append(quoted: member.0, to: &bytes)
        append(": ")
        guard append(member.1, blank: blank, from: start, limit: limit), fits() else { return false }
      }
      if !members.isEmpty { append(blank) }
      append("}")
    }
    return true
  }
}

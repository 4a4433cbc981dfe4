import AutoLayout
package import JSONText
package import LayoutScene

/// Writes the solution of a layout again and again, as a page needs it: only the parts that have changed since the last
/// time are turned into text again.
package struct SolutionWriter {
  /// A part of the layout with its text.
  private struct Line<Part: Equatable> {
    var part: Part
    var bytes: [UInt8]
  }

  private var views: [Line<SolvedView>] = []
  private var constraints: [Line<WrittenConstraint>] = []
  /// The values, besides the parts, on which the texts of parts depend.
  private var ids: [String] = []
  private var scale = 0.0

  package init() {}

  /// The solution as JSON in UTF-8: the members of `Solution.text` for this layout alone, and further members.
  ///
  /// - Parameters:
  ///   - input: the name of the file.
  ///   - members: the further members for the page.
  package mutating func bytes(
    of layout: SolvedLayout, input: String, adding members: [JSONNode.Member] = []
  ) -> [UInt8] {
    let ids = layout.views.map(\.scene.id)
    if ids != self.ids || scale != layout.canvas.scale {
      (self.ids, scale) = (ids, layout.canvas.scale)
      (views, constraints) = ([], [])
    }
    Self.update(&views, layout.views.elements) { SolutionView($0, in: layout).node }
    Self.update(&constraints, layout.constraints.indices.map { WrittenConstraint($0, in: layout) }) {
      SolutionConstraint($0, in: layout).node
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024 + (views.last?.bytes.count ?? 0) * views.count * 2)
    var solution = Solution()
    solution.input = input
    Self.append(solution.members + members, to: &bytes) { name, bytes in
      guard name == "options" else { return false }
      bytes.append(UInt8(ascii: "["))
      append(layout, to: &bytes)
      bytes.append(UInt8(ascii: "]"))
      return true
    }
    return bytes
  }

  private func append(_ layout: SolvedLayout, to bytes: inout [UInt8]) {
    Self.append(SolutionOption(summaryOf: layout).members, to: &bytes) { name, bytes in
      switch name {
      case "views": Self.append(views, to: &bytes)
      case "constraints": Self.append(constraints, to: &bytes)
      default: return false
      }
      return true
    }
  }

  // MARK: Text

  private static func update<Part: Equatable>(
    _ lines: inout [Line<Part>], _ parts: [Part], node: (Part) -> JSONNode
  ) {
    if lines.count > parts.count { lines.removeLast(lines.count - parts.count) }
    for (index, part) in parts.enumerated() {
      if index < lines.count {
        if lines[index].part == part { continue }
        lines[index].part = part
        lines[index].bytes.removeAll(keepingCapacity: true)
        node(part).append(to: &lines[index].bytes)
      } else {
        var line = Line(part: part, bytes: [])
        node(part).append(to: &line.bytes)
        lines.append(line)
      }
    }
  }

  private static func append<Part>(_ lines: [Line<Part>], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: line.bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// - Parameter special: writes the value of a member in another way, if it has one.
  private static func append(
    _ members: [JSONNode.Member], to bytes: inout [UInt8],
    special: (String, inout [UInt8]) -> Bool
  ) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONNode.string(member.0).append(to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      if !special(member.0, &bytes) { member.1.append(to: &bytes) }
    }
    bytes.append(UInt8(ascii: "}"))
  }
}

import Diagnostics
import LayoutScene

extension JSONNode {
  /// A node without a part of it.
  package struct Pruned {
    package var rest: JSONNode
    /// The key of the part that is gone; nil for a constraint.
    package var key: String?
    /// The innermost `source` of the objects around it.
    package var source: String?
  }

  /// The node without the part at a place of its line: a constraint, or else the innermost member of an object. nil if
  /// nothing smaller than the node itself is there.
  ///
  /// - Parameter column: in Unicode scalars, from 1.
  package func pruned(at column: Int) -> Pruned? {
    let line = line
    let offset = String(line.unicodeScalars.prefix(column - 1)).utf8.count
    var findings = Findings(source: SourceText(Array(line.utf8)))
    return JSONParser.parse(&findings).flatMap { Self.pruned($0, at: offset) }
  }

  /// - Parameter key: of the object that has the value.
  private static func pruned(_ value: JSONValue, at offset: Int, key: String = "") -> Pruned? {
    let node = JSONNode(value)
    switch (value.content, node) {
    case (.object(let members), .object(var kept)):
      guard let place = members.firstIndex(where: { offset < $0.value.range.end }),
        members[place].keyRange.offset <= offset
      else { return nil }
      let (key, inside) = (members[place].key, members[place].value)
      var pruned = pruned(inside, at: offset, key: key) ?? Pruned(rest: .null, key: key)
      if pruned.rest == .null { kept.remove(at: place) } else { kept[place].1 = pruned.rest }
      pruned.rest = .object(kept)
      pruned.source = pruned.source ?? node["source"]?.string
      return pruned
    case (.array(let elements), .array(var kept)):
      guard let place = elements.firstIndex(where: { offset < $0.range.end }) else { return nil }
      if key == "constraints" {
        let source = kept.remove(at: place)["source"]?.string
        return Pruned(rest: .array(kept), source: source)
      }
      guard var pruned = pruned(elements[place], at: offset) else { return nil }
      kept[place] = pruned.rest
      pruned.rest = .array(kept)
      return pruned
    default: return nil
    }
  }
}

extension SourceRange {
  fileprivate var end: Int { offset + length }
}

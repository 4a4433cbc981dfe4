package import Diagnostics
import LayoutScene

/// A JSON text that was written by hand, perhaps with comments, and where in it each part is.
package struct WrittenJSON {
  package enum Step {
    /// To the member of an object.
    case key(String)
    /// To an element of an array.
    case index(Int)
  }

  package let node: JSONNode
  private let value: JSONValue
  private let source: SourceText

  /// - Returns: nil for anything but JSON.
  package init?(_ bytes: [UInt8]) {
    var findings = Findings(source: SourceText(bytes))
    guard let value = JSONParser.parse(&findings, allowsComments: true), !findings.hasErrors else {
      return nil
    }
    (node, self.value, source) = (JSONNode(value), value, findings.source)
  }

  /// The place of the key that a path ends with, or of the element; of the last part that is there, if not all are.
  package func place(of path: [Step]) -> SourcePlace {
    var (part, range) = (value, value.range)
    for step in path {
      switch (step, part.content) {
      case (.key(let name), .object):
        guard let member = part.member(name) else { return source.place(of: range) }
        (part, range) = (member.value, member.keyRange)
      case (.index(let index), .array(let elements)) where elements.indices.contains(index):
        (part, range) = (elements[index], elements[index].range)
      case (.key, _), (.index, _): return source.place(of: range)
      }
    }
    return source.place(of: range)
  }
}

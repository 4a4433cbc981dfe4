package import LayoutScene

/// A step from a value of a JSON text to one inside of it.
package enum JSONStep {
  case key(String)
  case element(Int)
}

extension SourceText {
  /// Where a value of a JSON text is; if it has a key, where that is. nil for a text that is no JSON.
  ///
  /// - Parameter path: the steps from the outermost value, as far as the text has them.
  package func place(ofJSON path: [JSONStep]) -> SourcePlace? {
    var findings = Findings(source: self)
    guard var value = JSONParser.parse(&findings) else { return nil }
    var range = value.range
    for step in path {
      switch (step, value.content) {
      case (.key(let key), _):
        guard let member = value.member(key) else { return place(of: range) }
        (value, range) = (member.value, member.keyRange)
      case (.element(let index), .array(let elements)) where elements.indices.contains(index):
        (value, range) = (elements[index], elements[index].range)
      case (.element, _): return place(of: range)
      }
    }
    return place(of: range)
  }
}

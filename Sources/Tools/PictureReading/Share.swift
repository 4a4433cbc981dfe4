/// A number of items out of a total.
package struct Share: Hashable, Sendable {
  package var part = 0
  package var whole = 0

  package init(_ part: Int = 0, of whole: Int = 0) {
    self.part = part
    self.whole = whole
  }

  static func + (first: Share, second: Share) -> Share {
    Share(first.part + second.part, of: first.whole + second.whole)
  }

  /// From 0 to 1; 0 if the total is 0.
  package var fraction: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

  mutating func count(_ isPart: Bool) {
    whole += 1
    if isPart { part += 1 }
  }
}

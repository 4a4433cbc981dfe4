/// A pattern for names: `*` stands for any characters, `?` for one.
package struct Glob: Hashable, Sendable {
  private let pattern: [Unicode.Scalar]

  package init(_ pattern: String) { self.pattern = Array(pattern.unicodeScalars) }

  /// Takes time in proportion to both lengths, whatever the pattern.
  package func matches(_ name: String) -> Bool {
    // The positions of the pattern that the characters so far may lead to.
    var reachable = Set([0])
    skipStars(&reachable)
    for scalar in name.unicodeScalars {
      var next: Set<Int> = []
      for position in reachable where pattern.indices.contains(position) {
        if pattern[position] == "*" { next.insert(position) }
        if pattern[position] == "?" || pattern[position] == scalar && scalar != "*" {
          next.insert(position + 1)
        }
      }
      skipStars(&next)
      reachable = next
    }
    return reachable.contains(pattern.count)
  }

  private func skipStars(_ positions: inout Set<Int>) {
    for position in positions {
      var next = position
      while pattern.indices.contains(next), pattern[next] == "*" {
        next += 1
        positions.insert(next)
      }
    }
  }
}

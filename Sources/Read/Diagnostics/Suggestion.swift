/// The one place that guesses what a misspelt name was meant to be.
package enum Suggestion {
  /// The candidate nearest to `name`, the first of equals; nil if none is near enough.
  ///
  /// Near enough is one edit per three characters, or one in a name of two; swapping neighbours is one edit,
  /// and case is ignored. Names longer than 64 characters and candidates after the first 2,000 are ignored.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: String?
    var bestDistance = (wanted.count == 1 ? 0 : max(1, wanted.count / 3)) + 1
    // The name itself does not help.
    for candidate in candidates.prefix(2_000) where candidate.utf8.count <= 256 && candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - wanted.count) < bestDistance else { continue }
      let distance = editDistance(wanted, other)
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// `did you mean "title"?`, or nil if nothing is near.
  package static func question(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean \"\($0)\"?" }
  }

  /// The fewest insertions, deletions, replacements and exchanges of neighbours that turn one into the other
  /// (optimal string alignment).
  static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row] + [Int](repeating: 0, count: second.count)
      for column in 1...second.count {
        let differs = first[row - 1] == second[column - 1] ? 0 : 1
        current[column] = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + differs)
        let isExchange =
          row > 1 && column > 1 && first[row - 1] == second[column - 2]
          && first[row - 2] == second[column - 1]
        if isExchange { current[column] = min(current[column], beforeLast[column - 2] + 1) }
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}

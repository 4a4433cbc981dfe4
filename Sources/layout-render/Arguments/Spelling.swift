/// What somebody may have meant by a misspelt word.
enum Spelling {
  /// The candidate with the fewest edits, the first of equals; nil if all are too far away.
  static func closest(to word: String, in candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(from: Array(word.lowercased()), to: Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The insertions, deletions, replacements and exchanges of neighbours that lead from one to the other.
  private static func distance(from old: [Character], to new: [Character]) -> Int {
    // A longer word is no slip of the pen, and must not cost the product of the lengths.
    guard old.count <= 64, new.count <= 64 else { return Int.max }
    var beforeLast = [Int]()
    var last = Array(0...new.count)
    for i in old.indices {
      var row = [i + 1]
      for j in new.indices {
        let change = last[j] + (old[i] == new[j] ? 0 : 1)
        var least = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, old[i] == new[j - 1], old[i - 1] == new[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[new.count]
  }
}

/// The part being set up, whose variables have numbers.
extension Storage {
  /// Which variables have numbers: those that bear a stamp.
  struct Numbering {
    /// The last stamp given out.
    var last = 0
    /// The stamp of the part at work.
    var atWork = 0
    /// The stamps given out last: a part that bears one of these has lost no variable to another part.
    var valid = 0..<0
    /// Whether the part at work is everything, so that variables need no numbers: their slots are.
    var isOfEverything = false
  }

  /// Marks for parts whose variables are numbered as the parts are made, or for rows, to find duplicates among
  /// their terms.
  mutating func takeStamps(_ count: Int) -> Range<Int> {
    numbering.valid = numbering.last + 1..<numbering.last + 1 + count
    numbering.last += count
    return numbering.valid
  }

  /// Makes a part the one at work: only its variables have a number.
  mutating func number(_ part: Part) {
    numbering.isOfEverything = part.isEverything
    if part.isEverything { return }
    numbering.atWork = part.stamp
    if numbering.valid.contains(part.stamp) { return }
    // Others may lose variables to this one.
    numbering.valid = 0..<0
    numbering.last += 1
    numbering.atWork = numbering.last
    for local in 0..<part.variables.count {
      variables[part.variables[local]].nextLocal = Int32(truncatingIfNeeded: local)
      variables[part.variables[local]].stamp = numbering.atWork
    }
  }

  /// The number of a variable in the part; nil if it is not its own, but a constant.
  func ownLocal(_ j: Int32) -> Int? {
    if numbering.isOfEverything { return Int(j) }
    return variables[Int(j)].stamp == numbering.atWork ? Int(variables[Int(j)].nextLocal) : nil
  }

  /// The value of a variable that its anchor makes a constant.
  func anchoredValue(_ j: Int32) -> Double {
    let row = Int(variables[Int(j)].nextAnchor)
    return rows[row].constant / terms[rows[row].firstTerm].coefficient
  }
}

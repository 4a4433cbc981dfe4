/// The current part, whose variables have numbers.
extension Storage {
  /// The variables that have numbers: those with a valid stamp.
  struct Numbering {
    /// The last stamp given out.
    var last = 0
    /// The stamp of the current part.
    var atWork = 0
    /// The most recent stamps: a part with one of these has lost no variable to another part.
    var valid = 0..<0
    /// Whether the current part is everything, so that the slots of variables serve as their numbers.
    var isOfEverything = false
  }

  /// Stamps for parts whose variables are numbered as the parts are made, or for rows, to find duplicate
  /// terms.
  mutating func takeStamps(_ count: Int) -> Range<Int> {
    numbering.valid = numbering.last + 1..<numbering.last + 1 + count
    numbering.last += count
    return numbering.valid
  }

  /// Makes a part current: only its variables have a number.
  mutating func number(_ part: Part) {
    numbering.isOfEverything = part.isEverything
    if part.isEverything { return }
    numbering.atWork = part.stamp
    if numbering.valid.contains(part.stamp) { return }
    // Other parts may lose variables to this one.
    numbering.valid = 0..<0
    numbering.last += 1
    numbering.atWork = numbering.last
    for local in 0..<part.variables.count {
      variables[part.variables[local]].nextLocal = Int32(truncatingIfNeeded: local)
      variables[part.variables[local]].stamp = numbering.atWork
    }
  }

  /// The number of a variable in the current part; nil if it is a constant that belongs to another.
  func ownLocal(_ j: Int32) -> Int? {
    if numbering.isOfEverything { return Int(j) }
    return variables[Int(j)].stamp == numbering.atWork ? Int(variables[Int(j)].nextLocal) : nil
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order in which they first occur.
  package var unique: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}

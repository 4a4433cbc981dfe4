/// Things in groups, each group called by the least of them.
struct DisjointSets<Member: Hashable & Comparable> {
  /// Of what is not the least of its group, something less in it.
  private var lesser: [Member: Member] = [:]

  /// The least of something's group.
  func top(_ start: Member) -> Member {
    var member = start
    while let next = lesser[member] { member = next }
    return member
  }

  mutating func join(_ first: Member, _ second: Member) {
    let (low, high) = (min(top(first), top(second)), max(top(first), top(second)))
    // The next to ask has a shorter way.
    for member in [high, first, second] where member != low { lesser[member] = low }
  }
}

/// Disjoint sets, each represented by its least member.
package struct DisjointSets<Member: Hashable & Comparable> {
  /// For each member but the least of a set, a lesser member of that set.
  private var lesser: [Member: Member] = [:]

  package init() {}

  /// The least member of a member's set.
  package func top(_ start: Member) -> Member {
    var member = start
    while let next = lesser[member] { member = next }
    return member
  }

  package mutating func join(_ first: Member, _ second: Member) {
    let (low, high) = (min(top(first), top(second)), max(top(first), top(second)))
    // Shortens the path for the next look-up.
    for member in [high, first, second] where member != low { lesser[member] = low }
  }
}

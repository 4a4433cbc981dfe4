import AutoLayout

/// The placement of the marks of equal sizes.
extension SignPlacer {
  /// The positions of the groups that are marks of equal sizes, on views of one sort.
  static func marks(_ groups: [[Member]]) -> [[Int]] {
    struct Likeness: Hashable {
      var option: Int
      var axis: Axis
      var number: Int
      var isOverControl: Bool
    }
    var sets: [[Int]] = []
    var known: [Likeness: Int] = [:]
    for (index, group) in groups.enumerated() {
      guard let first = group.first, case .equalMarks(let number) = first.sign.style,
        let dimension = first.sign.dimension
      else { continue }
      let likeness = Likeness(
        option: first.option, axis: dimension.axis, number: number, isOverControl: dimension.isOverControl)
      if let set = known[likeness] {
        sets[set].append(index)
      } else {
        known[likeness] = sets.count
        sets.append([index])
      }
    }
    return sets
  }

  /// Places marks in matching positions of their views, where they look the same, unless that costs too much.
  mutating func place(marks: [[Member]]) {
    let all = marks.flatMap(\.self)
    if marks.count > 1, let choice = best(of: all, .near, limit: Cost.mostForMarks),
      !hasOverlaps(choice.places, of: all)
    {
      put(all, at: choice.places)
    } else {
      for group in marks { _ = place(group, isForRail: false, on: nil) }
    }
  }

  /// Whether two signs of one option would overlap, as they may if one view contains the other.
  private func hasOverlaps(_ places: [ScreenPlace], of members: [Member]) -> Bool {
    members.indices.contains { first in
      members.indices.contains { second in
        guard first < second, members[first].option == members[second].option,
          let bar = places[first].bar, let other = places[second].bar
        else { return false }
        return bar.rect.grown(by: 0.5).intersects(other.inner)
      }
    }
  }
}

import AutoLayout

/// Where the marks of equal sizes stand.
extension SignPlacer {
  /// The positions of groups that are marks of sizes that are equal, or the two sizes that a constraint compares, on
  /// views of one sort.
  static func marks(_ groups: [[Member]]) -> [[Int]] {
    struct Likeness: Hashable {
      var option: Int
      var axis: Axis
      /// Of equal sizes.
      var number: Int?
      var comparison: SignFold?
      var isOverControl: Bool
    }
    var sets: [[Int]] = []
    var known: [Likeness: Int] = [:]
    for (index, group) in groups.enumerated() {
      guard let first = group.first, let dimension = first.sign.dimension else { continue }
      var likeness = Likeness(
        option: first.option, axis: dimension.axis, isOverControl: dimension.isOverControl)
      if case .equalMarks(let number) = first.sign.style {
        likeness.number = number
      } else if case .comparison = first.sign.fold {
        likeness.comparison = first.sign.fold
      } else {
        continue
      }
      if let set = known[likeness] {
        sets[set].append(index)
      } else {
        known[likeness] = sets.count
        sets.append([index])
      }
    }
    return sets
  }

  /// Marks stand at like places of their views, where they are seen to be the same, unless that is dear.
  mutating func place(marks: [[Member]]) {
    let all = marks.flatMap(\.self)
    if marks.count > 1, let choice = best(of: all, .near, limit: Cost.mostForMarks),
      !hasOverlaps(choice.places, of: all)
    {
      put(all, at: choice.places)
      return
    }
    // Then all of them on the screen, or all beside it.
    let onScreen = sum(marks) { best(of: $0, .near, limit: .infinity)?.cost }
    let beside = sum(marks) { bestRail(for: $0, on: nil, lanes: Rail.mostLanes)?.cost }
    var side: RailSide?
    for group in marks {
      if onScreen <= beside, let choice = best(of: group, .near, limit: .infinity), choice.cost.isFinite {
        put(group, at: choice.places)
      } else {
        side = place(group, isForRail: true, on: side) ?? side
      }
    }
  }

  private func sum(_ marks: [[Member]], _ cost: ([Member]) -> Double?) -> Double {
    marks.reduce(0) { $0 + (cost($1) ?? .infinity) }
  }

  /// Whether two signs of one option, of views of which one holds the other, would stand on each other.
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

/// Selects the conflicts to report from those of clusters.
extension Solver {
  /// Conflicts of clusters, by slots of rows.
  struct FoundConflict {
    var rows: [Int]
    var isSmallest: Bool
  }

  /// The conflicts to report, in the order in which they were found, except that the smallest of each
  /// connected group comes first in its group.
  func conflictsToTell(_ found: [FoundConflict], _ workspace: inout Cluster.Workspace) -> [ConflictSet] {
    let group = storage.requiredGroups()
    var members: [Int32: [FoundConflict]] = [:]
    for conflict in found { members[group[conflict.rows[0]], default: []].append(conflict) }
    var rows: [Int32: [Int]] = [:]
    for i in group.indices where members[group[i]] != nil && !storage.rows[i].isBound {
      rows[group[i], default: []].append(i)
    }
    var told: [FoundConflict] = []
    for conflict in found {
      let number = group[conflict.rows[0]]
      if number < 0 {
        // A row without variables is not connected with any other.
        told.append(conflict)
      } else if let others = members.removeValue(forKey: number) {
        told += smallestFirst(others, among: rows[number] ?? [], &workspace)
      }
    }
    return told.map { conflict in
      ConflictSet(
        constraints: conflict.rows.map { storage.id(ofRow: $0) }, isSmallest: conflict.isSmallest)
    }
  }

  /// - Parameters:
  ///   - found: conflicts of one group.
  ///   - rows: all required rows of the group.
  private func smallestFirst(
    _ found: [FoundConflict], among rows: [Int], _ workspace: inout Cluster.Workspace
  ) -> [FoundConflict] {
    var best = 0
    for k in found.indices where found[k].rows.count < found[best].rows.count { best = k }
    var smallest = found[best]
    var others = found
    others.remove(at: best)
    if let smaller = Cluster.smallestConflict(among: rows, &storage, &workspace) {
      if smaller.rows.count < smallest.rows.count {
        others.insert(smallest, at: 0)
        smallest = smaller
      } else {
        smallest.isSmallest = smaller.isSmallest && smaller.rows.count == smallest.rows.count
      }
    } else {
      smallest.isSmallest = smallest.rows.count == 1
    }
    for k in others.indices {
      others[k].isSmallest = smallest.isSmallest && others[k].rows.count == smallest.rows.count
    }
    return [smallest] + others
  }
}

extension Cluster {
  /// The smallest conflict among required rows that are connected; nil if there are too many, or they are too
  /// difficult.
  fileprivate static func smallestConflict(
    among rows: [Int], _ storage: inout Storage, _ workspace: inout Workspace
  ) -> Solver.FoundConflict? {
    guard rows.count <= Component.largestSystemToSearch else { return nil }
    let part = storage.part(ofRows: rows)
    let component = Component(LinearSystem(part, &storage, isRecorded: true), &workspace.arena)
    guard let outcome = try? component.solve(&workspace.arena),
      case .conflict(let found, let isSmallest) = outcome
    else { return nil }
    let slots = found.map { component.rowSlots[$0] }
    guard isConflict(slots, &storage, &workspace) else { return nil }
    return Solver.FoundConflict(rows: slots, isSmallest: isSmallest && !component.isDoubtful)
  }
}

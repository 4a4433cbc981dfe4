/// Splits a part of the system into clusters: rows that share a variable, directly or through others, belong together.
/// Rows without variables are clusters of their own; variables without rows are in no cluster.
///
/// A variable with a required row `a x == b` of its own is *anchored*: for other rows it is a constant, such as the
/// size of the screen. The last variable of a required row whose others are anchored is anchored, too, such as the
/// width of a view that is pinned to both sides of the screen. The rows that mention it need not be solved together. It
/// forms a cluster with its anchor alone, and other clusters that mention it borrow it.
///
/// Example: `s = 375`, `w + 16 = s`, `a + b = w`, `c <= w`. s and w are anchored; without them the other rows share
/// nothing. The clusters are s; w; a and b; c. The second borrows s, and the last two borrow w; a change of the
/// constant of s also affects them.
extension Storage {
  /// The clusters of a part, in the order of the first variable's creation; those without a variable of
  /// their own come last.
  ///
  /// - Parameter isFirst: whether anchors have not been looked for before.
  mutating func partition(_ affected: Affected, isFirst: Bool = false) -> [Part] {
    var joints = Joints(affected)
    findAnchors(affected, isFirst: isFirst)
    joinRows(affected, &joints)
    return distribute(affected, joints)
  }

  /// Which variables are joined. Variables are identified by their places in the affected part, kept in
  /// `nextLocal` until they get their numbers in clusters.
  private struct Joints: ~Copyable {
    /// By variable: its parent in the same cluster, up to one that is its own parent; and the cluster of that
    /// one.
    let parent: Buffer<Int32>
    let cluster: Buffer<Int32>
    let rows: Buffer<Belonging>

    init(_ affected: Affected) {
      parent = Buffer(repeating: 0, count: affected.variables.count)
      cluster = Buffer(repeating: -1, count: affected.variables.count)
      rows = Buffer(repeating: Belonging(), count: affected.rows.count)
      for place in 0..<parent.count { parent[place] = Int32(truncatingIfNeeded: place) }
    }

    func top(_ place: Int32) -> Int32 {
      var place = place
      var above = parent[Int(place)]
      while above != place {
        let next = parent[Int(above)]
        parent[Int(place)] = next
        place = next
        above = parent[Int(place)]
      }
      return place
    }
  }

  /// Where a row belongs: a variable of its cluster (-1 if all are anchored), later the number of the
  /// cluster; and whether it mentions constants of other clusters.
  private struct Belonging: BitwiseCopyable {
    var place: Int32 = -1
    var isBorrowing = false
  }

  private mutating func findAnchors(_ affected: Affected, isFirst: Bool) {
    // Unless there are new equations, or a former anchor might have lost its row, the anchors are the same as before.
    var hasNew = isFirst
    for place in affected.variables.indices {
      let j = affected.variables[place]
      if variables[j].nextAnchor >= 0 { hasNew = true }
      variables[j].nextAnchor = -1
      variables[j].nextLocal = Int32(truncatingIfNeeded: place)
    }
    for i in affected.rows where rows[i].isEquation {
      if solvedRows[i].cluster < 0 || solvedRows[i].edit >= 0 { hasNew = true }
      guard rows[i].termCount == 1 else { continue }
      let j = Int(terms[rows[i].firstTerm].variable)
      if variables[j].nextAnchor < 0 { variables[j].nextAnchor = Int32(truncatingIfNeeded: i) }
    }
    guard hasNew else { return }
    // Which ones are found depends on the order, but nothing depends on finding all.
    for _ in 0..<2 {
      var hasFound = false
      for i in affected.rows where rows[i].termCount > 1 && rows[i].isEquation {
        guard let j = onlyVariable(ofRow: i) else { continue }
        variables[j].nextAnchor = Int32(truncatingIfNeeded: i)
        hasFound = true
      }
      if !hasFound { return }
    }
  }

  private func joinRows(_ affected: Affected, _ joints: inout Joints) {
    for n in 0..<affected.rows.count {
      let i = affected.rows[n]
      var belonging = Belonging()
      var first: Int32 = -1
      for term in terms(ofRow: i) {
        let j = Int(term.variable)
        let anchor = Int(variables[j].nextAnchor)
        if anchor >= 0 {
          if anchor != i && !rows[i].isBound {
            belonging.isBorrowing = true
          } else if belonging.place < 0 {
            belonging.place = variables[j].nextLocal
          }
          continue
        }
        let top = joints.top(variables[j].nextLocal)
        if first < 0 {
          first = top
          belonging.place = top
        } else if top != first {
          joints.parent[Int(top)] = first
        }
      }
      joints.rows[n] = belonging
    }
  }

  /// The ranges of a cluster's slots in the table.
  private struct Extent: BitwiseCopyable {
    var firstVariable = 0
    var variableCount = 0
    var firstRow = 0
    var rowCount = 0
  }

  private mutating func distribute(_ affected: Affected, _ joints: borrowing Joints) -> [Part] {
    var extents = List<Extent>()
    countClusters(affected, joints, &extents)
    var end = 0
    for c in 0..<extents.count {
      extents[c].firstVariable = end
      extents[c].firstRow = end + extents[c].variableCount
      end = extents[c].firstRow + extents[c].rowCount
    }
    let table = SlotTable(count: end)
    let stamps = takeStamps(extents.count)
    var parts: [Part] = []
    parts.reserveCapacity(extents.count)
    for c in 0..<extents.count {
      let extent = extents[c]
      parts.append(
        Part(
          table, variables: extent.firstVariable..<extent.firstVariable + extent.variableCount,
          rows: extent.firstRow..<extent.firstRow + extent.rowCount, stamp: stamps.lowerBound + c))
      // From here on these count the stored slots.
      extents[c].variableCount = 0
      extents[c].rowCount = 0
    }
    for place in affected.variables.indices where joints.cluster[place] >= 0 {
      let c = Int(joints.cluster[place])
      let j = affected.variables[place]
      let local = extents[c].variableCount
      table.store(j, at: extents[c].firstVariable + local)
      extents[c].variableCount = local + 1
      variables[j].nextLocal = Int32(truncatingIfNeeded: local)
      variables[j].stamp = parts[c].stamp
    }
    for n in 0..<affected.rows.count {
      let c = Int(joints.rows[n].place)
      table.store(affected.rows[n], at: extents[c].firstRow + extents[c].rowCount)
      extents[c].rowCount += 1
      if joints.rows[n].isBorrowing { borrow(ofRow: affected.rows[n], &parts[c].borrowed) }
    }
    for c in 0..<parts.count where parts[c].borrowed.count > 1 {
      inOrderOfCreation(variables: &parts[c].borrowed)
    }
    return parts
  }

  /// Gives variables and rows their cluster numbers, and counts them.
  private func countClusters(
    _ affected: Affected, _ joints: borrowing Joints, _ extents: inout List<Extent>
  ) {
    for place in affected.variables.indices where variables[affected.variables[place]].useCount > 0 {
      let top = Int(joints.top(Int32(truncatingIfNeeded: place)))
      if joints.cluster[top] < 0 {
        joints.cluster[top] = Int32(truncatingIfNeeded: extents.count)
        extents.append(Extent())
      }
      joints.cluster[place] = joints.cluster[top]
      extents[Int(joints.cluster[top])].variableCount += 1
    }
    for n in 0..<affected.rows.count {
      var cluster = Int32(truncatingIfNeeded: extents.count)
      if joints.rows[n].place >= 0 {
        cluster = joints.cluster[Int(joints.rows[n].place)]
      } else {
        extents.append(Extent())
      }
      joints.rows[n].place = cluster
      extents[Int(cluster)].rowCount += 1
    }
  }

  /// Records which constants of other clusters a row mentions.
  private func borrow(ofRow i: Int, _ borrowed: inout [Int]) {
    for term in terms(ofRow: i) {
      let j = Int(term.variable)
      let anchor = Int(variables[j].nextAnchor)
      if anchor < 0 || anchor == i || borrowed.suffix(4).contains(j) { continue }
      borrowed.append(j)
    }
  }
}

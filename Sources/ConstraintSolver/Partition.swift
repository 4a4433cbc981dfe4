/// Splits a part of the system into clusters: rows that share a variable, directly or through others,
/// belong together. Rows without variables are clusters of their own; variables without rows are in none.
///
/// A variable with a required row `a x == b` of its own is *anchored*: a constant as far as others are
/// concerned, such as the size of the screen, and no reason to solve all rows that mention it together. It
/// makes a cluster with its anchor alone; other clusters that mention it borrow it.
///
/// Example: `s = 375`, `a + b = s`, `c <= s`. s is anchored; without it the other rows share nothing. The
/// clusters are s; a and b; c. The last two borrow s, and a change of its constant reaches them, too.
extension Storage {
  /// The clusters of a part, in the order of the first variable's creation; those without a variable of
  /// their own come last.
  mutating func partition(_ affected: Affected) -> [Part] {
    findAnchors(affected)
    let belongings = List<Belonging>(repeating: Belonging(), count: affected.rows.count)
    joinRows(affected, belongings)
    return distribute(affected, belongings)
  }

  /// Where a row belongs: a variable of its cluster, -1 if it has none but anchored ones, later the number of the
  /// cluster; and whether it mentions constants of other clusters.
  private struct Belonging: BitwiseCopyable {
    var variable: Int32 = -1
    var cluster: Int32 = -1
    var isBorrowing = false
  }

  private mutating func findAnchors(_ affected: Affected) {
    for j in affected.variables {
      variables[j].nextAnchor = -1
      variables[j].parent = Int32(truncatingIfNeeded: j)
      variables[j].index = -1
    }
    for i in affected.rows where rows[i].termCount == 1 && rows[i].isEquation {
      let j = Int(terms[rows[i].firstTerm].variable)
      if variables[j].nextAnchor < 0 { variables[j].nextAnchor = Int32(truncatingIfNeeded: i) }
    }
  }

  private mutating func joinRows(_ affected: Affected, _ belongings: borrowing List<Belonging>) {
    for n in 0..<affected.rows.count {
      let i = affected.rows[n]
      let isBound = rows[i].isBound
      var belonging = Belonging()
      var first: Int32 = -1
      for k in rows[i].terms {
        let j = terms[k].variable
        let anchor = Int(variables[Int(j)].nextAnchor)
        if anchor >= 0 {
          if anchor != i && !isBound {
            belonging.isBorrowing = true
          } else if belonging.variable < 0 {
            belonging.variable = j
          }
          continue
        }
        if belonging.variable < 0 { belonging.variable = j }
        let r = root(j)
        if first < 0 {
          first = r
        } else if r != first {
          variables[Int(r)].parent = first
        }
      }
      belongings[n] = belonging
    }
  }

  private mutating func root(_ start: Int32) -> Int32 {
    var j = start
    var parent = variables[Int(j)].parent
    while parent != j {
      let next = variables[Int(parent)].parent
      variables[Int(j)].parent = next
      j = next
      parent = variables[Int(j)].parent
    }
    return j
  }

  /// How far the slots of a cluster reach in the table.
  private struct Extent: BitwiseCopyable {
    var firstVariable = 0
    var variableCount = 0
    var firstRow = 0
    var rowCount = 0
  }

  private mutating func distribute(_ affected: Affected, _ belongings: borrowing List<Belonging>) -> [Part] {
    var extents = List<Extent>()
    numberClusters(affected, belongings, &extents)
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
      // From here on they count what has been stored.
      extents[c].variableCount = 0
      extents[c].rowCount = 0
    }
    for j in affected.variables where variables[j].index >= 0 {
      let c = Int(variables[j].index)
      let local = extents[c].variableCount
      table.store(j, at: extents[c].firstVariable + local)
      extents[c].variableCount = local + 1
      variables[j].nextLocal = Int32(truncatingIfNeeded: local)
      variables[j].stamp = parts[c].stamp
    }
    for n in 0..<affected.rows.count {
      let c = Int(belongings[n].cluster)
      table.store(affected.rows[n], at: extents[c].firstRow + extents[c].rowCount)
      extents[c].rowCount += 1
      if belongings[n].isBorrowing { borrow(ofRow: affected.rows[n], &parts[c].borrowed) }
    }
    for c in 0..<parts.count where parts[c].borrowed.count > 1 {
      inOrderOfCreation(variables: &parts[c].borrowed)
    }
    return parts
  }

  /// Gives variables and rows the numbers of their clusters, and counts them.
  private mutating func numberClusters(
    _ affected: Affected, _ belongings: borrowing List<Belonging>, _ extents: inout List<Extent>
  ) {
    for j in affected.variables where variables[j].useCount > 0 {
      let r = Int(root(Int32(truncatingIfNeeded: j)))
      if variables[r].index < 0 {
        variables[r].index = Int32(truncatingIfNeeded: extents.count)
        extents.append(Extent())
      }
      variables[j].index = variables[r].index
      extents[Int(variables[r].index)].variableCount += 1
    }
    for n in 0..<affected.rows.count {
      if belongings[n].variable >= 0 {
        belongings[n].cluster = variables[Int(belongings[n].variable)].index
      } else {
        belongings[n].cluster = Int32(truncatingIfNeeded: extents.count)
        extents.append(Extent())
      }
      extents[Int(belongings[n].cluster)].rowCount += 1
    }
  }

  /// Notes the constants of other clusters that a row mentions.
  private func borrow(ofRow i: Int, _ borrowed: inout [Int]) {
    for k in rows[i].terms {
      let j = Int(terms[k].variable)
      let anchor = Int(variables[j].nextAnchor)
      if anchor < 0 || anchor == i || borrowed.suffix(4).contains(j) { continue }
      borrowed.append(j)
    }
  }
}

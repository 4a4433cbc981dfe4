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
  mutating func partition(_ part: Part) -> [Part] {
    findAnchors(part)
    return distribute(part, joinRows(part))
  }

  private mutating func findAnchors(_ part: Part) {
    for j in part.variables {
      variables[j].nextAnchor = -1
      variables[j].parent = Int32(truncatingIfNeeded: j)
      variables[j].index = -1
    }
    for i in part.rows where rows[i].termCount == 1 && rows[i].isEquation {
      let j = Int(terms[rows[i].firstTerm].variable)
      if variables[j].nextAnchor < 0 { variables[j].nextAnchor = Int32(truncatingIfNeeded: i) }
    }
  }

  /// By row: a variable of the cluster it belongs in, -1 if it has none but anchored ones; and whether it
  /// mentions constants of other clusters.
  private struct Belonging: BitwiseCopyable {
    var variable: Int32 = -1
    var isBorrowing = false
  }

  private mutating func joinRows(_ part: Part) -> List<Belonging> {
    let belongings = List<Belonging>(repeating: Belonging(), count: part.rows.count)
    for n in 0..<part.rows.count {
      let i = part.rows[n]
      let isBound = rows[i].isBound
      var belonging = Belonging()
      var first: Int32 = -1
      for k in rows[i].terms {
        let j = terms[k].variable
        let anchor = Int(variables[Int(j)].nextAnchor)
        if anchor >= 0 && anchor != i && !isBound {
          belonging.isBorrowing = true
          continue
        }
        if belonging.variable < 0 { belonging.variable = j }
        if anchor >= 0 { continue }
        let r = root(j)
        if first < 0 {
          first = r
        } else if r != first {
          variables[Int(r)].parent = first
        }
      }
      belongings[n] = belonging
    }
    return belongings
  }

  private mutating func root(_ start: Int32) -> Int32 {
    var j = start
    while variables[Int(j)].parent != j {
      let next = variables[Int(variables[Int(j)].parent)].parent
      variables[Int(j)].parent = next
      j = next
    }
    return j
  }

  private mutating func distribute(_ part: Part, _ belongings: borrowing List<Belonging>) -> [Part] {
    var count = 0
    let clusterOfVariable = List<Int>(repeating: -1, count: part.variables.count)
    for k in 0..<part.variables.count where variables[part.variables[k]].useCount > 0 {
      let r = Int(root(Int32(truncatingIfNeeded: part.variables[k])))
      if variables[r].index < 0 {
        variables[r].index = Int32(truncatingIfNeeded: count)
        count += 1
      }
      clusterOfVariable[k] = Int(variables[r].index)
    }
    let clusterOfRow = List<Int>(repeating: -1, count: part.rows.count)
    for k in 0..<part.rows.count {
      if belongings[k].variable >= 0 {
        clusterOfRow[k] = Int(variables[Int(root(belongings[k].variable))].index)
      } else {
        clusterOfRow[k] = count
        count += 1
      }
    }
    var clusters: [Part] = []
    clusters.reserveCapacity(count)
    let variables = Storage.grouped(part.variables, by: clusterOfVariable, count)
    let rows = Storage.grouped(part.rows, by: clusterOfRow, count)
    for c in 0..<count {
      clusters.append(
        Part(
          variables: Array(variables.slots[variables.start[c]..<variables.start[c + 1]]),
          rows: Array(rows.slots[rows.start[c]..<rows.start[c + 1]])))
    }
    for k in 0..<part.rows.count where belongings[k].isBorrowing {
      borrow(ofRow: part.rows[k], &clusters[clusterOfRow[k]].borrowed)
    }
    for c in 0..<count where clusters[c].borrowed.count > 1 {
      inOrderOfCreation(variables: &clusters[c].borrowed)
    }
    return clusters
  }

  /// Slots in the order of their groups, -1 being none, and where each group starts.
  private static func grouped(
    _ slots: [Int], by group: borrowing List<Int>, _ count: Int
  ) -> (slots: [Int], start: [Int]) {
    var start = [Int](repeating: 0, count: count + 1)
    for k in 0..<slots.count where group[k] >= 0 {
      start[group[k]] += 1
    }
    for g in 0..<count {
      start[g + 1] += start[g]
    }
    var grouped = [Int](repeating: 0, count: start[count])
    // From ends of groups to their starts.
    for k in stride(from: slots.count - 1, through: 0, by: -1) where group[k] >= 0 {
      start[group[k]] -= 1
      grouped[start[group[k]]] = slots[k]
    }
    return (grouped, start)
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

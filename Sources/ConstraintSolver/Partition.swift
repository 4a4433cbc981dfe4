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
    joinRows(part)
    var clusters = distribute(part)
    for c in clusters.indices {
      inOrder(&clusters[c].borrowed) { variables[$0].serial }
    }
    return clusters
  }

  private mutating func findAnchors(_ part: Part) {
    for j in part.variables {
      variables[j].nextAnchor = -1
      variables[j].parent = Int32(truncatingIfNeeded: j)
      variables[j].index = -1
    }
    for i in part.rows where rows[i].termCount == 1 && rows[i].isEquation {
      let j = Int(termVariables[rows[i].firstTerm])
      if variables[j].nextAnchor < 0 { variables[j].nextAnchor = Int32(truncatingIfNeeded: i) }
    }
  }

  private mutating func joinRows(_ part: Part) {
    for i in part.rows {
      var first: Int32 = -1
      for k in rows[i].terms where variables[Int(termVariables[k])].nextAnchor < 0 {
        let r = root(termVariables[k])
        if first < 0 {
          first = r
        } else if r != first {
          variables[Int(r)].parent = first
        }
      }
    }
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

  private mutating func distribute(_ part: Part) -> [Part] {
    var clusters: [Part] = []
    for j in part.variables where variables[j].useCount > 0 {
      let r = Int(root(Int32(truncatingIfNeeded: j)))
      if variables[r].index < 0 {
        variables[r].index = Int32(truncatingIfNeeded: clusters.count)
        clusters.append(Part())
      }
      clusters[Int(variables[r].index)].variables.append(j)
    }
    for i in part.rows {
      var c = owner(ofRow: i)
      if c < 0 {
        c = clusters.count
        clusters.append(Part())
      }
      clusters[c].rows.append(i)
      if rows[i].isBound { continue }
      for k in rows[i].terms {
        let j = Int(termVariables[k])
        if variables[j].nextAnchor >= 0 && Int(variables[j].nextAnchor) != i {
          if clusters[c].borrowed.last != j { clusters[c].borrowed.append(j) }
        }
      }
    }
    return clusters
  }

  /// The cluster a row belongs in; -1 if it has no variables but anchored ones.
  private mutating func owner(ofRow i: Int) -> Int {
    for k in rows[i].terms {
      let anchor = Int(variables[Int(termVariables[k])].nextAnchor)
      if anchor < 0 || anchor == i || rows[i].isBound {
        return Int(variables[Int(root(termVariables[k]))].index)
      }
    }
    return -1
  }
}

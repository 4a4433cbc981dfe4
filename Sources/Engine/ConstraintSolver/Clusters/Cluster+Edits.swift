/// Edits of one constant that keep the basis; see `Reach`.
extension Cluster {
  /// Whether the solution can follow a new constant of one row, the only change, with the same basis; see
  /// `Reach`. If so, `applyEdit(ofRow:_:)` cannot fail.
  func canEdit(row slot: Int, _ storage: borrowing Storage) -> Bool {
    let row = storage.solvedRows[slot]
    guard row.component >= 0, deferredRoots.isEmpty else { return false }
    let (c, i) = (Int(row.component), Int(row.local))
    if reach?.component != c || reach?.reach.row != i {
      settleEdits(storage)
      guard let found = components[c].findReach(ofRow: i, at: storage.solvedConstant(ofRow: slot)),
        holds(found, of: c, storage)
      else { return false }
      reach = (c, found)
    }
    return reach?.reach.holds(at: storage.rows[slot].constant) ?? false
  }

  /// Updates the point of the component that was edited last; edits do not touch it.
  func settleEdits(_ storage: borrowing Storage) {
    guard let (c, reach) = reach else { return }
    let component = components[c]
    let constant = storage.solvedConstant(ofRow: component.rowSlots[reach.row])
    component.moveBreakpoint(ofRow: reach.row, by: constant - reach.base)
    self.reach = nil
  }

  /// Whether the tight rows, in their own units, stay tight as the variables move, and the edited row moves
  /// with its constant. Then all edits hold, since each goes only part of that way.
  private func holds(_ reach: Reach, of c: Int, _ storage: borrowing Storage) -> Bool {
    if members.isEmpty { findMembers() }
    let component = components[c]
    let rates = Buffer(repeating: 0.0, count: part.variables.count)
    for change in reach.changes {
      let k = rootStart[c] + change.column
      for m in memberStart[k]..<memberStart[k + 1] {
        let j = Int(members[Int(m)])
        rates[j] = places[j].factor * change.rate
      }
    }
    for slot in part.rows {
      let (row, solved) = (storage.rows[slot], storage.solvedRows[slot])
      let isInside = Int(solved.component) == c
      let isTight = isInside && component.position[component.variableCount + Int(solved.local)] < 0
      guard isTight || row.isEquation else { continue }
      var measure = RowMeasure(constant: isTight && Int(solved.local) == reach.row ? 1 : 0)
      for term in storage.terms(ofRow: slot) where storage.solvedVariables[Int(term.variable)].cluster >= 0 {
        guard let j = local(term.variable, storage) else { continue }
        measure.add(term.coefficient, times: rates[j])
      }
      if measure.residual.magnitude * Reach.longest > Tolerance.position * measure.unit { return false }
    }
    return true
  }

  /// The number of a variable in this cluster; nil if it belongs to another.
  private func local(_ variable: Int32, _ storage: borrowing Storage) -> Int? {
    let local = Int(storage.solvedVariables[Int(variable)].local)
    return local < part.variables.count && part.variables[local] == Int(variable) ? local : nil
  }

  func applyEdit(ofRow slot: Int, _ storage: inout Storage) {
    guard let (c, reach) = reach else { return }
    let change = storage.rows[slot].constant - reach.base
    for entry in reach.changes {
      let value = entry.value + entry.rate * change
      let k = rootStart[c] + entry.column
      for m in memberStart[k]..<memberStart[k + 1] {
        let j = Int(members[Int(m)])
        values[j] = places[j].factor * value + places[j].offset
        storage.take(rounded(values[j]), part.variables[j])
      }
    }
    recorded = nil
  }

  private func findMembers() {
    rootStart = [0]
    for component in components {
      rootStart.append(rootStart[rootStart.count - 1] + component.variableCount)
    }
    memberStart = [Int32](repeating: 0, count: rootStart[components.count] + 1)
    for j in 0..<places.count where places[j].component >= 0 {
      memberStart[rootStart[Int(places[j].component)] + Int(places[j].local)] += 1
    }
    var sum: Int32 = 0
    for k in memberStart.indices {
      sum += memberStart[k]
      memberStart[k] = sum
    }
    // Turns ends into starts.
    members = [Int32](repeating: 0, count: Int(sum))
    for j in stride(from: places.count - 1, through: 0, by: -1) where places[j].component >= 0 {
      let k = rootStart[Int(places[j].component)] + Int(places[j].local)
      memberStart[k] -= 1
      members[Int(memberStart[k])] = Int32(truncatingIfNeeded: j)
    }
  }
}

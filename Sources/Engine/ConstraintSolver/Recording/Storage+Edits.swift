/// Changes of numbers, and what must be solved again because of them.
extension Storage {
  static let noEdit = -1
  static let severalEdits = -2

  /// The kind of change to a cluster since it was solved.
  enum Change: Int {
    case none
    /// Constants of rows have new values.
    case constants
    /// Starting values have new values, too.
    case numbers
    case structure
  }

  mutating func setConstant(_ constant: Double, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard Storage.isUsable(constant) else { throw .notFinite }
    guard rows[row.slot].constant != constant else { return }
    noteEdit(row.slot)
    rows[row.slot].constant = constant
    noteConstant(ofRow: row.slot)
  }

  /// Records for its cluster that a row has a new constant.
  mutating func noteConstant(ofRow slot: Int) {
    let cluster = solvedRows[slot].cluster
    guard cluster >= 0 else { return }
    if clusterEdit[Int(cluster)] != slot {
      clusterEdit[Int(cluster)] =
        clusterEdit[Int(cluster)] == Storage.noEdit ? slot : Storage.severalEdits
    }
    touch(cluster: cluster, .constants)
  }

  mutating func setPriority(_ priority: Priority, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard priority.isLegal else { throw .illegalPriority }
    guard rows[row.slot].priority != priority else { return }
    noteEdit(row.slot)
    // It may be, or become, the anchor of its variable.
    for term in terms(ofRow: row.slot) { recent?.variables.insert(Int(term.variable)) }
    rows[row.slot].priority = priority
    touch(cluster: solvedRows[row.slot].cluster, .structure)
  }

  /// Keeps the state of a row at the last solve.
  private mutating func noteEdit(_ slot: Int) {
    recent?.rows.insert(slot)
    guard solvedRows[slot].cluster >= 0, solvedRows[slot].edit < 0 else { return }
    solvedRows[slot].edit = Int32(truncatingIfNeeded: edits.count)
    edits.append(RowEdit(row: slot, constant: rows[slot].constant, priority: rows[slot].priority))
  }

  /// The constant of a row at the last successful solve.
  func solvedConstant(ofRow slot: Int) -> Double {
    let edit = Int(solvedRows[slot].edit)
    return edit < 0 ? rows[slot].constant : edits[edit].constant
  }

  func solvedPriority(ofRow slot: Int) -> Priority {
    let edit = Int(solvedRows[slot].edit)
    return edit < 0 ? rows[slot].priority : edits[edit].priority
  }

  mutating func setPrevious(_ previous: Double, _ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    guard Storage.isUsable(previous) else { throw .notFinite }
    let slot = variable.slot
    // If the wanted value is the same as before, the same solution would be found again.
    guard solvedVariables[slot].previous != previous else { return }
    solvedVariables[slot].previous = previous
    recent?.variables.insert(slot)
    if solvedVariables[slot].cluster >= 0 {
      touch(cluster: solvedVariables[slot].cluster, .numbers)
    } else if !isFresh && !solvedVariables[slot].isChanged {
      solvedVariables[slot].isChanged = true
      changedVariables.append(Int32(truncatingIfNeeded: slot))
    }
  }

  mutating func touch(cluster: Int32, _ change: Change) {
    guard cluster >= 0 else { return }
    let c = Int(cluster)
    if clusterChange[c] == .none {
      changedClusters.append(c)
    }
    if change.rawValue > clusterChange[c].rawValue {
      clusterChange[c] = change
    }
  }
}

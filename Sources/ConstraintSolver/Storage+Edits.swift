/// Changes of numbers, and of what solving again has to look at because of them.
extension Storage {
  static let noEdit = -1
  static let severalEdits = -2

  /// What has happened to a cluster since it was solved.
  enum Change: Int {
    case none
    /// Constants of rows in `renumberedRows` have new values.
    case constants
    /// Starting values have new values, too.
    case numbers
    case structure
  }

  mutating func setConstant(_ constant: Double, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard Storage.isUsable(constant) else { throw .notFinite }
    guard rows[row.slot].constant != constant else { return }
    rows[row.slot].constant = constant
    revision += 1
    rows[row.slot].revision = revision
    let cluster = rows[row.slot].cluster
    if cluster >= 0 && !rows[row.slot].isRenumbered {
      rows[row.slot].isRenumbered = true
      renumberedRows.append(row.slot)
      clusterEdit[Int(cluster)] =
        clusterEdit[Int(cluster)] == Storage.noEdit ? row.slot : Storage.severalEdits
    }
    touch(cluster: cluster, .constants)
  }

  mutating func setPriority(_ priority: Priority, _ row: ConstraintID) throws(SolverError) {
    guard isKnown(row) else { throw .unknownConstraint }
    guard priority.isLegal else { throw .illegalPriority }
    guard rows[row.slot].priority != priority else { return }
    rows[row.slot].priority = priority
    revision += 1
    rows[row.slot].revision = revision
    touch(cluster: rows[row.slot].cluster, .structure)
  }

  mutating func setPrevious(_ previous: Double, _ variable: Variable) throws(SolverError) {
    guard isKnown(variable) else { throw .unknownVariable }
    guard Storage.isUsable(previous) else { throw .notFinite }
    variables[variable.slot].previous = previous
    revision += 1
    variables[variable.slot].revision = revision
    let cluster = variables[variable.slot].cluster
    if cluster >= 0 {
      touch(cluster: cluster, .numbers)
    } else if !variables[variable.slot].isChanged {
      variables[variable.slot].isChanged = true
      changedVariables.append(variable.slot)
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

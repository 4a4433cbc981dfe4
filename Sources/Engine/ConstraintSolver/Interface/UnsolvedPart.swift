/// A part of the system that shares no variable with the rest and could not be solved with the available
/// precision.
public struct UnsolvedPart: Hashable, Sendable {
  /// The variables, in the order of creation.
  public let variables: [Variable]
  /// The constraints, in the order of insertion.
  public let constraints: [ConstraintID]
}

extension Storage {
  func unsolved(_ part: Part) -> UnsolvedPart {
    UnsolvedPart(
      variables: part.variables.map { Variable(slot: $0, serial: variables[$0].serial) },
      constraints: part.rows.compactMap { rows[$0].isBound ? nil : id(ofRow: $0) })
  }

  /// Leaves a part to the next solve: it is in no cluster, as if newly recorded.
  mutating func postpone(_ part: Part) {
    for slot in part.variables {
      solvedVariables[slot].cluster = -1
      solvedVariables[slot].isChanged = true
      changedVariables.append(Int32(truncatingIfNeeded: slot))
    }
    for slot in part.rows {
      solvedRows[slot].cluster = -1
      newRows.append(Int32(truncatingIfNeeded: slot))
    }
  }
}

/// Which required rows cannot hold together.
extension Component {
  /// Called at the minimum of the required level, if that is not 0.
  ///
  /// The rows satisfied there are made walls. Those violated are then minimised one at a time, on the face
  /// that the walls and the earlier ones leave. The first that cannot be satisfied is in conflict with the
  /// tight rows that keep it from it, those with a price. The tight rows of a basis are independent, so the
  /// prices are the only combination of these rows that contradicts itself, and none is 0: without any
  /// one of them the rest can hold. The set is irreducible.
  func findConflict() throws(SolverError) -> [Int] {
    let required = levelStart[0]..<levelStart[1]
    var violated: [Int] = []
    for k in required {
      if isViolated(rowsByLevel[k]) {
        violated.append(rowsByLevel[k])
      } else {
        satisfy(rowsByLevel[k])
      }
    }
    for i in violated {
      resetSide(variableCount + i)
      setCost(ofRow: i)
      guard try minimize() else { throw .numericallyUnstable }
      if isViolated(i) {
        return support(i)
      }
      clearCosts()
      satisfy(i)
    }
    // Each alone can be satisfied: the level could have been, too.
    throw .numericallyUnstable
  }

  private func support(_ violated: Int) -> [Int] {
    var rows: [Int] = []
    for k in levelStart[0]..<levelStart[1] {
      let i = rowsByLevel[k]
      let isTight = position[variableCount + i] < 0
      if i == violated || isTight && prices[i].magnitude > Tolerance.rate {
        rows.append(i)
      }
    }
    return rows
  }
}

/// What the levels leave open: variables stay as close as possible to their previous values, one after the
/// other in the order of their creation. That makes the solution unique.
extension Component {
  func settleRemainder() throws(SolverError) {
    face.copy(from: region)
    knownRanges = []
    findVarying()
    for j in 0..<variableCount {
      if candidates.isEmpty { break }
      if varies[j] { try settle(j) }
    }
  }

  /// Marks the columns that a movable nonbasic column moves. Pivots among the movable change nothing about
  /// that: what leaves the basis is a column that moved.
  private func findVarying() {
    varies.fill(false)
    for k in 0..<candidates.count {
      varies[candidates[k]] = true
      computeEntering(candidates[k])
      for r in 0..<enteringRows.count where entering[enteringRows[r]].magnitude > Tolerance.pivot {
        varies[head[enteringRows[r]]] = true
      }
    }
  }

  private func settle(_ j: Int) throws(SolverError) {
    if position[j] >= 0 {
      resetSide(j)
      if side[j] != 0 {
        costAbove[j] = 1
        costBelow[j] = 1
        costed.append(j)
        guard try minimize() else { throw .numericallyUnstable }
        freeze()
        clearCosts()
        if position[j] >= 0 && side[j] != 0 { return }
      }
    }
    forbid(.all, j)
  }
}

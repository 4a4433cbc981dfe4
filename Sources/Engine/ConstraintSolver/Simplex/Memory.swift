/// Settles what the levels leave open: variables stay as close as possible to their previous values, one
/// after the other in the order of creation. That makes the solution unique.
extension Component {
  func settleRemainder() throws(SolverError) {
    knownRanges = []
    areRangesDoubtful = false
    try findHull()
    face.copy(from: region)
    for j in 0..<variableCount {
      if candidates.isEmpty { break }
      if varies[j] { try settle(j) }
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

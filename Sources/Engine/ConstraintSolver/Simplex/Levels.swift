/// The levels: minimise one, freeze it, minimise the next on the remaining face.
extension Component {
  enum Outcome {
    case solved
    /// Required rows that cannot hold together; see `Conflict.swift`.
    case conflict([Int], isSmallest: Bool)
  }

  /// Solves the component from the basis of the last solve.
  func solve(_ scratch: inout Arena) throws(SolverError) -> Outcome {
    chooseBasis(&scratch)
    return try solveFromBasis()
  }

  /// Solves the component from its current basis, freshly factorised.
  func solveFromBasis() throws(SolverError) -> Outcome {
    computePoint()
    // A second attempt is needed only after rounding errors: it starts close to the solution, with fresh
    // factors.
    for _ in 0..<4 {
      region.fill(.all)
      findCandidates()
      isRepaired = false
      isDoubtful = isSpread
      proof.removeAll()
      for l in 0..<levelCount {
        if try !solveLevel(l) {
          return try findConflict()
        }
      }
      try settleRemainder()
      if factors.etaCount > 0 {
        refactorize()
      } else {
        noteSmallPivots()
      }
      assertInvariants()
      if !isRepaired && isWithinRegions() {
        return .solved
      }
      refactorize()
    }
    throw .numericallyUnstable
  }

  /// - Returns: false if it is the required level and cannot be satisfied.
  private func solveLevel(_ l: Int) throws(SolverError) -> Bool {
    let rows = levelStart[l]..<levelStart[l + 1]
    for k in rows {
      let slack = variableCount + rowsByLevel[k]
      resetSide(slack)
    }
    var isSatisfied = isLevelSatisfied(rows)
    if !isSatisfied {
      if l > 0 { holdParallels() }
      for k in rows {
        setCost(ofRow: rowsByLevel[k])
      }
      let wasDoubtful = isDoubtful
      guard try minimize() else { throw .numericallyUnstable }
      // The proof will decide whether it is the minimum.
      isDoubtful = wasDoubtful
      isSatisfied = isLevelSatisfied(rows)
      if !isSatisfied && l > 0 {
        refinePrices()
        noteMultipliers()
        proof.endLevel(l)
        freeze()
      }
      clearCosts()
    }
    if isSatisfied {
      for k in rows {
        satisfy(rowsByLevel[k])
      }
    }
    return isSatisfied || l > 0
  }

  /// Adds the prices to the proof, as multipliers.
  func noteMultipliers() {
    for i in 0..<rowCount where prices[i] != 0 {
      proof.append(Proof.Multiplier(row: i, value: DoubleDouble(-prices[i] / scale[i])))
    }
  }

  private func isLevelSatisfied(_ rows: Range<Int>) -> Bool {
    for k in rows where isViolated(rowsByLevel[k]) {
      return false
    }
    return true
  }

  /// Whether the row is clearly on the wrong side.
  func isViolated(_ i: Int) -> Bool {
    let slack = variableCount + i
    guard position[slack] >= 0 else { return false }
    let offset = value[slack] - breakpoint[slack]
    return offset > tolerance[slack] && relation[i] != .greaterThanOrEqual
      || offset < -tolerance[slack] && relation[i] != .lessThanOrEqual
  }

  /// Adds the row's error to the objective: for a required row, whose error must become 0, in scaled units,
  /// so that rows of all sizes count alike; for others in the row's own units.
  func setCost(ofRow i: Int) {
    let slack = variableCount + i
    let price = level[i] == 0 ? 1 : scale[i]
    costAbove[slack] = relation[i] == .greaterThanOrEqual ? 0 : price
    costBelow[slack] = relation[i] == .lessThanOrEqual ? 0 : price
    costed.append(slack)
  }

  func clearCosts() {
    for k in 0..<costed.count {
      costAbove[costed[k]] = 0
      costBelow[costed[k]] = 0
    }
    costed.removeAll()
  }

  /// Confines a row without cost to where it has none.
  func satisfy(_ i: Int) {
    let slack = variableCount + i
    if relation[i] != .greaterThanOrEqual { forbid(.above, slack) }
    if relation[i] != .lessThanOrEqual { forbid(.below, slack) }
  }

  /// Confines the columns to the points where the objective, now minimal, stays minimal.
  ///
  /// By complementary slackness these are the points where the prices remain right: a nonbasic column that
  /// would raise the objective may not move; a basic one whose cost has a kink must stay on its piece.
  func freeze() {
    let cost = largestCost()
    let (tolerance, doubt) = (Tolerance.rate * cost, Tolerance.doubt * cost)
    for k in stride(from: candidates.count - 1, through: 0, by: -1) {
      // Removing a candidate moves a later one, already processed, into its place.
      let j = candidates[k]
      let reduced = reducedRate(j)
      let (above, below) = (costAbove[j] + reduced, costBelow[j] - reduced)
      if above > tolerance { forbid(.above, j) } else if above > doubt { isDoubtful = true }
      if below > tolerance { forbid(.below, j) } else if below > doubt { isDoubtful = true }
    }
    for k in 0..<costed.count where position[costed[k]] >= 0 {
      let j = costed[k]
      guard costAbove[j] + costBelow[j] > 0 else { continue }
      switch side[j] {
      case 1: forbid(.below, j)
      case -1: forbid(.above, j)
      default:
        if costAbove[j] > 0 { forbid(.above, j) }
        if costBelow[j] > 0 { forbid(.below, j) }
      }
    }
  }

  func isWithinRegions() -> Bool {
    for i in 0..<rowCount {
      let j = head[i]
      let offset = value[j] - breakpoint[j]
      if !offset.isFinite || offset > 4 * tolerance[j] && !region[j].contains(.above)
        || offset < -4 * tolerance[j] && !region[j].contains(.below)
      {
        return false
      }
    }
    return true
  }
}

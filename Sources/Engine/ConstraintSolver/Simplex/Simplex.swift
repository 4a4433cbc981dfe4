/// The primal simplex method for a sum of convex piecewise-linear costs of the columns.
///
/// In each iteration, the *prices* of the rows give every nonbasic column the rate at which the objective
/// changes when it leaves its breakpoint upward or downward. A column with a negative rate enters. As it
/// moves, basic columns reach their breakpoints, and each makes the rate less favourable by the kink of its
/// cost (by infinity at a wall of its region). The column at whose breakpoint the rate stops being negative
/// leaves the basis there.
extension Component {
  /// The move of a nonbasic column.
  struct Move {
    var column: Int
    /// 1 upward, -1 downward.
    var direction: Double
    /// The rate of change of the objective.
    var rate: Double
  }

  /// Minimises the current objective from the current point. On return `prices` belong to the optimum.
  ///
  /// - Returns: false if the objective has no lower bound; `ray` and `entering` then give the unbounded
  ///   direction.
  func minimize() throws(SolverError) -> Bool {
    var stalled = 0
    let tolerance = Tolerance.rate * largestCost()
    let limit = iterations + 10_000 + 50 * (rowCount + variableCount)
    computePrices()
    var arePricesFresh = true
    while true {
      // Bland's rule, which cannot cycle, once the vertex has not changed for a while.
      let bland = stalled > 100
      guard let move = chooseEntering(tolerance, bland: bland) else {
        if arePricesFresh {
          isDoubtful = isDoubtful || hasDoubtfulRate()
          return true
        }
        computePrices()
        arePricesFresh = true
        continue
      }
      iterations += 1
      if iterations > limit { throw .iterationLimit }
      computeEntering(move.column)
      guard let step = chooseLeaving(move, tolerance, bland: bland) else {
        ray = move
        return false
      }
      if step.isUnreliable && factors.etaCount > 0 {
        events.removeAll()
        refactorize()
        computePrices()
        arePricesFresh = true
        continue
      }
      if entering[step.row].magnitude < Tolerance.smallPivot || step.length > Tolerance.farStep {
        isDoubtful = true
      }
      stalled = step.length > Tolerance.step ? 0 : stalled + 1
      advance(move, step)
      exchange(move, step)
      arePricesFresh = false
      if factors.isStale {
        refactorize()
        computePrices()
        arePricesFresh = true
      }
    }
  }

  /// The scale of the rates of the objective.
  func largestCost() -> Double {
    var largest = 0.0
    for k in 0..<costed.count {
      largest = max(largest, max(costAbove[costed[k]].magnitude, costBelow[costed[k]].magnitude))
    }
    return largest
  }

  /// Clears the objective and the step of an abandoned stage.
  func discardStage() {
    clearCosts()
    events.removeAll()
    priceChange.clear()
    factors.work.clear()
  }

  func slope(_ column: Int) -> Double {
    side[column] > 0 ? costAbove[column] : side[column] < 0 ? -costBelow[column] : 0
  }

  func computePrices() {
    prices.fill(0)
    for k in 0..<costed.count where position[costed[k]] >= 0 {
      priceChange.set(slope(costed[k]), at: position[costed[k]])
    }
    applyPriceChange()
  }

  /// Updates the prices after a change of the costs by row of the basis, `priceChange`.
  private func applyPriceChange() {
    solveTransposed(&priceChange)
    addPrices(&priceChange)
  }

  /// Corrects the rounding errors of the prices, so that those of each variable add up to 0.
  func refinePrices() {
    for _ in 0..<2 {
      for j in 0..<variableCount where position[j] >= 0 {
        var (rate, size) = (0.0, 0.0)
        for e in columnStart[j]..<columnStart[j + 1] {
          let product = columnValue[e] * prices[columnRow[e]]
          rate -= product
          size = max(size, product.magnitude)
        }
        if rate.magnitude > 2 * Tolerance.rounding * size { priceChange.set(exactRate(j), at: position[j]) }
      }
      if priceChange.placeCount == 0 { return }
      applyPriceChange()
    }
  }

  private func exactRate(_ j: Int) -> Double {
    var rate = DoubleDouble.zero
    for e in columnStart[j]..<columnStart[j + 1] {
      rate += DoubleDouble(product: -columnValue[e], prices[columnRow[e]])
    }
    return rate.high
  }

  private func addPrices(_ change: inout SparseVector) {
    for k in 0..<change.placeCount {
      let i = change.place(k)
      prices[i] += change[i]
    }
    change.clear()
  }

  /// How the objective changes per unit of a nonbasic column, not counting its own cost.
  func reducedRate(_ column: Int) -> Double {
    if isSlack(column) {
      return prices[column - variableCount]
    }
    var rate = 0.0
    for e in columnStart[column]..<columnStart[column + 1] {
      rate -= columnValue[e] * prices[columnRow[e]]
    }
    return rate
  }

  /// The column with the steepest descent, or by Bland's rule the first that descends.
  private func chooseEntering(_ tolerance: Double, bland: Bool) -> Move? {
    var best: Move?
    for k in 0..<candidates.count {
      let j = candidates[k]
      let reduced = reducedRate(j)
      let up = region[j].contains(.above) ? costAbove[j] + reduced : 0
      let down = region[j].contains(.below) ? costBelow[j] - reduced : 0
      let move = Move(column: j, direction: up <= down ? 1 : -1, rate: min(up, down))
      guard move.rate < -tolerance else { continue }
      if let other = best {
        let isBetter =
          bland
          ? move.column < other.column
          : move.rate != other.rate ? move.rate < other.rate : move.column < other.column
        if !isBetter { continue }
      }
      best = move
    }
    return best
  }

  /// Whether a column that does not seem worth moving might be after all.
  private func hasDoubtfulRate() -> Bool {
    let doubt = Tolerance.doubt * largestCost()
    for k in 0..<candidates.count {
      let j = candidates[k]
      let reduced = reducedRate(j)
      if region[j].contains(.above) && costAbove[j] + reduced < -doubt { return true }
      if region[j].contains(.below) && costBelow[j] - reduced < -doubt { return true }
    }
    return false
  }

  private struct Step {
    var length: Double
    /// The row of the basis whose column leaves.
    var row: Int
    /// The number of breakpoints passed on the way, the first of the popped events.
    var passed: Int
    var isUnreliable: Bool
  }

  private func chooseLeaving(_ move: Move, _ tolerance: Double, bland: Bool) -> Step? {
    for k in 0..<entering.placeCount where entering[entering.place(k)].magnitude > Tolerance.pivot {
      let i = entering.place(k)
      let j = head[i]
      let rate = -entering[i] * move.direction
      let kink = kink(j, upward: rate > 0)
      if kink > 0 {
        events.append(
          BreakpointQueue.Event(
            time: max(0, (breakpoint[j] - value[j]) / rate), row: i, size: rate.magnitude,
            jump: rate.magnitude * kink))
      }
    }
    events.heapify()
    var slope = move.rate
    var blocking: BreakpointQueue.Event?
    while let event = events.pop() {
      slope += event.jump
      if slope >= -tolerance || bland {
        blocking = event
        break
      }
    }
    guard var chosen = blocking else { return nil }
    let passed = events.poppedCount - 1
    // Of the columns that block at the same time, the one with the largest pivot is the most accurate.
    let latest = chosen.time + (bland ? 1e-13 : 1e-10)
    while let event = events.first, event.time <= latest {
      _ = events.pop()
      let isBetter = bland ? head[event.row] < head[chosen.row] : event.size > chosen.size
      if isBetter { chosen = event }
    }
    return Step(length: chosen.time, row: chosen.row, passed: passed, isUnreliable: chosen.size < 1e-6)
  }

  /// How much steeper the cost of a basic column becomes at its breakpoint if it moves; 0 if it does not
  /// reach it.
  private func kink(_ column: Int, upward: Bool) -> Double {
    if !region[column].contains(upward ? .above : .below) { return .infinity }
    switch side[column] {
    case 0: return upward ? costAbove[column] : costBelow[column]
    case 1: return upward ? 0 : costAbove[column] + costBelow[column]
    default: return upward ? costAbove[column] + costBelow[column] : 0
    }
  }

  /// Moves the point, and updates the prices for the next basis.
  ///
  /// The costs of basic columns that passed their breakpoint change by `priceChange`, and the rate of the
  /// entering column changes accordingly; the rest is assigned to the pivot row, so that it becomes 0.
  private func advance(_ move: Move, _ step: Step) {
    for k in 0..<entering.placeCount {
      let i = entering.place(k)
      if entering[i] == 0 { continue }
      priceChange.set(-slope(head[i]), at: i)
      value[head[i]] -= entering[i] * move.direction * step.length
      updateSide(head[i])
    }
    // Columns that reached their breakpoint and stopped exactly there count as beyond it.
    for k in 0..<step.passed {
      let row = events.popped(k).row
      let j = head[row]
      if (value[j] - breakpoint[j]).magnitude <= tolerance[j] {
        side[j] = entering[row] * move.direction < 0 ? 1 : -1
      }
    }
    events.removeAll()
    var rate = move.rate * move.direction
    for k in 0..<entering.placeCount {
      let i = entering.place(k)
      if entering[i] == 0 { continue }
      priceChange.set(i == step.row ? 0 : priceChange[i] + slope(head[i]), at: i)
      rate -= priceChange[i] * entering[i]
    }
    priceChange.set(rate / entering[step.row], at: step.row)
    applyPriceChange()
  }

  private func exchange(_ move: Move, _ step: Step) {
    let leaving = head[step.row]
    value[leaving] = breakpoint[leaving]
    side[leaving] = 0
    position[leaving] = -1
    value[move.column] = breakpoint[move.column] + move.direction * step.length
    side[move.column] = move.direction > 0 ? 1 : -1
    position[move.column] = step.row
    head[step.row] = move.column
    removeCandidate(move.column)
    addCandidate(leaving)
    factors.replace(row: step.row, by: entering)
  }
}

/// The nonbasic columns that may move.
extension Component {
  func findCandidates() {
    candidates.removeAll()
    candidateIndex.fill(-1)
    for j in 0..<variableCount + rowCount where position[j] < 0 {
      addCandidate(j)
    }
  }

  func addCandidate(_ column: Int) {
    if region[column].isEmpty { return }
    candidateIndex[column] = candidates.count
    candidates.append(column)
  }

  func removeCandidate(_ column: Int) {
    let index = candidateIndex[column]
    if index < 0 { return }
    candidateIndex[column] = -1
    let last = candidates.removeLast()
    if last != column {
      candidates[index] = last
      candidateIndex[last] = index
    }
  }

  /// Narrows the region of a column.
  func forbid(_ directions: Region, _ column: Int) {
    region[column].subtract(directions)
    if region[column].isEmpty {
      removeCandidate(column)
    }
  }
}

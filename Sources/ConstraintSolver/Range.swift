/// How far a variable can go on the face that the levels leave.
extension Component {
  /// Whether the levels leave any variable a choice.
  var isOpen: Bool {
    for j in 0..<variableCount where varies[j] { return true }
    return false
  }

  func isOpen(_ j: Int) -> Bool {
    varies[j]
  }

  /// The range of variable j over all points that are as good as the solution. `value` is its value there.
  func range(_ j: Int) -> (lower: Double?, upper: Double?) {
    if !varies[j] {
      let value = Tolerance.snapped(value[j])
      return (value, value)
    }
    if knownRanges.isEmpty {
      findRanges()
    }
    return knownRanges[j]
  }

  /// The ranges of all variables that vary: each extreme starts from the one before, and the way back to the
  /// solution is gone but once.
  private func findRanges() {
    // The solution is one of the points: only rounding could leave it out.
    let present = (0..<variableCount).map { Tolerance.snapped(value[$0]) }
    knownRanges = present.map { ($0, $0) }
    exploreFace { () throws(SolverError) in
      for j in 0..<variableCount where varies[j] {
        let lower = try extreme(j, direction: 1).map { min($0, present[j]) }
        let upper = try extreme(j, direction: -1).map { max($0, present[j]) }
        if let lower, let upper, upper - lower <= 2 * tolerance[j] { continue }
        knownRanges[j] = (lower, upper)
      }
    }
  }

  /// Points of the face where variable j is least and greatest, as the values there of the variables in
  /// `read`; nil where it has no bound.
  func extremePoints(_ j: Int, reading read: [Int]) -> (lower: [Double]?, upper: [Double]?) {
    var points: (lower: [Double]?, upper: [Double]?) = (nil, nil)
    exploreFace { () throws(SolverError) in
      if try extreme(j, direction: 1) != nil { points.lower = read.map { Tolerance.snapped(value[$0]) } }
      if try extreme(j, direction: -1) != nil { points.upper = read.map { Tolerance.snapped(value[$0]) } }
    }
    return points
  }

  /// Runs `body` with all points of the face open to it, and returns to the solution. What `body` has not
  /// found when the numbers fail it stays unknown; the solution itself is known to be possible.
  private func exploreFace(_ body: () throws(SolverError) -> Void) {
    let solution = Buffer(repeating: -1, count: variableCount + rowCount)
    solution.copy(from: position)
    let settled = Buffer(repeating: Region.all, count: variableCount + rowCount)
    settled.copy(from: region)
    region.copy(from: face)
    findCandidates()
    do {
      try body()
    } catch {
      discardStage()
      refactorize()
    }
    clearCosts()
    region.copy(from: settled)
    position.copy(from: solution)
    refactorize()
  }

  /// The least `direction * x_j`, as a value of x_j.
  private func extreme(_ j: Int, direction: Double) throws(SolverError) -> Double? {
    clearCosts()
    // Cost `direction * x_j`: no kink at the breakpoint.
    costAbove[j] = direction
    costBelow[j] = -direction
    side[j] = 1
    costed.append(j)
    let isBounded = try minimize()
    events.removeAll()
    return isBounded ? Tolerance.snapped(value[j]) : nil
  }
}

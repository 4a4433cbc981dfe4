/// How far a variable can go on the face that the levels leave.
extension Component {
  /// The range of variable j over all points that are as good as the solution. `value` is its value there.
  func range(_ j: Int) throws(SolverError) -> (lower: Double?, upper: Double?) {
    if !varies[j] {
      let value = Tolerance.snapped(value[j])
      return (value, value)
    }
    if knownRanges.isEmpty {
      knownRanges = Array(repeating: (false, (nil, nil)), count: variableCount)
    }
    if !knownRanges[j].isKnown {
      knownRanges[j] = (true, try computeRange(j))
    }
    return knownRanges[j].range
  }

  private func computeRange(_ j: Int) throws(SolverError) -> (lower: Double?, upper: Double?) {
    let solution = Buffer(repeating: -1, count: variableCount + rowCount)
    solution.copy(from: position)
    let settled = Buffer(repeating: Region.all, count: variableCount + rowCount)
    settled.copy(from: region)
    region.copy(from: face)
    findCandidates()
    defer {
      clearCosts()
      region.copy(from: settled)
      position.copy(from: solution)
      refactorize()
    }
    // The solution is one of the points: only rounding could leave it out.
    let present = Tolerance.snapped(value[j])
    let lower = try extreme(j, direction: 1).map { min($0, present) }
    let upper = try extreme(j, direction: -1).map { max($0, present) }
    if let lower, let upper, upper - lower <= 2 * tolerance[j] {
      return (present, present)
    }
    return (lower, upper)
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

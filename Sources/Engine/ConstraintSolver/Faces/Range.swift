/// How far a variable can move on the face that the levels leave.
extension Component {
  /// Whether the levels leave any variable a choice.
  var isOpen: Bool {
    for j in 0..<variableCount where varies[j] { return true }
    return false
  }

  func isOpen(_ j: Int) -> Bool {
    varies[j]
  }

  /// The range of variable j over all points as good as the solution. `value` is its value there.
  func range(_ j: Int) -> (lower: Double?, upper: Double?) {
    if !varies[j] { return (value[j], value[j]) }
    if knownRanges.isEmpty {
      findRanges()
    }
    return knownRanges[j]
  }

  /// Whether `range(_:)` gives the ends of the face, not only of the part that was seen.
  func isRangeKnown(_ j: Int) -> Bool {
    _ = range(j)
    return !varies[j] || isRangeKnown[j]
  }

  /// The ranges of all variables that vary. Each search starts from the previous extreme, and the solution is
  /// restored only once, at the end. If the search costs too much, the remaining variables get the range seen
  /// on the way: every value in it is possible, since the face is convex, but the true range may be larger.
  /// `isRangeKnown` says which.
  private func findRanges() {
    // The solution is one of the points; only rounding could exclude it.
    let present = (0..<variableCount).map { value[$0] }
    var seen = SeenRanges(present)
    exploreFace { () throws(SolverError) in
      var work = 0
      for end in [SeenRanges.End.lower, .upper] {
        for j in 0..<variableCount where varies[j] && work < mostRangeWork {
          if seen.isFinal(j, end) { continue }
          if isAtWall(j, end, seen[j, end]) {
            seen.finish(j, end, at: seen[j, end])
            continue
          }
          let start = iterations
          if let extreme = try extreme(j, direction: end.direction) {
            seen.visit(value)
            seen.finish(j, end, at: extreme)
          } else {
            follow(ray, &seen)
            seen.finish(j, end, at: -end.direction * .infinity)
          }
          work += (1 + iterations - start) * (variableCount + rowCount)
        }
      }
    }
    isRangeKnown = (0..<variableCount).map { seen.isFinal($0, .lower) && seen.isFinal($0, .upper) }
    knownRanges = (0..<variableCount).map { j in
      let (lower, upper) = (seen[j, .lower], seen[j, .upper])
      if !varies[j] || upper - lower <= 2 * tolerance[j] { return (present[j], present[j]) }
      return (lower.isFinite ? lower : nil, upper.isFinite ? upper : nil)
    }
  }

  /// Whether variable j, seen at a value, can go no further because of its own region or that of a row with
  /// no other variable.
  private func isAtWall(_ j: Int, _ end: SeenRanges.End, _ seen: Double) -> Bool {
    func isWall(_ column: Int, _ factor: Double) -> Bool {
      let outward: Region = (factor > 0) == (end == .lower) ? .below : .above
      return !region[column].contains(outward)
        && (seen - breakpoint[column] / factor) * end.direction <= tolerance[j]
    }
    if isWall(j, 1) { return true }
    for e in columnStart[j]..<columnStart[j + 1] {
      let i = columnRow[e]
      if rowStart[i + 1] - rowStart[i] == 1, isWall(variableCount + i, columnValue[e]) { return true }
    }
    return false
  }

  /// Records that the columns moved by a ray have no bound in that direction.
  private func follow(_ ray: Move, _ seen: inout SeenRanges) {
    seen.finish(ray.column, alongRay: ray.direction)
    for k in 0..<entering.placeCount {
      let i = entering.place(k)
      // Smaller entries may be rounding errors.
      if entering[i].magnitude > 1e-6 { seen.finish(head[i], alongRay: -entering[i] * ray.direction) }
    }
  }

  /// The points of the face where variable j is smallest and largest, given as the values of the variables in
  /// `read`; nil where it has no bound.
  func extremePoints(_ j: Int, reading read: [Int]) -> (lower: [Double]?, upper: [Double]?) {
    var points: (lower: [Double]?, upper: [Double]?) = (nil, nil)
    exploreFace { () throws(SolverError) in
      if try extreme(j, direction: 1) != nil { points.lower = read.map { value[$0] } }
      if try extreme(j, direction: -1) != nil { points.upper = read.map { value[$0] } }
    }
    return points
  }

  /// Whether the weighted sum of two variables is the same at all points of the face.
  func isFixed(_ one: (j: Int, factor: Double), _ other: (j: Int, factor: Double)) -> Bool {
    var isFixed = false
    exploreFace { () throws(SolverError) in
      var ends: [Double] = []
      for direction in [1.0, -1.0] {
        clearCosts()
        for term in [one, other] { addCost(direction * term.factor, of: term.j) }
        guard try reachesEnd() else { return }
        ends.append(one.factor * value[one.j] + other.factor * value[other.j])
      }
      isFixed = (ends[0] - ends[1]).magnitude < 1e-6
    }
    return isFixed
  }

  /// Runs `body` with all points of the face reachable, then restores the solution. If numerical errors occur
  /// or are possible, sets `areRangesDoubtful`.
  private func exploreFace(_ body: () throws(SolverError) -> Void) {
    let solution = Buffer(repeating: -1, count: variableCount + rowCount)
    solution.copy(from: position)
    let settled = Buffer(repeating: Region.all, count: variableCount + rowCount)
    settled.copy(from: region)
    region.copy(from: face)
    findCandidates()
    isDoubtful = isSpread
    do {
      try body()
      areRangesDoubtful = isDoubtful || areRangesDoubtful
    } catch {
      areRangesDoubtful = true
      discardStage()
      refactorize()
    }
    clearCosts()
    region.copy(from: settled)
    position.copy(from: solution)
    refactorize()
  }

  /// The value of x_j at the minimum of `direction * x_j`.
  private func extreme(_ j: Int, direction: Double) throws(SolverError) -> Double? {
    clearCosts()
    addCost(direction, of: j)
    return try reachesEnd() ? value[j] : nil
  }

  /// Adds the cost `rate * x_j`, without a kink at the breakpoint.
  private func addCost(_ rate: Double, of j: Int) {
    costAbove[j] = rate
    costBelow[j] = -rate
    side[j] = 1
    costed.append(j)
  }

  /// Minimises the costs; false if they have no minimum.
  private func reachesEnd() throws(SolverError) -> Bool {
    let isBounded = try minimize()
    events.removeAll()
    // A point displaced by rounding errors is not on the face.
    if isBounded && !isWithinRegions() { throw .numericallyUnstable }
    return isBounded
  }
}

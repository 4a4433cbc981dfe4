/// Decides, for all columns at once, which ones vary on the face that the levels leave.
///
/// A column varies if it depends on a nonbasic column that may move, but walls that meet at one point may
/// keep that column from moving after all. They are *implicit equalities*: walls that no point of the face
/// leaves. Once these are known and nonbasic, the columns that may move span the affine hull of the face, and
/// the coefficients of a column tell exactly whether it varies.
///
/// Example: `w <= 30` and `w >= 30`, optional, both satisfied. The slack of the first is nonbasic and may
/// fall as far as its own region allows. The slack of the second falls with it, which its region forbids. The
/// sum of the distances from both walls cannot exceed 0: both are equalities, and w is determined.
extension Component {
  /// Confines implicit equalities to their breakpoints, and marks the columns that vary.
  func findHull() throws(SolverError) {
    varies.fill(false)
    if candidates.isEmpty { return }
    holdParallels()
    if candidates.isEmpty { return }
    try fixImplicitEqualities()
    findVarying()
  }

  /// Whether a column is on a wall: at its breakpoint, and free to leave it on one side.
  private func isOnWall(_ j: Int) -> Bool {
    (region[j] == .above || region[j] == .below)
      && (position[j] < 0 || (value[j] - breakpoint[j]).magnitude <= tolerance[j])
  }

  /// Maximises the sum of the distances from the walls at the current point, ignoring all other walls, which
  /// are too far away to restrict the directions that lead into the face.
  ///
  /// If the maximum is 0, none of these walls can be left. Otherwise there is a ray. The walls that it leaves
  /// are not equalities, and need not be considered any more: a direction that crosses them no longer does
  /// once enough of the ray is added to it, and it still leaves the walls that it left. The same is then done
  /// with the remaining walls.
  private func fixImplicitEqualities() throws(SolverError) {
    let levels = Buffer(repeating: Region.all, count: variableCount + rowCount)
    levels.copy(from: region)
    let isPending = Buffer(repeating: false, count: variableCount + rowCount)
    for j in 0..<variableCount + rowCount {
      if isOnWall(j) {
        isPending[j] = true
        setDistanceObjective(j)
      } else if !region[j].isEmpty {
        region[j] = .all
      }
    }
    findCandidates()
    leaveWallsAlongEdges(isPending)
    while try !minimize() {
      guard leaveWalls(isPending, along: ray) else { break }
    }
    clearCosts()
    for j in 0..<variableCount + rowCount {
      region[j] = isPending[j] ? [] : levels[j]
    }
    findCandidates()
  }

  /// The objective is minus the distance, without a kink at the breakpoint.
  private func setDistanceObjective(_ j: Int) {
    let rate: Double = region[j] == .above ? -1 : 1
    costAbove[j] = rate
    costBelow[j] = -rate
    costed.append(j)
    if position[j] >= 0 { side[j] = 1 }
  }

  /// Takes the rays that start as edges of the current basis. If each wall belongs to one view, there is one
  /// for each wall, and looking for a new ray each time would be slow.
  private func leaveWallsAlongEdges(_ isPending: borrowing Buffer<Bool>) {
    for k in 0..<candidates.count {
      let column = candidates[k]
      computeEntering(column)
      for (direction, side) in [(1.0, Region.above), (-1.0, Region.below)] where region[column].contains(side)
      {
        let edge = Move(column: column, direction: direction, rate: 0)
        if isRay(edge) { _ = leaveWalls(isPending, along: edge) }
      }
    }
  }

  /// Whether no region stops the entering column.
  private func isRay(_ move: Move) -> Bool {
    for k in 0..<entering.placeCount {
      let i = entering.place(k)
      let change = -entering[i] * move.direction
      if change.magnitude > Tolerance.pivot, !region[head[i]].contains(change > 0 ? .above : .below) {
        return false
      }
    }
    return true
  }

  /// - Returns: whether the ray leaves any of the walls.
  private func leaveWalls(_ isPending: borrowing Buffer<Bool>, along ray: Move) -> Bool {
    events.removeAll()
    var isAnyLeft = leaveWall(ray.column, isPending)
    for k in 0..<entering.placeCount {
      let i = entering.place(k)
      let change = -entering[i] * ray.direction
      if change.magnitude > Tolerance.pivot, region[head[i]].contains(change > 0 ? .above : .below) {
        isAnyLeft = leaveWall(head[i], isPending) || isAnyLeft
      }
    }
    return isAnyLeft
  }

  private func leaveWall(_ j: Int, _ isPending: borrowing Buffer<Bool>) -> Bool {
    guard isPending[j] else { return false }
    isPending[j] = false
    costAbove[j] = 0
    costBelow[j] = 0
    region[j] = .all
    return true
  }

  /// Marks the columns that a movable nonbasic column moves.
  ///
  /// A candidate that would move a fixed basic column trades places with it. That changes nothing for the
  /// columns handled so far, which do not move fixed ones.
  private func findVarying() {
    for k in stride(from: candidates.count - 1, through: 0, by: -1) {
      let column = candidates[k]
      computeEntering(column)
      if let row = fixedRow() {
        enter(column, at: row)
        continue
      }
      varies[column] = true
      for r in 0..<entering.placeCount where entering[entering.place(r)].magnitude > Tolerance.pivot {
        varies[head[entering.place(r)]] = true
      }
    }
  }

  /// The row where the entering column would move a fixed one. Among the large entries it chooses the
  /// strongest constraint, which becomes a decider.
  private func fixedRow() -> Int? {
    var largest = Tolerance.pivot
    for k in 0..<entering.placeCount where region[head[entering.place(k)]].isEmpty {
      largest = max(largest, entering[entering.place(k)].magnitude)
    }
    var best: Int?
    for k in 0..<entering.placeCount where region[head[entering.place(k)]].isEmpty {
      let i = entering.place(k)
      guard entering[i].magnitude > Tolerance.pivot, entering[i].magnitude >= Tolerance.threshold * largest
      else { continue }
      if let other = best, (strength(head[other]), head[other]) <= (strength(head[i]), head[i]) { continue }
      best = i
    }
    return best
  }

  /// Rank of the column's priority, 0 for required; variables come last.
  private func strength(_ column: Int) -> Int {
    isSlack(column) ? level[column - variableCount] : levelCount
  }

  /// Changes the basis at the current point: the leaving column is at its breakpoint.
  private func enter(_ column: Int, at row: Int) {
    let leaving = head[row]
    value[leaving] = breakpoint[leaving]
    side[leaving] = 0
    position[leaving] = -1
    head[row] = column
    position[column] = row
    removeCandidate(column)
    factors.replace(row: row, by: entering)
    if factors.isStale {
      refactorize()
    }
  }
}

/// Finds required rows that cannot hold together.
///
/// Bounds always hold: they are never part of the answer, and without any one of its rows the answer can be
/// satisfied *within all bounds*. There are three steps: `findContradiction()` takes from the simplex method
/// a few rows that contradict each other, `reduce(_:)` finds out which of them are needed, and
/// `findSmallerConflict(than:)` looks for fewer.
///
/// Example: `x >= 0`, `y >= 0` (bounds), `y == x - 9`, `y == -x - 1`. Raising y against `y == -x - 1`, the
/// method may find that `x >= 0` and `y == x - 9` block it. But `y == -x - 1` contradicts the bounds by
/// itself, as a try without `y == x - 9` shows: it is the only row left.
extension Component {
  /// Called at the minimum of the required level if that is not 0.
  func findConflict() throws(SolverError) -> Outcome {
    var conflict = try findContradiction()
    let hasBounds = (levelStart[0]..<levelStart[1]).contains { isBound[rowsByLevel[$0]] }
    if hasBounds {
      conflict = try reduce(conflict)
    }
    let (rows, isSmallest) = try findSmallerConflict(than: conflict.filter { !isBound[$0] })
    return .conflict(rows.sorted(), isSmallest: isSmallest)
  }

  /// Multipliers that show that the required rows cannot hold together; nil if they can. The component must
  /// not have been solved yet.
  func findContradictionMultipliers(_ scratch: inout Arena) throws(SolverError) -> [Proof.Multiplier]? {
    chooseBasis(&scratch)
    computePoint()
    region.fill(.all)
    findCandidates()
    for k in levelStart[0]..<levelStart[1] {
      resetSide(variableCount + rowsByLevel[k])
      setCost(ofRow: rowsByLevel[k])
    }
    guard try minimize() else { throw .numericallyUnstable }
    noteMultipliers()
    clearCosts()
    for k in levelStart[0]..<levelStart[1] where isViolated(rowsByLevel[k]) { return proof.multipliers }
    return nil
  }

  /// Makes walls of the bounds, of the rows that hold, and then of the others, one after the other, until one
  /// cannot hold. The result is that row, followed by the tight walls that keep it from holding: those with a
  /// price.
  ///
  /// The tight rows of a basis are independent, so the prices are the only contradictory combination of these
  /// rows, and none is 0: without regard to bounds, the set is irreducible.
  private func findContradiction() throws(SolverError) -> [Int] {
    let required = (levelStart[0]..<levelStart[1]).map { rowsByLevel[$0] }
    let (bounds, others) = (required.filter { isBound[$0] }, required.filter { !isBound[$0] })
    var pending: [Int] = []
    for i in bounds {
      resetSide(variableCount + i)
      setCost(ofRow: i)
    }
    guard try minimize() else { throw .numericallyUnstable }
    clearCosts()
    for i in bounds {
      satisfy(i)
    }
    for i in others {
      if isViolated(i) {
        pending.append(i)
      } else {
        satisfy(i)
      }
    }
    for i in pending {
      if let conflict = try contradiction(to: i, among: required) {
        return conflict
      }
      satisfy(i)
    }
    // Each row could be satisfied in turn, so the level should have been satisfiable.
    throw .numericallyUnstable
  }

  /// Minimises the violation of a row. If some remains, returns the row and the tight rows with a price.
  func contradiction(to violated: Int, among rows: [Int]) throws(SolverError) -> [Int]? {
    resetSide(variableCount + violated)
    setCost(ofRow: violated)
    defer { clearCosts() }
    guard try minimize() else { throw .numericallyUnstable }
    guard isViolated(violated) else { return nil }
    return [violated]
      + rows.filter { i in
        i != violated && position[variableCount + i] < 0 && prices[i].magnitude > Tolerance.rate
      }
  }

  /// The work limit of the reduction, in columns visited: about a second.
  private static var mostReductionWork: Int { 50_000_000 }

  /// Leaves out rows that the conflict does not need, given all bounds. Of thousands of rows some may stay
  /// untried, as the cost grows at least with the square of their number; without the bounds, all of them are
  /// needed in any case.
  ///
  /// The point satisfies all bounds, and all rows of the conflict but `open`, at first its first row. Each
  /// other row is tried in turn: it is freed, and the violation of `open` is minimised. If `open` can now
  /// hold, the other row was needed, and becomes the open one. Otherwise the rest is contradictory without
  /// it, and the conflict shrinks.
  func reduce(_ contradiction: [Int]) throws(SolverError) -> [Int] {
    var conflict = contradiction.filter { !isBound[$0] }
    var open = contradiction[0]
    confine(to: conflict, open: open)
    var tried = 1
    let start = iterations
    while tried < conflict.count,
      (tried + iterations - start) * (variableCount + rowCount) < Self.mostReductionWork
    {
      let i = conflict[tried]
      free(i)
      if let smaller = try self.contradiction(to: open, among: conflict) {
        let isNeeded = marks(of: smaller)
        conflict = conflict[..<tried] + conflict[(tried + 1)...].filter { isNeeded[$0] }
        confine(to: conflict, open: open)
      } else {
        satisfy(open)
        open = i
        tried += 1
      }
    }
    return conflict
  }

  /// Makes walls of the bounds and of all rows of the conflict but one; frees all other rows.
  private func confine(to conflict: [Int], open: Int) {
    let isInConflict = marks(of: conflict)
    for i in 0..<rowCount where i == open || !isInConflict[i] && !isBound[i] {
      free(i)
    }
  }

  func marks(of rows: [Int]) -> Buffer<Bool> {
    let marks = Buffer(repeating: false, count: rowCount)
    for i in rows {
      marks[i] = true
    }
    return marks
  }

  /// Allows a row to be violated.
  func free(_ i: Int) {
    let slack = variableCount + i
    region[slack] = .all
    if position[slack] < 0 && candidateIndex[slack] < 0 {
      addCandidate(slack)
    }
  }
}

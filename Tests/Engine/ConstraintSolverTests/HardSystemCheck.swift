import ConstraintSolver
import TestSupport

/// What the solver answers to hard systems, and whether that is true.
struct HardSystemCheck {
  private(set) var solved = 0
  private(set) var conflicts = 0
  /// Those said to be of the fewest rows.
  private(set) var smallest = 0
  private(set) var unstable = 0
  /// Solved, but the oracle cannot tell how well, or finds no solution without the accuracy.
  private(set) var unknown = 0

  /// What is wrong with the answer to a system, or to that with other constants, one after the other; nil: nothing.
  mutating func problem(with system: TestSystem, edits: Int, _ random: inout RandomSource) throws -> String? {
    var system = system
    let loaded = try LoadedSystem(system)
    for edit in 0...edits {
      if edit > 0 {
        let i = random.int(0...system.rows.count - 1)
        system.rows[i].constant += Double(random.int(-16...16)) / 4
        try loaded.solver.setConstant(system.rows[i].constant, of: loaded.constraints[i])
      }
      if let problem = problem(with: loaded, system) {
        return edit > 0 ? "after \(edit) edits, the last to \(system.rows): \(problem)" : problem
      }
    }
    return nil
  }

  private mutating func problem(with loaded: LoadedSystem, _ system: TestSystem) -> String? {
    switch Self.failure(of: loaded.solver) {
    case .unsatisfiable:
      conflicts += 1
      for conflict in loaded.solver.conflicts {
        if conflict.isSmallest { smallest += 1 }
        if let problem = problem(with: conflict, loaded, system) { return problem }
      }
      return nil
    case .numericallyUnstable:
      unstable += 1
      return nil
    case .some(let error): return "it threw \(error)"
    case nil: break
    }
    let variable = system.starts.count - 1
    guard case .solved(let exact) = ExactOracle.solve(system, ranges: [variable]) else {
      unknown += 1
      return requiredProblem(loaded, system)
    }
    solved += 1
    return requiredProblem(loaded, system) ?? problem(loaded, system, exact, variable)
  }

  static func failure(of solver: Solver) -> SolverError? {
    do throws(SolverError) {
      try solver.solve()
      return nil
    } catch { return error }
  }

  private func requiredProblem(_ loaded: LoadedSystem, _ system: TestSystem) -> String? {
    let point = loaded.point
    for row in system.rows + system.boundRows where row.priority == 1000 {
      let error = row.error(at: point).magnitude
      if !(error <= accuracy(of: row, at: point)) { return "a required row is off by \(error)" }
    }
    return nil
  }

  /// What rounding the values may make of a row: those of a row of even coefficients are rounded to 1e-9.
  private func accuracy(of row: TestSystem.Row, at point: [Double]) -> Double {
    let sizes = row.terms.map { ($0.coefficient * point[$0.variable]).magnitude }
    let least = row.terms.map(\.coefficient.magnitude).filter { $0 > 0 }.min() ?? 1
    return 1e-6 * least + 1e-14 * (sizes + [row.constant.magnitude]).reduce(0, +)
  }

  private func problem(
    _ loaded: LoadedSystem, _ system: TestSystem, _ exact: ExactOracle.Result, _ variable: Int
  ) -> String? {
    let point = loaded.point
    let accuracy = system.rows.reduce(1e-6) { $0 + self.accuracy(of: $1, at: point) }
    for (sum, least) in zip(system.levelSums(at: point), exact.sums) {
      if sum < least - accuracy { break }
      if sum > least + accuracy { return "a sum of errors is \(sum), but \(least) is possible" }
    }
    // Where an error within the accuracy is taken for none, what follows is another problem.
    let isExact = zip(system.levelSums(at: point), exact.sums).allSatisfy {
      ($0 - $1).magnitude <= 1e-12 * (1 + $1)
    }
    for (row, constraint) in zip(system.rows, loaded.constraints) {
      let error = loaded.solver.error(of: constraint)
      if !((row.error(at: point) - error).magnitude <= 1e-8 + self.accuracy(of: row, at: point)) {
        return "the error of a row is said to be \(error)"
      }
    }
    // What is said not to be known is no promise.
    guard isExact, loaded.solver.isRangeKnown(of: loaded.variables[variable]) else { return nil }
    let range = loaded.solver.range(of: loaded.variables[variable])
    for (end, other) in [(range.lower, exact.ranges[0].lower), (range.upper, exact.ranges[0].upper)] {
      let size = max(point[variable].magnitude, other?.magnitude ?? 0)
      if (end == nil) != (other == nil)
        || !((end ?? 0) - (other ?? 0)).magnitude.isLessThanOrEqualTo(1e-6 + 1e-9 * size)
      {
        return "the range of variable \(variable) is \(range), not \(exact.ranges[0])"
      }
    }
    return nil
  }

  // MARK: Conflicts

  private func problem(with conflict: ConflictSet, _ loaded: LoadedSystem, _ system: TestSystem) -> String? {
    let indices = conflict.constraints.compactMap { loaded.constraints.firstIndex(of: $0) }
    guard indices.count == conflict.constraints.count else {
      return "the conflict is of rows that are not there"
    }
    let rows = indices.map { system.rows[$0] }
    if rows.contains(where: { $0.priority < 1000 }) { return "\(indices) are not all required" }
    if isPossible(rows, system) == true { return "\(indices) are no conflict" }
    for k in rows.indices {
      let rest = Array(rows[..<k] + rows[(k + 1)...])
      if isPossible(rest, system) == false { return "\(indices) are in conflict without \(indices[k])" }
    }
    if conflict.isSmallest, let smaller = smallerConflict(than: indices, system) {
      return "\(indices) are not the smallest conflict: \(smaller) are"
    }
    return nil
  }

  private func isPossible(_ rows: [TestSystem.Row], _ system: TestSystem) -> Bool? {
    ExactOracle.isFeasible(system.boundRows + rows, variableCount: system.starts.count)
  }

  /// Fewer rows that are in conflict, by trying all sets of those that are connected with these.
  private func smallerConflict(than indices: [Int], _ system: TestSystem) -> [Int]? {
    let connected = system.requiredRows(connectedWith: indices)
    guard connected.count <= 12 else { return nil }
    for subset in 1..<(1 << connected.count) where subset.nonzeroBitCount < indices.count {
      let chosen = connected.indices.filter { subset >> $0 & 1 == 1 }.map { connected[$0] }
      if isPossible(chosen.map { system.rows[$0] }, system) == false { return chosen }
    }
    return nil
  }
}

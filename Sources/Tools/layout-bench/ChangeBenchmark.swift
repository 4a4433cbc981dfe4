import ConstraintSolver

/// Times changes of a solved system: their cost should depend on the part that they touch, not on the size of
/// the rest.
///
/// For one variable after another, adds the preferred width of a label, changes it, and removes it.
enum ChangeBenchmark {
  private static let places = 200

  /// - Returns: an exit status.
  static func run(families: [ProblemFamily], counts: [Int]) -> Int32 {
    print("| system | first change, µs | constraints added | text changed | removed |")
    print("|---|---|---|---|---|")
    do {
      for family in families {
        for count in counts { print(try row(family, count)) }
      }
    } catch {
      SolverBenchmark.complain("\(error)")
      return 70
    }
    return 0
  }

  private static func row(_ family: ProblemFamily, _ count: Int) throws -> String {
    let problem = try SolverProblem(parsing: Array(family.problem(count).text.utf8))
    let loaded = try LoadedProblem(problem)
    let (solver, variables) = (loaded.solver, loaded.variables)
    var (added, changed, removed): ([Double], [Double], [Double]) = ([], [], [])
    for place in 0..<places {
      let width = variables[place * variables.count / places]
      let size = solver.value(of: width) + 1
      var wishes: [ConstraintID] = []
      added.append(
        try microseconds { () throws(SolverError) in
          wishes = [
            try solver.addConstraint([Term(width)], .lessThanOrEqual, size, priority: Priority(2)),
            try solver.addConstraint([Term(width)], .greaterThanOrEqual, size, priority: Priority(3)),
          ]
          try solver.solve()
        })
      changed.append(
        try microseconds { () throws(SolverError) in
          for wish in wishes { try solver.setConstant(size + 2, of: wish) }
          try solver.solve()
        })
      removed.append(
        try microseconds { () throws(SolverError) in
          for wish in wishes { try solver.removeConstraint(wish) }
          try solver.solve()
        })
    }
    let medians = [Array(added.dropFirst()), changed, removed].map { SolverBenchmark.median($0) }
    return "| \(family.rawValue)-\(count) | \(SolverBenchmark.fixed(added[0], 0)) | "
      + medians.map { SolverBenchmark.fixed($0, 1) }.joined(separator: " | ") + " |"
  }

  private static func microseconds(_ work: () throws(SolverError) -> Void) throws(SolverError) -> Double {
    let start = SolverBenchmark.now()
    try work()
    return 1000 * (SolverBenchmark.now() - start)
  }
}

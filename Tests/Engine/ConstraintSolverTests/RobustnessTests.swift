import ConstraintSolver
import TestSupport
import Testing

@Suite struct RobustnessTests {
  @Test func badInputIsRefusedAndChangesNothing() throws {
    let solver = Solver()
    let x = solver.addVariable(startingAt: .nan)
    let row = try solver.addConstraint([Term(x)], .equal, 4)
    for bad in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: SolverError.notFinite) { try solver.addConstraint([Term(x)], .equal, bad) }
      #expect(throws: SolverError.notFinite) { try solver.addConstraint([Term(x, bad)], .equal, 1) }
      #expect(throws: SolverError.notFinite) { try solver.setConstant(bad, of: row) }
      #expect(throws: SolverError.notFinite) { try solver.setStartingValue(bad, of: x) }
    }
    for bad in [0, -1, 1000.001, .nan, .infinity] {
      #expect(throws: SolverError.illegalPriority) {
        try solver.addConstraint([Term(x)], .equal, 1, priority: Priority(bad))
      }
      #expect(throws: SolverError.illegalPriority) { try solver.setPriority(Priority(bad), of: row) }
    }
    #expect(throws: SolverError.variableInUse) { try solver.removeVariable(x) }
    try solver.solve()
    #expect(solver.value(of: x) == 4)
  }

  @Test func handlesOfWhatIsGoneAreRefused() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let row = try solver.addConstraint([Term(x)], .equal, 4)
    try solver.solve()
    try solver.removeConstraint(row)
    try solver.removeVariable(x)
    let y = solver.addVariable(startingAt: 2)
    try solver.addConstraint([Term(y)], .greaterThanOrEqual, 1)
    #expect(throws: SolverError.unknownConstraint) { try solver.removeConstraint(row) }
    #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(1, of: row) }
    #expect(throws: SolverError.unknownVariable) { try solver.addConstraint([Term(x)], .equal, 1) }
    #expect(throws: SolverError.unknownVariable) { try solver.removeVariable(x) }
    try solver.solve()
    #expect(solver.value(of: x).isNaN && solver.error(of: row).isNaN)
    #expect(solver.value(of: y) == 2)
    #expect(solver.deciders(of: x).isEmpty)
  }

  /// Beale's example, on which the textbook method cycles for ever: its minimum is -1.25.
  @Test func bealesExample() throws {
    let solver = Solver()
    let x = (0..<4).map { _ in solver.addVariable() }
    for v in x { try solver.addConstraint([Term(v)], .greaterThanOrEqual, 0) }
    try solver.addConstraint(
      [Term(x[0], 0.25), Term(x[1], -8), Term(x[2], -1), Term(x[3], 9)], .lessThanOrEqual, 0)
    try solver.addConstraint(
      [Term(x[0], 0.5), Term(x[1], -12), Term(x[2], -0.5), Term(x[3], 3)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(x[2])], .lessThanOrEqual, 1)
    let objective = [Term(x[0], -0.75), Term(x[1], 20), Term(x[2], -0.5), Term(x[3], 6)]
    let goal = try solver.addConstraint(objective, .lessThanOrEqual, -1000, priority: Priority(500))
    try solver.solve()
    #expect((solver.error(of: goal) - 998.75).magnitude < 1e-9)
  }

  /// Every vertex of it is degenerate many times over.
  @Test func degenerateCone() throws {
    var random = RandomSource(seed: 5)
    for _ in 0..<20 {
      var system = TestSystem(starts: Array(repeating: 0, count: 6), rows: [])
      for _ in 0..<40 {
        let terms = (0..<6).map { (variable: $0, coefficient: Double(random.int(-2...2))) }
        system.rows.append(
          TestSystem.Row(terms: terms, relation: .lessThanOrEqual, constant: 0, priority: 1000))
      }
      for priority in [700.0, 600, 500] {
        for j in 0..<6 {
          system.rows.append(
            TestSystem.Row(
              terms: [(j, 1)], relation: .equal, constant: Double(random.int(-5...5)), priority: priority))
        }
      }
      let loaded = try LoadedSystem(system)
      try loaded.solver.solve()
      let expected = try #require(DenseOracle.solve(system, ranges: false))
      for (sum, other) in zip(system.levelSums(at: loaded.point), expected.sums) {
        #expect((sum - other).magnitude < 1e-6)
      }
    }
  }

  /// Rows in units from millionths to millions, which change nothing but the size of the errors.
  @Test func coefficientsAndConstantsOfAllSizes() throws {
    var random = RandomSource(seed: 6)
    for _ in 0..<200 {
      var system = TestSystem.random(&random, views: 1...2)
      for i in system.rows.indices where system.rows[i].priority == 1000 {
        let unit = random.pick([1e-6, 1e-3, 1, 1e3, 1e6])
        system.rows[i].constant *= unit
        for k in system.rows[i].terms.indices { system.rows[i].terms[k].coefficient *= unit }
      }
      let loaded = try LoadedSystem(system)
      let expected = DenseOracle.solve(rescaled(system), ranges: false)
      do {
        try loaded.solver.solve()
        let point = loaded.point
        for (sum, other) in zip(system.levelSums(at: point), try #require(expected).sums) {
          #expect((sum - other).magnitude < 1e-6 * (1 + other))
        }
      } catch SolverError.unsatisfiable {
        #expect(expected == nil)
      }
    }
  }

  /// The same required rows with a largest coefficient of 1, for the oracle.
  private func rescaled(_ system: TestSystem) -> TestSystem {
    var result = system
    for i in result.rows.indices where result.rows[i].priority == 1000 {
      let unit = result.rows[i].terms.map(\.coefficient.magnitude).max() ?? 1
      guard unit > 0 else { continue }
      result.rows[i].constant /= unit
      for k in result.rows[i].terms.indices { result.rows[i].terms[k].coefficient /= unit }
    }
    return result
  }

  /// Numbers between which double precision cannot mediate: what is answered is true, or nothing is.
  @Test func numbersOfAllSizes() throws {
    var random = RandomSource(seed: 9)
    var outcomes = Set<String>()
    for round in 0..<300 {
      var system = TestSystem.random(&random, views: 1...2)
      let sizes = [0x1p-100, 0x1p-40, 0x1p-20, 1, 1, 0x1p20, 0x1p40, 0x1p97]
      for i in system.rows.indices {
        system.rows[i].constant *= random.pick(sizes) / 8
        for k in system.rows[i].terms.indices {
          system.rows[i].terms[k].coefficient *= random.pick(sizes) / 8
        }
      }
      let loaded = try LoadedSystem(system)
      switch HardSystemCheck.failure(of: loaded.solver) {
      case nil:
        outcomes.insert("solved")
        for row in system.rows + system.boundRows where row.priority == 1000 {
          let sizes = row.terms.map { ($0.coefficient * loaded.point[$0.variable]).magnitude }
          let size = sizes.reduce(row.constant.magnitude, +)
          let unit = row.terms.map(\.coefficient.magnitude).max() ?? 0
          #expect(row.error(at: loaded.point).magnitude <= 1e-6 * unit + 1e-12 * size, "\(round): \(row)")
        }
        for variable in loaded.variables {
          #expect(loaded.solver.value(of: variable).isFinite)
          _ = loaded.solver.range(of: variable)
          _ = loaded.solver.deciders(of: variable)
        }
      case .unsatisfiable(let conflict):
        outcomes.insert("conflict")
        let rows = conflict.compactMap { loaded.constraints.firstIndex(of: $0) }.map { system.rows[$0] }
        #expect(
          !rows.isEmpty
            && ExactOracle.isFeasible(system.boundRows + rows, variableCount: system.starts.count) != true)
      case .numericallyUnstable:
        outcomes.insert("unstable")
      case .some(let error):
        Issue.record("\(round): \(error)")
      }
    }
    #expect(outcomes == ["solved", "conflict", "unstable"])
  }

  /// Where a price of one error is a small part of another's.
  @Test(arguments: [60_000.0, 65_536, 100_000, 1_000_000])
  func greatMultipliers(multiplier: Double) throws {
    let solver = Solver()
    let height = solver.addVariable()
    let (left, width) = (solver.addVariable(), solver.addVariable(lowerBound: 0))
    let (center, other) = (solver.addVariable(), solver.addVariable(lowerBound: 0))
    try solver.addConstraint([Term(height)], .equal, 480)
    try solver.addConstraint([Term(left), Term(width)], .lessThanOrEqual, 0)
    let multiple = try solver.addConstraint(
      [Term(center), Term(other, 0.5), Term(left, -multiplier), Term(width, -multiplier / 2)], .equal, 1,
      priority: Priority(750))
    let equal = try solver.addConstraint([Term(width), Term(height, -1)], .equal, 0, priority: Priority(750))
    try solver.solve()
    #expect(solver.error(of: multiple) == 0 && solver.error(of: equal) == 0)
    #expect(solver.value(of: width) == 480)
  }

  @Test func multiplesOfMultiplesAreNoConflict() throws {
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.addVariable(lowerBound: 0) }
    try solver.addConstraint([Term(variables[1]), Term(variables[0], -100_000)], .equal, 6.2)
    try solver.addConstraint([Term(variables[2]), Term(variables[1], -100_000)], .equal, -6.581)
    try solver.solve()
    #expect(variables.map { solver.value(of: $0) } == [0, 6.2, 619_993.419])
  }

  /// The same sum twice but for a hundred-millionth of one term.
  @Test(arguments: [2.000_000_01, 2.000_000_000_1])
  func nearlyTheSame(coefficient: Double) throws {
    let solver = Solver()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.addConstraint([Term(x), Term(y, -2), Term(z)], .equal, 1)
    try solver.addConstraint([Term(x), Term(y, -coefficient), Term(z)], .equal, 2)
    try solver.addConstraint([Term(x), Term(y), Term(z, -1)], .equal, 2)
    try solver.solve()
    let expected = -1 / (coefficient - 2)
    #expect((solver.value(of: y) / expected - 1).magnitude < 1e-12)
    #expect((solver.value(of: x) / (1.5 + expected / 2) - 1).magnitude < 1e-12)
  }

  /// Values are rounded to short fractions only where that harms no row.
  @Test func multiplesOfSmallValuesAreExact() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint([Term(y), Term(x, -65_535)], .equal, 0)
    let row = try solver.addConstraint([Term(y)], .equal, 1)
    for constant in [1.0, 2, 0.5] {
      try solver.setConstant(constant, of: row)
      try solver.solve()
      #expect((65_535 * solver.value(of: x) - constant).magnitude < 1e-12)
    }
  }

  @Test func largeNumbersInOneRow() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint([Term(x, 1e6), Term(y, -1)], .equal, 1e6)
    try solver.addConstraint([Term(y)], .equal, 1e6, priority: Priority(2))
    try solver.addConstraint([Term(x)], .equal, 1, priority: Priority(1))
    try solver.solve()
    #expect((solver.value(of: x) - 2).magnitude < 1e-9)
    #expect((solver.value(of: y) - 1e6).magnitude < 1e-3)
  }

  @Test func thousandsOfComponents() throws {
    let solver = Solver()
    var rows: [ConstraintID] = []
    var pairs: [(Variable, Variable)] = []
    for k in 0..<3000 {
      let (x, y) = (solver.addVariable(), solver.addVariable())
      pairs.append((x, y))
      rows.append(try solver.addConstraint([Term(x)], .equal, Double(k)))
      try solver.addConstraint([Term(y), Term(x, -2)], .equal, 1, priority: Priority(7))
    }
    try solver.solve()
    // Joins two, parts them again.
    let link = try solver.addConstraint([Term(pairs[7].1), Term(pairs[2000].1, -1)], .equal, 0)
    try solver.solve()
    #expect(solver.value(of: pairs[7].1) == solver.value(of: pairs[2000].1))
    try solver.removeConstraint(link)
    try solver.setConstant(-5, of: rows[11])
    try solver.solve()
    for (k, (x, y)) in pairs.enumerated() {
      #expect(solver.value(of: x) == (k == 11 ? -5 : Double(k)))
      #expect(solver.value(of: y) == 2 * solver.value(of: x) + 1)
    }
  }
}

import ConstraintSolver
import TestSupport
import Testing

/// Systems that are mostly equations: chains, cycles that close and cycles that do not, constants, ratios.
@Suite struct PresolveTests {
  @Test(arguments: 0..<40)
  func tiedSystemsAreTheOracles(seed: Int) throws {
    var random = RandomSource(seed: 40_000 + UInt64(seed))
    for round in 0..<12 {
      let system = TiedSystem(&random, breaksCycles: round % 4 == 3).system
      try PresolveTests.compareWithOracle(system, "\(seed) \(round)")
    }
  }

  static func compareWithOracle(_ system: TestSystem, _ name: String) throws {
    let loaded = try LoadedSystem(system)
    let expected = DenseOracle.solve(system)
    do {
      try loaded.solver.solve()
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      #expect(expected == nil, "\(name): the oracle finds it feasible")
      let rows = try conflict.map {
        system.rows[try #require(loaded.constraints.firstIndex(of: $0))]
      }
      let count = system.starts.count
      #expect(!DenseOracle.isFeasible(system.boundRows + rows, variableCount: count), "\(name)")
      for k in rows.indices {
        var rest = rows
        rest.remove(at: k)
        #expect(DenseOracle.isFeasible(system.boundRows + rest, variableCount: count), "\(name): \(k)")
      }
      return
    }
    let result = try #require(expected, "\(name): the oracle finds it infeasible")
    let point = loaded.point
    #expect(system.largestRequiredError(at: point) < 1e-6, "\(name)")
    for (sum, other) in zip(system.levelSums(at: point), result.sums) {
      #expect((sum - other).magnitude < 1e-6, "\(name): \(sum) is not \(other)")
    }
    for (j, variable) in loaded.variables.enumerated() {
      #expect((point[j] - result.point[j]).magnitude < 1e-6, "\(name): variable \(j), by memory")
      let range = loaded.solver.range(of: variable)
      #expect(isClose(range.lower, result.ranges[j].lower), "\(name): variable \(j) \(range)")
      #expect(isClose(range.upper, result.ranges[j].upper), "\(name): variable \(j) \(range)")
      try checkExtremes(of: j, loaded, system, "\(name): variable \(j)")
      try checkDeciders(of: j, loaded, system, "\(name): variable \(j)")
    }
    for (row, constraint) in zip(system.rows, loaded.constraints) {
      #expect((row.error(at: point) - loaded.solver.error(of: constraint)).magnitude < 1e-6, "\(name)")
    }
  }

  private static func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude < 1e-6
  }

  /// Points at which a variable is least or greatest are as good as the solution.
  private static func checkExtremes(
    of j: Int, _ loaded: LoadedSystem, _ system: TestSystem, _ name: String
  ) throws {
    let range = loaded.solver.range(of: loaded.variables[j])
    let points = loaded.solver.extremePoints(of: loaded.variables[j], reading: loaded.variables)
    let sums = system.levelSums(at: loaded.point)
    for (end, point) in [(range.lower, points.lower), (range.upper, points.upper)] {
      guard let point else {
        #expect(end == nil, "\(name)")
        continue
      }
      #expect((point[j] - (try #require(end))).magnitude < 1e-6, "\(name)")
      #expect(system.largestRequiredError(at: point) < 1e-6, "\(name)")
      for (sum, other) in zip(system.levelSums(at: point), sums) {
        #expect((sum - other).magnitude < 1e-6, "\(name)")
      }
    }
  }

  /// Taken for equations and alone, deciders leave a variable just its value.
  private static func checkDeciders(
    of j: Int, _ loaded: LoadedSystem, _ system: TestSystem, _ name: String
  ) throws {
    let range = loaded.solver.range(of: loaded.variables[j])
    guard system.bounds.isEmpty, let lower = range.lower, lower == range.upper else { return }
    var equations = TestSystem(starts: system.starts.map { _ in 100 }, rows: [])
    for decider in loaded.solver.deciders(of: loaded.variables[j]) {
      var row = system.rows[try #require(loaded.constraints.firstIndex(of: decider))]
      row.relation = .equal
      row.priority = 1000
      equations.rows.append(row)
    }
    let implied = try LoadedSystem(equations)
    try implied.solver.solve()
    #expect((implied.solver.value(of: implied.variables[j]) - lower).magnitude < 1e-6, "\(name)")
  }

  /// Edits that join classes, part them, and turn them into constants and back.
  @Test(arguments: 0..<12)
  func editsJoinAndPartClasses(seed: Int) throws {
    var random = RandomSource(seed: 50_000 + UInt64(seed))
    var editor = Editor(views: 4)
    var ids: [ConstraintID] = []
    for edit in 0..<80 {
      switch random.int(0...9) {
      case 0...4: ids.append(try editor.add(TiedSystem.tie(&random, among: 16)))
      case 5: ids.append(try editor.add(.constant(random.int(0...15), Double(random.int(0...9)))))
      case 6 where !ids.isEmpty:
        try editor.setConstant(Double(random.int(-4...9)), random.pick(ids))
      case 7 where !ids.isEmpty:
        try editor.setPriority(random.pick([1000, 999, 250]), random.pick(ids))
      default:
        if ids.isEmpty { continue }
        let id = random.pick(ids)
        ids.removeAll { $0 == id }
        try editor.remove(id)
      }
      let before = editor.observed
      while let conflict = try editor.conflictOfSolving() {
        #expect(editor.observed == before)
        let last = try #require(conflict.last)
        ids.removeAll { $0 == last }
        try editor.remove(last)
      }
      try editor.compareWithFresh(&random, "seed \(seed) edit \(edit)")
    }
  }

  /// One constant is edited again and again, past points where the basis changes, others now and then; values,
  /// errors and deciders are those of a new solver each time.
  @Test(arguments: 0..<10)
  func oneConstantIsEditedAgainAndAgain(seed: Int) throws {
    var random = RandomSource(seed: 60_000 + UInt64(seed))
    let solver = Solver()
    let window = solver.addVariable()
    var system = TestSystem(starts: [0], rows: [.constant(0, 300, priority: 500)])
    for k in 0..<12 {
      let (label, field) = (2 * k + 1, 2 * k + 2)
      system.starts += [0, 0]
      let width = Double(random.int(20...90))
      system.rows += [
        TestSystem.Row(
          terms: [(label, 1), (field, 1), (0, -1)], relation: .equal, constant: -48, priority: 1000),
        TestSystem.Row(terms: [(label, 1)], relation: .lessThanOrEqual, constant: width, priority: 251),
        TestSystem.Row(terms: [(label, 1)], relation: .greaterThanOrEqual, constant: width, priority: 751),
        TestSystem.Row(terms: [(field, 1)], relation: .greaterThanOrEqual, constant: 100, priority: 749),
      ]
      if k > 0 {
        system.rows.append(
          TestSystem.Row(terms: [(field, 1), (2, -1)], relation: .equal, constant: 0, priority: 1000))
      }
    }
    let variables = [window] + (1..<system.starts.count).map { _ in solver.addVariable() }
    var ids: [ConstraintID] = []
    for row in system.rows {
      ids.append(
        try solver.addConstraint(
          row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
          priority: Priority(row.priority)))
    }
    try solver.solve()
    for _ in 0..<60 {
      let i = random.chance(80) ? 0 : random.int(0...ids.count - 1)
      if system.rows[i].terms.count > 1 { continue }
      system.rows[i].constant = Double(random.int(i == 0 ? 60...500 : 20...120))
      try solver.setConstant(system.rows[i].constant, of: ids[i])
      try solver.solve()
      let fresh = try LoadedSystem(system)
      try fresh.solver.solve()
      #expect(variables.map { solver.value(of: $0) } == fresh.point)
      for (id, other) in zip(ids, fresh.constraints) {
        #expect(solver.error(of: id) == fresh.solver.error(of: other))
      }
      let expected = fresh.solver.deciders(of: fresh.variables[2]).compactMap {
        fresh.constraints.firstIndex(of: $0)
      }
      #expect(solver.deciders(of: variables[2]).compactMap { ids.firstIndex(of: $0) } == expected)
    }
  }

  /// The order of the rows decides how they are tied, and nothing else.
  @Test func longChainsInAnyOrder() throws {
    for seed in 0..<6 {
      var random = RandomSource(seed: 70_000 + UInt64(seed))
      let solver = Solver()
      let count = 3000
      let x = (0...count).map { _ in solver.addVariable() }
      let w = (0..<count).map { _ in solver.addVariable(lowerBound: 0) }
      var rows: [([Term], Double)] = [([Term(x[0])], 5), ([Term(x[count])], 5 + 12 * Double(count))]
      for k in 0..<count {
        rows.append(([Term(x[k + 1]), Term(x[k], -1), Term(w[k], -1)], 2))
        if k > 0 { rows.append(([Term(w[k]), Term(w[k - 1], -1)], 0)) }
      }
      for (terms, constant) in seed == 0 ? rows.reversed() : rows.shuffled(using: &random) {
        try solver.addConstraint(terms, .equal, constant)
      }
      try solver.solve()
      for k in 0..<count {
        #expect(solver.value(of: w[k]) == 10 && solver.value(of: x[k]) == 5 + 12 * Double(k))
      }
    }
  }
}

/// A system rich in required equations of two variables; with a point that satisfies them unless it is told to
/// break cycles.
struct TiedSystem {
  var system = TestSystem(starts: [], rows: [])

  init(_ random: inout RandomSource, breaksCycles: Bool) {
    let count = random.int(3...9)
    let point = (0..<count).map { _ in Double(random.int(0...12)) }
    for _ in 0..<count { system.starts.append(Double(random.int(-3...12))) }
    if random.chance(50) { system.bounds = (0..<count).map { $0 % 2 == 0 ? nil : 0 } }
    for _ in 0..<random.int(2...2 * count) {
      var row = TiedSystem.tie(&random, among: count)
      row.constant = row.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      if breaksCycles && random.chance(15) { row.constant += 1 }
      system.rows.append(row)
    }
    for _ in 0..<random.int(1...2 * count) {
      system.rows.append(
        TestSystem.Row(
          terms: [(random.int(0...count - 1), Double(random.pick([1, 1, 1, -1, 2])))],
          relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: Double(random.int(0...12)), priority: random.pick([751, 750, 251, 250])))
    }
  }

  /// A required equation of one to four variables; its constant is any.
  static func tie(_ random: inout RandomSource, among count: Int) -> TestSystem.Row {
    let (a, b, c, d) = (
      random.int(0...count - 1), random.int(0...count - 1), random.int(0...count - 1),
      random.int(0...count - 1)
    )
    let terms: [(variable: Int, coefficient: Double)] =
      switch random.int(0...9) {
      case 0: [(a, 1)]
      case 1...5: [(a, 1), (b, -1)]
      case 6: [(a, 1), (b, random.pick([-2, -0.5, 1]))]
      case 7, 8: [(a, 1), (b, -1), (c, -1)]
      default: [(a, 1), (b, 1), (c, -1), (d, -1)]
      }
    return TestSystem.Row(
      terms: terms, relation: .equal, constant: Double(random.int(-2...8)), priority: 1000)
  }
}

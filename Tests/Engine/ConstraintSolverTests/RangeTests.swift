import ConstraintSolver
import TestSupport
import Testing

/// Faces that are flatter than the coefficients of any one basis tell.
@Suite struct RangeTests {
  /// All walls meet at one point, in all dimensions from none to all: hugging and resistance at the same
  /// metric, sums that contradict their parts, rows that say what others imply.
  @Test(arguments: 0..<40)
  func wallsThatMeetAtOnePoint(seed: Int) throws {
    var random = RandomSource(seed: 9000 + UInt64(seed))
    for round in 0..<15 {
      let system = coneSystem(&random)
      let loaded = try LoadedSystem(system)
      try loaded.solver.solve()
      let expected = try #require(DenseOracle.solve(system))
      let point = loaded.point
      for (j, variable) in loaded.variables.enumerated() {
        let range = loaded.solver.range(of: variable)
        #expect(isClose(range.lower, expected.ranges[j].lower), "\(seed) \(round): variable \(j) \(range)")
        #expect(isClose(range.upper, expected.ranges[j].upper), "\(seed) \(round): variable \(j) \(range)")
        #expect((point[j] - expected.point[j]).magnitude < 1e-6, "\(seed) \(round): variable \(j)")
        if let lower = range.lower, lower == range.upper {
          #expect(!loaded.solver.deciders(of: variable).isEmpty, "\(seed) \(round): variable \(j)")
        }
      }
    }
  }

  /// The oracle is asked for the range of the difference itself, as one more variable.
  @Test(arguments: 0..<20)
  func whatFollowsWhat(seed: Int) throws {
    var random = RandomSource(seed: 9500 + UInt64(seed))
    for round in 0..<10 {
      let system = coneSystem(&random)
      let loaded = try LoadedSystem(system)
      try loaded.solver.solve()
      for rate in [-2.0, -1, 1] {
        let a = random.int(0...system.starts.count - 1)
        let b = (a + random.int(1...system.starts.count - 1)) % system.starts.count
        var asked = system
        asked.starts.append(0)
        let terms = [
          (variable: a, coefficient: 1.0), (variable: b, coefficient: -rate),
          (variable: system.starts.count, coefficient: -1),
        ]
        asked.rows.append(TestSystem.Row(terms: terms, relation: .equal, constant: 0, priority: 1000))
        let oracle = try #require(DenseOracle.solve(asked))
        let range = try #require(oracle.ranges.last)
        let isFixed = range.lower != nil && isClose(range.lower, range.upper)
        let isOpen = [a, b].allSatisfy { variable in
          let range = loaded.solver.range(of: loaded.variables[variable])
          return range.lower == nil || range.upper == nil || range.lower != range.upper
        }
        // Of what is determined nothing goes anywhere.
        guard isOpen else { continue }
        let follows = loaded.solver.follows(loaded.variables[a], loaded.variables[b], rate: rate)
        #expect(follows == isFixed, "\(seed) \(round): \(a) and \(b) at \(rate)")
      }
    }
  }

  private func coneSystem(_ random: inout RandomSource) -> TestSystem {
    let count = random.int(2...7)
    let apex = (0..<count).map { _ in Double(random.int(-5...5)) }
    var system = TestSystem(starts: [], rows: [])
    for j in 0..<count {
      system.starts.append(random.chance(50) ? apex[j] : Double(random.int(-5...5)))
    }
    for _ in 0..<random.int(count...4 * count) {
      var terms = (0..<random.int(1...3)).map { _ in
        (variable: random.int(0...count - 1), coefficient: Double(random.pick([-2, -1, -1, 1, 1, 2])))
      }
      if random.chance(40), let former = system.rows.last { terms = former.terms }
      var row = TestSystem.Row(
        terms: terms, relation: random.pick([.lessThanOrEqual, .greaterThanOrEqual]), constant: 0,
        priority: random.pick([1000, 1000, 750, 250]))
      row.constant = terms.reduce(0) { $0 + $1.coefficient * apex[$1.variable] }
      system.rows.append(row)
    }
    return system
  }

  private func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude < 1e-6
  }

  /// A form of one component, each of whose texts is hugged and resists at its own width. All is determined
  /// but the last variable. One linear program per variable would take minutes.
  @Test func thousandsOfPairs() throws {
    let solver = Solver()
    let edge = solver.addVariable()
    var all: [Variable] = []
    for k in 0..<1500 {
      let (x, width) = (solver.addVariable(), solver.addVariable(lowerBound: 0))
      all += [x, width]
      try solver.addConstraint([Term(x), Term(width), Term(edge, -1)], .equal, 0)
      try solver.addConstraint([Term(width)], .lessThanOrEqual, Double(k % 90), priority: Priority(250))
      try solver.addConstraint([Term(width)], .greaterThanOrEqual, Double(k % 90), priority: Priority(750))
      try solver.addConstraint([Term(x)], .greaterThanOrEqual, 16, priority: Priority(999))
      if k > 0 { try solver.addConstraint([Term(x), Term(all[2 * k - 2], -1)], .lessThanOrEqual, 100) }
    }
    try solver.addConstraint([Term(edge)], .equal, 16 + 89, priority: Priority(100))
    let free = solver.addVariable()
    try solver.addConstraint([Term(free), Term(edge, -1)], .lessThanOrEqual, 0)
    try solver.solve()
    #expect(solver.value(of: edge) == 105)
    for variable in all {
      let value = solver.value(of: variable)
      #expect(solver.range(of: variable) == (value, value))
    }
    #expect(solver.range(of: free) == (nil, 105))
  }
}

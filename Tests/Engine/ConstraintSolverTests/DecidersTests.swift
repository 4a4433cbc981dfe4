import ConstraintSolver
import TestSupport
import Testing

@Suite struct DecidersTests {
  /// Taken for equations and alone, the deciders of a variable leave it just the value it has.
  @Test func decidersImplyTheValue() throws {
    var random = RandomSource(seed: 12)
    var count = 0
    for _ in 0..<500 {
      let system = TestSystem.random(&random, views: 1...3, isBounded: false)
      let loaded = try LoadedSystem(system)
      guard (try? loaded.solver.solve()) != nil else { continue }
      for (j, variable) in loaded.variables.enumerated() {
        let range = loaded.solver.range(of: variable)
        guard range.lower != nil, range.lower == range.upper else { continue }
        count += 1
        let indices = try loaded.solver.deciders(of: variable).map {
          try #require(loaded.constraints.firstIndex(of: $0))
        }
        #expect(indices == indices.sorted())
        var equations = TestSystem(starts: system.starts.map { _ in 100 }, rows: [])
        for i in indices {
          var row = system.rows[i]
          row.relation = .equal
          row.priority = 1000
          equations.rows.append(row)
        }
        let implied = try LoadedSystem(equations)
        try implied.solver.solve()
        let value = implied.solver.value(of: implied.variables[j])
        #expect((value - loaded.solver.value(of: variable)).magnitude < 1e-6)
      }
    }
    #expect(count > 300)
  }

  @Test func theStrongerOfTwoEqualConstraintsDecides() throws {
    let solver = Solver()
    let width = solver.addVariable()
    try solver.addConstraint([Term(width)], .lessThanOrEqual, 30, priority: Priority(251))
    let compression = try solver.addConstraint(
      [Term(width)], .greaterThanOrEqual, 30, priority: Priority(750))
    try solver.solve()
    #expect(solver.value(of: width) == 30)
    #expect(solver.deciders(of: width) == [compression])
    let fixed = try solver.addConstraint([Term(width)], .equal, 30)
    let other = Solver()
    let copy = other.addVariable()
    try other.addConstraint([Term(copy)], .equal, 30, priority: Priority(251))
    let required = try other.addConstraint([Term(copy)], .equal, 30)
    try other.solve()
    #expect(other.deciders(of: copy) == [required])
    try solver.solve()
    #expect(solver.error(of: fixed) == 0)
  }
}

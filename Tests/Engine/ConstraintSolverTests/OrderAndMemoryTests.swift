@testable import ConstraintSolver
import TestSupport
import Testing

@Suite struct OrderAndMemoryTests {
  @Test(arguments: 0..<40)
  func valuesDoNotDependOnTheOrderOfInsertion(seed: Int) throws {
    var random = RandomSource(seed: 1000 + UInt64(seed))
    for _ in 0..<8 {
      var system = TestSystem.random(&random)
      let first = try LoadedSystem(system)
      guard (try? first.solver.solve()) != nil else { continue }
      for _ in 0..<3 {
        system.rows.shuffle(using: &random)
        let other = try LoadedSystem(system)
        try other.solver.solve()
        for (a, b) in zip(first.point, other.point) {
          #expect((a - b).magnitude < 1e-6)
        }
      }
    }
  }

  /// Nor what is said of them on the order of the terms in a row.
  @Test(arguments: 0..<40)
  func termsMayComeInAnyOrder(seed: Int) throws {
    var random = RandomSource(seed: 4000 + UInt64(seed))
    for _ in 0..<4 {
      var system = TestSystem.random(&random)
      let first = try LoadedSystem(system)
      guard (try? first.solver.solve()) != nil else { continue }
      for i in system.rows.indices { system.rows[i].terms.shuffle(using: &random) }
      let other = try LoadedSystem(system)
      try other.solver.solve()
      for (a, b) in zip(first.point, other.point) { #expect((a - b).magnitude < 1e-6) }
      for (a, b) in zip(first.variables, other.variables) {
        let (range, same) = (first.solver.range(of: a), other.solver.range(of: b))
        #expect(isClose(range.lower, same.lower) && isClose(range.upper, same.upper))
        let names = first.solver.deciders(of: a).map { first.constraints.firstIndex(of: $0) }
        #expect(names == other.solver.deciders(of: b).map { other.constraints.firstIndex(of: $0) })
      }
    }
  }

  /// A pair of bounds is recognised, whatever order their terms are in.
  @Test func parallelRowsAreFoundInAnyOrder() {
    var system = LinearSystem()
    for _ in 0..<3 {
      system.starts.append(0)
      system.standings.append(.new)
    }
    let rows: [(columns: [Int], coefficients: [Double])] = [
      ([0, 1, 2], [1, -1, 2]), ([2, 0, 1], [-4, -2, 2]), ([1, 2, 0], [1, -1, 2]),
    ]
    for (slot, row) in rows.enumerated() {
      let start = system.columns.count
      row.columns.forEach { system.columns.append($0) }
      row.coefficients.forEach { system.coefficients.append($0) }
      system.rows.append(
        LinearSystem.Row(
          slot: slot, relation: .lessThanOrEqual, constant: 0, priority: 500, isBound: false, standing: .new,
          start: start, end: system.columns.count))
    }
    var scratch = Arena(expecting: 1 << 12)
    let component = Component(system, &scratch)
    #expect((0..<3).map { component.nextParallel[$0] } == [1, 0, 2])
  }

  private func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude < 1e-6
  }

  @Test func startingValuesAreKept() throws {
    let solver = Solver()
    let (x, y, z) = (
      solver.addVariable(startingAt: 3), solver.addVariable(startingAt: 5), solver.addVariable(startingAt: 7)
    )
    try solver.addConstraint([Term(x), Term(y)], .equal, 10)
    try solver.solve()
    // x was created first, so y gives way; z is in no constraint.
    #expect([x, y, z].map { solver.value(of: $0) } == [3, 7, 7])
    #expect(solver.range(of: x) == (nil, nil))
    #expect(solver.range(of: z) == (nil, nil))
    #expect(solver.deciders(of: z).isEmpty)
  }

  @Test func previousValuesAreKept() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let low = try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.range(of: x) == (10, nil))
    try solver.setConstant(4, of: low)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.setStartingValue(6, of: x)
    #expect(solver.value(of: x) == 10)
    try solver.solve()
    #expect(solver.value(of: x) == 6)
    try solver.removeConstraint(low)
    try solver.setStartingValue(-1, of: x)
    try solver.solve()
    #expect(solver.value(of: x) == -1)
    try solver.setStartingValue(2, of: x)
    try solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func tieOfOneLevelIsSplitNowhereButKept() throws {
    for start in [0.0, 21, 30, 42, 50] {
      let solver = Solver()
      let (a, b) = (solver.addVariable(startingAt: start), solver.addVariable())
      for v in [a, b] {
        try solver.addConstraint([Term(v)], .greaterThanOrEqual, 42, priority: Priority(750))
        try solver.addConstraint([Term(v)], .greaterThanOrEqual, 21)
      }
      try solver.addConstraint([Term(a), Term(b)], .lessThanOrEqual, 63)
      try solver.solve()
      #expect(solver.value(of: a) == min(max(start, 21), 42))
      #expect(solver.value(of: a) + solver.value(of: b) == 63)
      #expect(solver.range(of: a) == (21, 42))
      #expect(solver.range(of: b) == (21, 42))
    }
  }

  @Test func oneHigherPriorityOutweighsThousands() throws {
    let solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<2000 {
      try solver.addConstraint([Term(x)], .equal, 0, priority: Priority(250))
    }
    let only = try solver.addConstraint([Term(x)], .equal, 100, priority: Priority(251))
    try solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.deciders(of: x) == [only])
    #expect(solver.range(of: x) == (100, 100))
  }

  @Test(arguments: [(999.5, 999), (999, 998.999), (0.02, 0.01), (250.5, 250)])
  func fractionalPrioritiesAreLevels(higher: Double, lower: Double) throws {
    let solver = Solver()
    let x = solver.addVariable()
    for _ in 0..<3 { try solver.addConstraint([Term(x)], .equal, 0, priority: Priority(lower)) }
    let high = try solver.addConstraint([Term(x)], .equal, 8, priority: Priority(higher))
    try solver.solve()
    #expect(solver.value(of: x) == 8)
    try solver.setPriority(Priority(lower), of: high)
    try solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.error(of: high) == -8)
  }
}

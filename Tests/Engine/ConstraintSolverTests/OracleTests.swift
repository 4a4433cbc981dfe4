import ConstraintSolver
import TestSupport
import Testing

/// Random systems against the dense oracle.
@Suite struct OracleTests {
  @Test(arguments: 0..<40)
  func sumsRangesAndValuesAreTheOracles(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    for round in 0..<10 {
      let system = TestSystem.random(&random, views: round == 0 ? 5...8 : 1...3)
      let loaded = try LoadedSystem(system)
      let expected = DenseOracle.solve(system)
      do {
        try loaded.solver.solve()
        let expected = try #require(expected, "the oracle finds it infeasible: \(seed) \(round)")
        try compare(loaded, system, expected, "\(seed) \(round)")
      } catch SolverError.unsatisfiable(let conflict) {
        #expect(expected == nil, "the oracle finds it feasible: \(seed) \(round)")
        let indices = try conflict.map { try #require(loaded.constraints.firstIndex(of: $0)) }
        expectIrreducible(indices, system, "\(seed) \(round)")
      }
    }
  }

  private func compare(
    _ loaded: LoadedSystem, _ system: TestSystem, _ expected: DenseOracle.Result, _ name: String
  ) throws {
    let point = loaded.point
    #expect(system.largestRequiredError(at: point) < 1e-7, "\(name)")
    for (sum, other) in zip(system.levelSums(at: point), expected.sums) {
      #expect((sum - other).magnitude < 1e-6, "\(name): \(sum) is not \(other)")
    }
    for (row, constraint) in zip(system.rows, loaded.constraints) {
      #expect((row.error(at: point) - loaded.solver.error(of: constraint)).magnitude < 1e-7, "\(name)")
    }
    for (j, variable) in loaded.variables.enumerated() {
      #expect((point[j] - expected.point[j]).magnitude < 1e-6, "\(name): \(point[j]) \(expected.point[j])")
      let range = loaded.solver.range(of: variable)
      let other = expected.ranges[j]
      #expect(isClose(range.lower, other.lower), "\(name): variable \(j) \(range) \(other)")
      #expect(isClose(range.upper, other.upper), "\(name): variable \(j) \(range) \(other)")
    }
    // Ranges are looked at, not taken.
    #expect(loaded.point == point)
  }

  private func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude < 1e-6
  }

  @Test(arguments: [false, true])
  func manyConflictsAreIrreducible(isBounded: Bool) throws {
    var random = RandomSource(seed: isBounded ? 78 : 77)
    var count = 0
    while count < 150 {
      var system = TestSystem.random(&random, views: 1...4, isBounded: isBounded)
      for i in system.rows.indices where random.chance(70) {
        system.rows[i].priority = 1000
      }
      let loaded = try LoadedSystem(system)
      do {
        try loaded.solver.solve()
      } catch SolverError.unsatisfiable(let conflict) {
        count += 1
        let indices = try conflict.map { try #require(loaded.constraints.firstIndex(of: $0)) }
        expectIrreducible(indices, system, "conflict \(count)")
      }
    }
  }

  private func expectIrreducible(_ indices: [Int], _ system: TestSystem, _ name: String) {
    let count = system.starts.count
    let rows = indices.map { system.rows[$0] }
    let bounds = system.boundRows
    #expect(indices == indices.sorted(), "\(name): in the order of insertion")
    #expect(rows.allSatisfy { $0.priority == 1000 }, "\(name)")
    #expect(!DenseOracle.isFeasible(bounds + rows, variableCount: count), "\(name): the set is satisfiable")
    for k in rows.indices {
      var rest = rows
      rest.remove(at: k)
      #expect(
        DenseOracle.isFeasible(bounds + rest, variableCount: count),
        "\(name): row \(indices[k]) is superfluous")
    }
  }

  /// Against all subsets of the required rows, smallest first.
  @Test(arguments: 0..<8)
  func conflictsAreTheSmallest(seed: Int) throws {
    var random = RandomSource(seed: UInt64(9000 + seed))
    var (count, sizes) = (0, Set<Int>())
    while count < 25 {
      var system = TestSystem.random(&random, views: 1...3)
      system.rows = Array(system.rows.prefix(12))
      for i in system.rows.indices where random.chance(80) { system.rows[i].priority = 1000 }
      let loaded = try LoadedSystem(system)
      guard case .unsatisfiable(let conflict) = HardSystemCheck.failure(of: loaded.solver) else { continue }
      count += 1
      // Rows of other components are not in question: the first that fails is reported.
      let indices = try conflict.map { try #require(loaded.constraints.firstIndex(of: $0)) }
      let rows = system.requiredRows(connectedWith: indices).map { system.rows[$0] }
      sizes.insert(conflict.count)
      #expect(loaded.solver.conflicts[0].isSmallest)
      #expect(conflict.count == smallestConflictSize(rows, system), "\(seed) \(count)")
    }
    #expect(sizes.count > 1)
  }

  private func smallestConflictSize(_ rows: [TestSystem.Row], _ system: TestSystem) -> Int? {
    let subsets = (1..<(1 << rows.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    return subsets.first { subset in
      let chosen = rows.indices.filter { subset >> $0 & 1 == 1 }.map { rows[$0] }
      return !DenseOracle.isFeasible(system.boundRows + chosen, variableCount: system.starts.count)
    }?.nonzeroBitCount
  }
}

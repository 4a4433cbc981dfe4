import ConstraintSolver
import TestSupport
import Testing

/// What one part of a system does to the others.
@Suite struct IsolationTests {
  /// Numbers that nothing sensible can come of.
  private func hopelessSystem(_ random: inout RandomSource) -> TestSystem {
    var system = TestSystem.random(&random, views: 1...2)
    let sizes = [1e-30, 1e-12, 1e-6, 1, 1, 1e6, 1e12, 1e30]
    for i in system.rows.indices {
      system.rows[i].constant *= random.pick(sizes) / 10
      for k in system.rows[i].terms.indices { system.rows[i].terms[k].coefficient *= random.pick(sizes) / 10 }
    }
    return system
  }

  /// Solves, leaving out constraints until none conflict.
  ///
  /// - Returns: whether all could be solved.
  private func solve(_ solver: Solver) throws -> Bool {
    while true {
      do {
        try solver.solve()
        return true
      } catch SolverError.unsatisfiable {
        // Two conflicts may have a constant in common.
        for conflict in solver.conflicts { try? solver.removeConstraint(conflict.constraints[0]) }
      } catch {
        return false
      }
    }
  }

  @Test func whatCannotBeSolvedLeavesTheRestAlone() throws {
    var random = RandomSource(seed: 31)
    var unsolvedCount = 0
    for _ in 0..<150 {
      let hopeless = try LoadedSystem(hopelessSystem(&random))
      let solver = hopeless.solver
      let (x, y) = (solver.addVariable(), solver.addVariable(startingAt: 7))
      let row = try solver.addConstraint([Term(x)], .equal, 4)
      try solver.addConstraint([Term(y), Term(x, -2)], .equal, 1, priority: Priority(500))
      for constant in [4.0, -3, 8.5] {
        try solver.setConstant(constant, of: row)
        let isSolved = try solve(solver)
        #expect(isSolved == solver.unsolvedParts.isEmpty)
        #expect(solver.value(of: x) == constant && solver.value(of: y) == 2 * constant + 1)
        #expect(solver.range(of: y) == (2 * constant + 1, 2 * constant + 1))
        for part in solver.unsolvedParts {
          #expect(!part.constraints.isEmpty && !part.variables.contains { $0 == x || $0 == y })
          #expect(part.variables.allSatisfy { hopeless.variables.contains($0) })
          #expect(part.constraints.allSatisfy { hopeless.constraints.contains($0) })
        }
        if !isSolved { unsolvedCount += 1 }
      }
      for part in solver.unsolvedParts {
        for constraint in part.constraints { try solver.removeConstraint(constraint) }
        for variable in part.variables { #expect(solver.value(of: variable).isFinite) }
      }
      #expect(try solve(solver) && solver.unsolvedParts.isEmpty)
    }
    #expect(unsolvedCount > 0)
  }

  @Test func handlesOfAnotherSolverAreRefused() throws {
    let (own, other) = (Solver(), Solver())
    let x = own.addVariables(2)
    let foreign = other.addVariables(2)
    let row = try own.addConstraint([Term(x[0])], .equal, 4)
    let foreignRow = try other.addConstraint([Term(foreign[0])], .equal, 5)
    for isSolved in [false, true] {
      if isSolved { try own.solve() }
      #expect(throws: SolverError.unknownVariable) { try own.addConstraint([Term(foreign[0])], .equal, 1) }
      #expect(throws: SolverError.unknownVariable) {
        let terms = [Term(x[0]), Term(foreign[1])]
        try own.addConstraints([ConstraintRow(termCount: 2, .equal, 1)].span, terms: terms.span)
      }
      #expect(throws: SolverError.unknownVariable) { try own.removeVariable(foreign[1]) }
      #expect(throws: SolverError.unknownVariable) { try own.setStartingValue(1, of: foreign[0]) }
      #expect(throws: SolverError.unknownConstraint) { try own.removeConstraint(foreignRow) }
      #expect(throws: SolverError.unknownConstraint) { try own.setConstant(1, of: foreignRow) }
      #expect(throws: SolverError.unknownConstraint) { try own.setPriority(Priority(1), of: foreignRow) }
      #expect(own.value(of: foreign[0]).isNaN && own.error(of: foreignRow).isNaN)
      #expect(own.range(of: foreign[0]) == (nil, nil) && own.deciders(of: foreign[0]).isEmpty)
      #expect(own.extremePoints(of: foreign[0], reading: [x[0]]) == (nil, nil))
    }
    #expect(own.value(of: x[0]) == 4 && own.error(of: row) == 0)
    #expect(Set([x[0], x[1], foreign[0], foreign[1]]).count == 4 && row != foreignRow)
  }
}

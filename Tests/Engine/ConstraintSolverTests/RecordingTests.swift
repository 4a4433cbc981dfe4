@testable import ConstraintSolver
import TestSupport
import Testing

/// What is recorded at once is as if it had been recorded one by one.
@Suite struct RecordingTests {
  private static func rows(_ system: TestSystem) -> [ConstraintRow] {
    system.rows.map {
      ConstraintRow(termCount: $0.terms.count, $0.relation, $0.constant, priority: Priority($0.priority))
    }
  }

  private static func terms(_ system: TestSystem, _ variables: some Collection<Variable>) -> [Term] {
    let variables = Array(variables)
    return system.rows.flatMap { $0.terms.map { Term(variables[$0.variable], $0.coefficient) } }
  }

  /// A solver that has already solved, and has slots to use again.
  private static func used() throws -> Solver {
    let solver = Solver()
    let x = (0..<5).map { _ in solver.addVariable(startingAt: 3) }
    let row = try solver.addConstraint([Term(x[0]), Term(x[1])], .equal, 4)
    try solver.addConstraint([Term(x[2])], .equal, 1)
    try solver.solve()
    try solver.removeConstraint(row)
    try solver.removeVariable(x[0])
    try solver.removeVariable(x[4])
    try solver.solve()
    return solver
  }

  @Test(arguments: 0..<60)
  func manyAtOnceAreAsOneByOne(seed: Int) throws {
    var random = RandomSource(seed: 90_000 + UInt64(seed))
    var system = TestSystem.random(&random, isBounded: false)
    let start = Double(random.int(-3...3))
    system.starts = system.starts.map { _ in start }
    let (one, many) = try seed % 2 == 0 ? (Solver(), Solver()) : (Self.used(), Self.used())
    let x = system.starts.map { one.addVariable(startingAt: $0) }
    let ids = try system.rows.map { row in
      try one.addConstraint(
        row.terms.map { Term(x[$0.variable], $0.coefficient) }, row.relation, row.constant,
        priority: Priority(row.priority))
    }
    let y = many.addVariables(system.starts.count, startingAt: start)
    let (rows, terms) = (Self.rows(system), Self.terms(system, y))
    let others = try many.addConstraints(rows.span, terms: terms.span)
    #expect(others.count == ids.count)
    let isSolved = (try? one.solve()) != nil
    #expect(((try? many.solve()) != nil) == isSolved)
    let conflicts = one.conflicts.map { $0.constraints.compactMap { ids.firstIndex(of: $0) } }
    #expect(many.conflicts.map { $0.constraints.compactMap { others.firstIndex(of: $0) } } == conflicts)
    guard isSolved else { return }
    #expect(x.map { one.value(of: $0) } == y.map { many.value(of: $0) })
    #expect(ids.map { one.error(of: $0) } == others.map { many.error(of: $0) })
    // The handles are good for edits, too, and later rows for variables that have been solved.
    let k = random.int(0...ids.count - 1)
    try one.removeConstraint(ids[k])
    try many.removeConstraint(others[k])
    try one.solve()
    try many.solve()
    let later = TestSystem.random(&random, views: system.starts.count / 4...system.starts.count / 4)
    for row in later.rows {
      try one.addConstraint(
        row.terms.map { Term(x[$0.variable], $0.coefficient) }, row.relation, row.constant,
        priority: Priority(row.priority))
    }
    let (moreRows, moreTerms) = (Self.rows(later), Self.terms(later, y))
    try many.addConstraints(moreRows.span, terms: moreTerms.span)
    #expect(((try? one.solve()) != nil) == ((try? many.solve()) != nil))
    #expect(zip(x, y).allSatisfy { (one.value(of: $0) - many.value(of: $1)).magnitude < 1e-6 })
  }

  @Test func ofRowsOneOfWhichIsRefusedNoneIsRecorded() throws {
    let solver = Solver()
    let x = solver.addVariables(2)
    let gone = solver.addVariable()
    try solver.removeVariable(gone)
    func expect(_ error: SolverError, _ second: ConstraintRow, _ terms: [Term]) {
      let rows = [ConstraintRow(termCount: 3, .equal, 1), second]
      let all = [Term(x[0]), Term(x[1], 2), Term(x[0], -1)] + terms
      #expect(throws: error) { try solver.addConstraints(rows.span, terms: all.span) }
    }
    let row = ConstraintRow(termCount: 2, .equal, 1)
    expect(.unknownVariable, row, [Term(x[0]), Term(gone)])
    expect(.notFinite, row, [Term(x[0]), Term(x[1], .infinity)])
    expect(.notFinite, ConstraintRow(termCount: 1, .equal, .nan), [Term(x[0])])
    expect(.illegalPriority, ConstraintRow(termCount: 1, .equal, 1, priority: Priority(0)), [Term(x[0])])
    for count in [-1, 0, 3, Int.max, Int.min] {
      expect(.termsDoNotMatch, ConstraintRow(termCount: count, .equal, 1), [Term(x[0]), Term(x[0])])
    }
    try solver.solve()
    #expect(x.map { solver.value(of: $0) } == [0, 0])
    for variable in x { try solver.removeVariable(variable) }
  }

  /// However often many are added and removed, they take the places of those before.
  @Test func placesAreUsedAgain() throws {
    let solver = Solver()
    var kept: [Variable] = []
    for round in 1...20 {
      let x = solver.addVariables(50)
      let terms = x.map { Term($0) }
      let rows = x.indices.map { ConstraintRow(termCount: 1, .equal, Double(100 * round + $0)) }
      let ids = try solver.addConstraints(rows.span, terms: terms.span)
      try solver.solve()
      #expect(x.indices.allSatisfy { solver.value(of: x[$0]) == Double(100 * round + $0) })
      #expect(kept.indices.allSatisfy { solver.value(of: kept[$0]) == Double(100 * ($0 + 1) + 49) })
      #expect(solver.deciders(of: x[7]) == [ids[7]])
      // All but the last of each, which keeps the places before it from being the end.
      for id in ids.dropLast() { try solver.removeConstraint(id) }
      for variable in x.dropLast() { try solver.removeVariable(variable) }
      kept += x.suffix(1)
      try solver.solve()
    }
    #expect(solver.storage.variables.count < 100 && solver.storage.rows.count < 100)
  }

  @Test(arguments: [0, -1, Int.min])
  func noVariablesCanBeAdded(count: Int) throws {
    let solver = Solver()
    #expect(solver.addVariables(count).isEmpty)
    let (rows, terms): ([ConstraintRow], [Term]) = ([], [])
    #expect(try solver.addConstraints(rows.span, terms: terms.span).isEmpty)
    let x = solver.addVariables(1, startingAt: .nan)
    try solver.solve()
    #expect(solver.value(of: x[0]) == 0)
  }
}

/// Terms as they are given and as they are kept.
@Suite struct TermTests {
  @Test(arguments: [3, 40])
  func doublesAreMergedAndZerosLeftOut(count: Int) throws {
    var random = RandomSource(seed: UInt64(count))
    let solver = Solver()
    solver.reserveCapacity(variables: count, constraints: 1)
    let x = (0..<count).map { _ in solver.addVariable() }
    let zero = solver.addVariable()
    var terms = x.map { Term($0) } + x.map { Term($0, 2) }
    terms += [Term(zero, 5), Term(zero, -5)]
    terms.shuffle(using: &random)
    let row = try solver.addConstraint(terms.span, .equal, 30)
    try solver.removeVariable(zero)
    for v in x.dropFirst() { try solver.addConstraint([Term(v)], .equal, 1) }
    try solver.solve()
    #expect(solver.value(of: x[0]) == Double(11 - count))
    try solver.removeConstraint(row)
    try solver.removeVariable(x[0])
  }

  @Test(arguments: [(-1, -1), (Int.min, Int.max), (Int.max, Int.min)])
  func anyCapacityMayBeAskedFor(variables: Int, constraints: Int) throws {
    let solver = Solver()
    solver.reserveCapacity(variables: variables, constraints: constraints)
    let x = solver.addVariable()
    try solver.addConstraint([Term(x)], .equal, 1)
    try solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test func aRefusedRowLeavesNothingBehind() throws {
    let solver = Solver()
    let (x, gone) = (solver.addVariable(), solver.addVariable())
    try solver.removeVariable(gone)
    #expect(throws: SolverError.unknownVariable) {
      try solver.addConstraint([Term(x), Term(x), Term(gone)], .equal, 1)
    }
    #expect(throws: SolverError.notFinite) {
      try solver.addConstraint([Term(x), Term(x, .nan)], .equal, 1)
    }
    try solver.removeVariable(x)
  }
}

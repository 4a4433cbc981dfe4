import ConstraintSolver
import TestSupport
import Testing

/// The first solve takes all for one cluster; what has nothing to do with each other must not notice.
@Suite struct WholeTests {
  /// Variables and rows of several systems, those of one after those of the other.
  private struct SideBySide {
    var parts: [TestSystem] = []
    var whole = TestSystem(starts: [], rows: [])

    init(_ random: inout RandomSource) {
      for _ in 0..<random.int(2...4) {
        add(
          random.chance(50)
            ? TiedSystem(&random, breaksCycles: false).system : TestSystem.random(&random, views: 1...2))
      }
    }

    mutating func add(_ part: TestSystem) {
      parts.append(part)
      let offset = whole.starts.count
      whole.starts += part.starts
      whole.bounds += part.bounds.isEmpty ? part.starts.map { _ in nil } : part.bounds
      whole.rows += part.rows.map { row in
        var row = row
        row.terms = row.terms.map { ($0.variable + offset, $0.coefficient) }
        return row
      }
    }
  }

  @Test(arguments: 0..<40)
  func systemsSideBySideAreSolvedAsAlone(seed: Int) throws {
    var random = RandomSource(seed: 70_000 + UInt64(seed))
    for _ in 0..<10 {
      let system = SideBySide(&random)
      let whole = try LoadedSystem(system.whole)
      var alone = try system.parts.map { try LoadedSystem($0) }
      guard (try? whole.solver.solve()) != nil else {
        #expect(alone.contains { (try? $0.solver.solve()) == nil })
        continue
      }
      for part in alone { try part.solver.solve() }
      compare(whole, alone)
      // Any change divides the whole; a random one of a random part must change that part alone.
      let k = random.int(0...alone.count - 1)
      let offset = alone[..<k].reduce(0) { $0 + $1.constraints.count }
      if let n = alone[k].constraints.indices.randomElement(using: &random) {
        try edit(&alone[k], n, whole, offset + n, &random)
        compare(whole, alone)
      }
    }
  }

  private func edit(
    _ part: inout LoadedSystem, _ n: Int, _ whole: LoadedSystem, _ wholeN: Int,
    _ random: inout RandomSource
  ) throws {
    let pairs = [(part.solver, part.constraints[n]), (whole.solver, whole.constraints[wholeN])]
    let (choice, number) = (random.int(0...2), Double(random.int(0...9)))
    var outcomes: [Bool] = []
    for (solver, constraint) in pairs {
      switch choice {
      case 0: try solver.removeConstraint(constraint)
      case 1: try solver.setPriority(Priority(100 + number), of: constraint)
      default: try solver.setConstant(number, of: constraint)
      }
      outcomes.append((try? solver.solve()) != nil)
    }
    #expect(outcomes[0] == outcomes[1])
  }

  private func compare(_ whole: LoadedSystem, _ alone: [LoadedSystem]) {
    var (firstVariable, firstRow) = (0, 0)
    for part in alone {
      for j in part.variables.indices {
        let (own, same) = (part.variables[j], whole.variables[firstVariable + j])
        #expect((part.solver.value(of: own) - whole.solver.value(of: same)).magnitude < 1e-6)
        let (a, b) = (part.solver.range(of: own), whole.solver.range(of: same))
        #expect(isClose(a.lower, b.lower) && isClose(a.upper, b.upper))
      }
      for n in part.constraints.indices {
        let (a, b) = (
          part.solver.error(of: part.constraints[n]), whole.solver.error(of: whole.constraints[firstRow + n])
        )
        // One that was removed has none.
        #expect((a - b).magnitude < 1e-6 || a.isNaN && b.isNaN)
      }
      firstVariable += part.variables.count
      firstRow += part.constraints.count
    }
  }

  private func isClose(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a - b).magnitude < 1e-6
  }

  @Test func constantsAreConstantsStillAfterTheFirstChange() throws {
    let solver = Solver()
    let (a, b, c, d) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let rowOfA = try solver.addConstraint([Term(a)], .equal, 8)
    let rowOfB = try solver.addConstraint([Term(b), Term(a, -1)], .equal, 4)
    let rowOfC = try solver.addConstraint([Term(c)], .equal, 1)
    try solver.solve()
    #expect([a, b, c, d].map { solver.value(of: $0) } == [8, 12, 1, 0])
    try solver.setConstant(2, of: rowOfC)
    try solver.setStartingValue(5, of: d)
    try solver.solve()
    #expect([a, b, c, d].map { solver.value(of: $0) } == [8, 12, 2, 5])
    #expect(solver.deciders(of: b) == [rowOfA, rowOfB])
    try solver.setConstant(1, of: rowOfA)
    try solver.solve()
    #expect([a, b, c, d].map { solver.value(of: $0) } == [1, 5, 2, 5])
  }

  @Test(arguments: [false, true])
  func constantsOfASolveThatFailedAreForgotten(removesLatestFirst: Bool) throws {
    let solver = Solver()
    let (a, c) = (solver.addVariable(), solver.addVariable())
    var rows = [3.0, 5].map { (a, $0) }
    if removesLatestFirst { rows.reverse() }
    let ids = try rows.map { try solver.addConstraint([Term($0.0)], .equal, $0.1) }
    #expect(throws: SolverError.self) { try solver.solve() }
    for id in removesLatestFirst ? ids.reversed() : ids { try solver.removeConstraint(id) }
    try solver.addConstraint([Term(c)], .equal, 1)
    try solver.solve()
    try solver.addConstraint([Term(a)], .greaterThanOrEqual, 10)
    try solver.solve()
    #expect(solver.value(of: a) == 10 && solver.value(of: c) == 1)
  }

  @Test func whatAFailedSolveFoundIsNotKeptForAnotherConstant() throws {
    let solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let three = try solver.addConstraint([Term(a)], .equal, 3)
    let difference = try solver.addConstraint([Term(b), Term(a, -1)], .equal, 1)
    try solver.solve()
    try solver.setConstant(2, of: difference)
    try solver.addConstraint([Term(a)], .equal, 5)
    #expect(throws: SolverError.self) { try solver.solve() }
    try solver.setPriority(Priority(500), of: three)
    try solver.solve()
    #expect(solver.value(of: a) == 5 && solver.value(of: b) == 7)
  }

  /// A row that only says what its third variable is waits until the rest is known, unless the rest has a choice.
  @Test func onlyWhatHasAChoiceKeepsRowsFromWaiting() throws {
    let solver = Solver()
    let x = (0..<6).map { _ in solver.addVariable(startingAt: 7) }
    try solver.addConstraint([Term(x[0]), Term(x[1]), Term(x[2])], .equal, 300)
    try solver.addConstraint([Term(x[0])], .equal, 100, priority: Priority(500))
    try solver.addConstraint([Term(x[1])], .equal, 50, priority: Priority(500))
    try solver.addConstraint([Term(x[3]), Term(x[4]), Term(x[5])], .equal, 30)
    try solver.addConstraint([Term(x[3])], .equal, 4, priority: Priority(500))
    try solver.solve()
    #expect(x.map { solver.value(of: $0) } == [100, 50, 150, 4, 7, 19])
    #expect(solver.range(of: x[2]) == (150, 150))
    #expect(solver.range(of: x[4]) == (nil, nil) && solver.range(of: x[5]) == (nil, nil))
  }
}

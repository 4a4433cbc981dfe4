import ConstraintSolver
import Testing

@Suite struct ConflictTests {
  @Test func conflictLeavesEverythingAsItWas() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let low = try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
    let link = try solver.addConstraint([Term(y), Term(x, -1)], .equal, 5)
    let soft = try solver.addConstraint([Term(y)], .equal, 0, priority: Priority(10))
    try solver.solve()
    let high = try solver.addConstraint([Term(y)], .lessThanOrEqual, 14)
    for _ in 0..<2 {
      #expect(throws: SolverError.unsatisfiable([low, link, high])) { try solver.solve() }
      #expect(solver.value(of: x) == 10 && solver.value(of: y) == 15)
      #expect(solver.error(of: soft) == 15)
      #expect(solver.error(of: high) == 0)
      #expect(solver.range(of: y) == (15, 15))
      #expect(solver.deciders(of: y) == [low, link])
    }
    // Changes made meanwhile count as well.
    try solver.setConstant(5, of: low)
    try solver.removeConstraint(high)
    try solver.solve()
    #expect(solver.value(of: x) == 5 && solver.value(of: y) == 10)
  }

  @Test func everyPartTellsAConflictOfItsOwn() throws {
    let solver = Solver()
    var pairs: [[ConstraintID]] = []
    for k in 0..<4 {
      let (x, y) = (solver.addVariable(), solver.addVariable())
      let sum = try solver.addConstraint([Term(x), Term(y)], .equal, 10)
      let difference = try solver.addConstraint([Term(x), Term(y)], .equal, k == 2 ? 10 : 11)
      if k != 2 { pairs.append([sum, difference]) }
    }
    #expect(throws: SolverError.unsatisfiable(pairs[0])) { try solver.solve() }
    #expect(solver.conflicts.map(\.constraints) == pairs)
    #expect(solver.conflicts.allSatisfy { $0.isSmallest })
    for pair in pairs { try solver.removeConstraint(pair[1]) }
    try solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  /// Constants divide what they are in, and each piece has a conflict of its own.
  @Test func theSmallestConflictComesFirst() throws {
    let solver = Solver()
    let (size, x, y) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let screen = try solver.addConstraint([Term(size)], .equal, 100)
    let same = try solver.addConstraint([Term(x), Term(size, -1)], .equal, 0)
    let double = try solver.addConstraint([Term(y), Term(x, -2)], .equal, -10)
    let least = try solver.addConstraint([Term(y), Term(size, -1)], .greaterThanOrEqual, 10)
    let constant = try solver.addConstraint([Term(y)], .equal, 10)
    #expect(throws: SolverError.unsatisfiable([screen, least, constant])) { try solver.solve() }
    #expect(
      solver.conflicts == [
        ConflictSet(constraints: [screen, least, constant], isSmallest: true),
        ConflictSet(constraints: [screen, same, double, constant], isSmallest: false),
      ])
  }

  /// Too long to be looked into.
  @Test func aLongConflictIsNotSaidToBeTheSmallest() throws {
    let solver = Solver()
    let variables = (0..<20).map { _ in solver.addVariable() }
    for (x, y) in zip(variables, variables.dropFirst()) {
      try solver.addConstraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 1)
    }
    try solver.addConstraint([Term(variables[0]), Term(variables[19], -1)], .greaterThanOrEqual, 0)
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(solver.conflicts.map(\.constraints.count) == [20])
    #expect(solver.conflicts.map(\.isSmallest) == [false])
  }

  @Test func conflictByNumbersAlone() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable(startingAt: 12))
    let edge = try solver.addConstraint([Term(x)], .equal, 10)
    let low = try solver.addConstraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 0)
    let high = try solver.addConstraint([Term(y)], .lessThanOrEqual, 20)
    try solver.solve()
    // Once by a row of the component, once by a constant it borrows.
    for (row, wrong, right) in [(high, 5.0, 20.0), (edge, 30, 10)] {
      try solver.setConstant(wrong, of: row)
      for _ in 0..<2 {
        #expect(throws: SolverError.unsatisfiable([edge, low, high])) { try solver.solve() }
        #expect(solver.value(of: x) == 10 && solver.value(of: y) == 12)
        #expect(solver.range(of: y) == (10, 20))
        #expect(solver.deciders(of: x) == [edge])
        #expect(solver.deciders(of: y) == [])
      }
      try solver.setConstant(right, of: row)
      try solver.solve()
      #expect(solver.value(of: y) == 12)
    }
    try solver.setConstant(15, of: edge)
    try solver.solve()
    #expect(solver.value(of: y) == 15)
    #expect(solver.deciders(of: y) == [edge, low])
    #expect(solver.range(of: y) == (15, 20))
  }

  @Test func takingBackAnyOfTheSetMendsIt() throws {
    for k in 0..<3 {
      let solver = Solver()
      let x = solver.addVariable()
      let y = solver.addVariable()
      let ids = try [
        solver.addConstraint([Term(x), Term(y)], .equal, 10),
        solver.addConstraint([Term(x)], .greaterThanOrEqual, 6),
        solver.addConstraint([Term(y, 2)], .greaterThanOrEqual, 10),
      ]
      #expect(throws: SolverError.unsatisfiable(ids)) { try solver.solve() }
      try solver.setPriority(Priority(999), of: ids[k])
      try solver.solve()
      #expect(solver.error(of: ids[k]) != 0)
      for other in 0..<3 where other != k { #expect(solver.error(of: ids[other]) == 0) }
    }
  }

  @Test func rowsWithoutVariables() throws {
    let solver = Solver()
    let x = solver.addVariable(startingAt: 1)
    try solver.addConstraint([], .lessThanOrEqual, 3)
    let soft = try solver.addConstraint([Term(x, 0)], .equal, 2, priority: Priority(1))
    try solver.addConstraint([Term(x, 2), Term(x, -2)], .greaterThanOrEqual, -1)
    try solver.solve()
    #expect(solver.error(of: soft) == -2)
    #expect(solver.value(of: x) == 1)
    let bad = try solver.addConstraint([Term(x, 1), Term(x, -1)], .equal, 1)
    #expect(throws: SolverError.unsatisfiable([bad])) { try solver.solve() }
    try solver.setConstant(0, of: bad)
    try solver.solve()
    try solver.removeVariable(x)
    try solver.solve()
  }

  /// A long chain with one end too many: every row takes part.
  @Test func longConflict() throws {
    let solver = Solver()
    var ids: [ConstraintID] = []
    var last = solver.addVariable()
    ids.append(try solver.addConstraint([Term(last)], .equal, 0))
    for _ in 0..<300 {
      let next = solver.addVariable()
      ids.append(try solver.addConstraint([Term(next), Term(last, -1)], .equal, 1))
      last = next
    }
    ids.append(try solver.addConstraint([Term(last)], .lessThanOrEqual, 299))
    #expect(throws: SolverError.unsatisfiable(ids)) { try solver.solve() }
  }

  @Test func boundsHoldAndAreNeverBlamed() throws {
    let solver = Solver()
    let (x, y) = (solver.addVariable(startingAt: -4, lowerBound: 0), solver.addVariable(lowerBound: 3))
    let free = solver.addVariable(startingAt: -4, lowerBound: -.infinity)
    try solver.solve()
    #expect([x, y, free].map { solver.value(of: $0) } == [0, 3, -4])
    #expect(solver.range(of: y) == (3, nil))
    #expect(solver.deciders(of: y) == [])
    // Without the second the first contradicts the bounds all the same.
    let first = try solver.addConstraint([Term(y), Term(x)], .equal, 2)
    let second = try solver.addConstraint([Term(y), Term(x, -1)], .equal, 9)
    #expect(throws: SolverError.unsatisfiable([first])) { try solver.solve() }
    try solver.removeConstraint(first)
    try solver.solve()
    #expect(solver.value(of: y) == 9)
    #expect(throws: SolverError.variableInUse) { try solver.removeVariable(x) }
    try solver.removeConstraint(second)
    try solver.removeVariable(x)
    try solver.solve()
    #expect(solver.value(of: y) == 9)
  }

  /// Components that borrow a constant borrow its bound: what they say beside it is not to blame.
  @Test func aConstantOutOfBoundsIsAConflictOfItsOwn() throws {
    let solver = Solver()
    let (x, width) = (solver.addVariable(), solver.addVariable(lowerBound: 0))
    try solver.addConstraint([Term(x), Term(width, -1)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 0)
    let constant = try solver.addConstraint([Term(width)], .equal, -5)
    #expect(throws: SolverError.unsatisfiable([constant])) { try solver.solve() }
    try solver.setConstant(5, of: constant)
    try solver.solve()
    #expect(solver.range(of: x) == (0, 5))
    try solver.setConstant(-5, of: constant)
    #expect(throws: SolverError.unsatisfiable([constant])) { try solver.solve() }
  }
}

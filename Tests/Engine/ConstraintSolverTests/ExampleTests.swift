import ConstraintSolver
import Testing

/// What the documentation's Swift does; a test of the articles finds it here word for word.
@Suite struct ExampleTests {
  @Test func strictPriorities() throws {
    let solver = Solver()
    let width = solver.addVariable()
    let gap = solver.addVariable()
    try solver.addConstraint([Term(width), Term(gap)], .equal, 100)
    try solver.addConstraint([Term(gap)], .greaterThanOrEqual, 8)
    let wish = try solver.addConstraint([Term(width)], .equal, 200, priority: Priority(750))
    try solver.addConstraint([Term(width)], .equal, 0, priority: Priority(250))
    try solver.solve()
    // width is 92 and gap is 8: 750 comes first, however many constraints there are at 250.
    #expect(solver.value(of: width) == 92 && solver.value(of: gap) == 8)

    try solver.setConstant(60, of: wish)
    try solver.solve()
    // width is 60 now, and gap 40.
    #expect(solver.value(of: width) == 60 && solver.value(of: gap) == 40)
  }
}

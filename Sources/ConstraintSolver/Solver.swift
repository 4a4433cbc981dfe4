/// Solves linear equations and inequalities over real variables by strict priority.
///
/// Required constraints hold exactly. Of all their solutions the solver takes those whose sum of |error| at
/// the highest optional priority is least, of these the ones whose sum at the next priority is least, and
/// so on. If that still leaves a choice, variables keep their previous value (at first: their starting
/// value), those created earlier taking precedence. The solution is therefore unique, and does not depend
/// on the order in which constraints were added.
///
/// Changes are only recorded; `solve()` puts them into effect, working again only on the parts of the
/// system that they touch.
///
///     let solver = Solver()
///     let x = solver.addVariable()
///     try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
///     try solver.addConstraint([Term(x)], .equal, 0, priority: Priority(250))
///     try solver.solve()
///     solver.value(of: x)  // 10
public final class Solver {
  public init() {}

  /// A new variable, in no constraint yet.
  public func addVariable(startingAt start: Double = 0) -> Variable { Variable(slot: 0, serial: 0) }

  /// Removes a variable that occurs in no constraint.
  public func removeVariable(_ variable: Variable) throws(SolverError) {}

  /// Records `sum(terms) relation constant`. A variable may occur in several terms.
  @discardableResult
  public func addConstraint(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID { ConstraintID(slot: 0, serial: 0) }

  public func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {}

  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {}

  public func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {}

  /// Makes the variable take `start` for its previous value in the next solve.
  public func setStartingValue(_ start: Double, of variable: Variable) throws(SolverError) {}

  /// Puts all recorded changes into effect.
  ///
  /// If it throws, everything that can be observed remains as the last successful solve left it, and the
  /// changes remain recorded: take one back, or remove a constraint of the conflict, and solve again.
  public func solve() throws(SolverError) {}

  /// The value at the last successful solve; before that the starting value. NaN for an unknown variable.
  public func value(of variable: Variable) -> Double { 0 }

  /// The left side minus what the relation wants it to be, at the last successful solve: positive if too
  /// large, negative if too small, 0 if satisfied (or not solved yet).
  public func error(of constraint: ConstraintID) -> Double { 0 }

  /// The least and greatest value the variable could take with the required constraints, and every
  /// priority level, just as well satisfied; nil where there is no bound. Equal if it is determined.
  public func range(of variable: Variable) -> (lower: Double?, upper: Double?) { (0, 0) }

  /// The constraints whose constants fix the variable's value at the last successful solve, in the order of
  /// insertion. Empty if it merely kept its previous value.
  public func deciders(of variable: Variable) -> [ConstraintID] { [] }
}

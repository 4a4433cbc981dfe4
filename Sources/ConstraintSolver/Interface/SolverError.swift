/// What can go wrong in a `Solver`.
public enum SolverError: Error, Equatable, Sendable {
  /// These required constraints, in the order of their insertion, cannot hold together, and can if any one
  /// of them is left out: always with all variables within their bounds. See `Solver.conflicts` for others, and
  /// whether they are the fewest.
  case unsatisfiable([ConstraintID])
  /// A coefficient, constant or starting value is infinite, not a number, or too large to compute with.
  case notFinite
  /// A priority is not more than 0 and at most 1000.
  case illegalPriority
  /// The variable is not, or no longer, one of this solver.
  case unknownVariable
  /// The constraint is not, or no longer, one of this solver.
  case unknownConstraint
  /// The terms given are not as many as the constraints added together say that they have.
  case termsDoNotMatch
  /// The variable to be removed still occurs in constraints.
  case variableInUse
  /// The constraints of `Solver.unsolvedParts` are so badly conditioned that no solution stands up to its check:
  /// with some hundreds of constraints in double precision, with fewer not even in twice that. All others are
  /// solved.
  case numericallyUnstable
  /// For `Solver.unsolvedParts` the solver gave up after more steps than any sensible problem takes.
  case iterationLimit
}

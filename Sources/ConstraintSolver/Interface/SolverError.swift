/// What can go wrong in a `Solver`.
public enum SolverError: Error, Equatable, Sendable {
  /// These required constraints, in the order of their insertion, cannot hold together, but can if any one of
  /// them is left out: always with all variables within their bounds. `Solver.conflicts` has the others, and
  /// tells whether these are the fewest.
  case unsatisfiable([ConstraintID])
  /// A coefficient, constant or starting value is infinite, not a number, or too large to compute with:
  /// beyond 1e30.
  case notFinite
  /// A priority is not more than 0 and at most 1000.
  case illegalPriority
  /// The variable is not, or no longer, one of this solver.
  case unknownVariable
  /// The constraint is not, or no longer, one of this solver.
  case unknownConstraint
  /// The number of terms is not the sum of those that the constraints added together are said to have.
  case termsDoNotMatch
  /// The variable to be removed still occurs in constraints.
  case variableInUse
  /// The constraints of `Solver.unsolvedParts` are so badly conditioned that no solution stands up to its
  /// check: in double precision, or, where there are no more than some hundreds of them, not even in twice
  /// that. All others are solved.
  case numericallyUnstable
  /// The solver has given up on `Solver.unsolvedParts` after more steps than any sensible problem takes.
  case iterationLimit
}

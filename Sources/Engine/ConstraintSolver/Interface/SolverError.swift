/// The errors of a `Solver`.
public enum SolverError: Error, Equatable, Sendable {
  /// These required constraints, in the order of insertion, cannot hold together, but can if any one of them
  /// is left out, always with all variables within their bounds. `Solver.conflicts` has the other conflicts,
  /// and tells whether this one is the smallest.
  case unsatisfiable([ConstraintID])
  /// A coefficient, constant or starting value is infinite, not a number, or too large to compute with:
  /// beyond 1e30.
  case notFinite
  /// A priority is not in the range above 0 up to 1000.
  case illegalPriority
  /// The variable does not belong, or no longer belongs, to this solver.
  case unknownVariable
  /// The constraint does not belong, or no longer belongs, to this solver.
  case unknownConstraint
  /// The number of terms does not match the sum of the constraints' term counts.
  case termsDoNotMatch
  /// The variable to be removed still occurs in constraints.
  case variableInUse
  /// The constraints of `Solver.unsolvedParts` are so badly conditioned that no solution passes its check:
  /// neither in double precision nor, where there are no more than some hundreds of them, in twice that. All
  /// others are solved.
  case numericallyUnstable
  /// The solver has given up on `Solver.unsolvedParts` after more steps than any reasonable problem takes.
  case iterationLimit
}

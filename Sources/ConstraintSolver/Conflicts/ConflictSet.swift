/// Required constraints that cannot hold together, and can if any one of them is left out: always with all variables
/// within their bounds. Of a conflict of thousands some may not have been tried, as that takes the square of their
/// number: those may be needed only where the variables leave their bounds.
public struct ConflictSet: Hashable, Sendable {
  /// In the order of their insertion.
  public var constraints: [ConstraintID]
  /// Whether it is proven that no fewer of the constraints that are connected with these, by the variables in them,
  /// are in conflict. Otherwise there may be, but not among these themselves.
  ///
  /// It is looked into for conflicts of up to 12 constraints, among up to 300 required ones, and not in systems
  /// that take more than double precision.
  public var isSmallest: Bool

  public init(constraints: [ConstraintID], isSmallest: Bool) {
    self.constraints = constraints
    self.isSmallest = isSmallest
  }
}

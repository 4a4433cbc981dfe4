/// Required constraints that cannot hold together, but can if any one of them is left out, always with all
/// variables within their bounds. Of a conflict of thousands some may not have been tried, as that takes time
/// that grows with the square of their number; those may be needed only where variables leave their bounds.
public struct ConflictSet: Hashable, Sendable {
  /// The constraints, in the order of their insertion.
  public var constraints: [ConstraintID]
  /// Whether it is proven that no conflict has fewer constraints among all those connected with these by
  /// variables. If not, there may be one, but not among these constraints alone.
  ///
  /// A proof is attempted for conflicts of up to 12 constraints among up to 300 required ones, and not in
  /// systems that need more than double precision.
  public var isSmallest: Bool

  /// A conflict between constraints in the order of their insertion.
  public init(constraints: [ConstraintID], isSmallest: Bool) {
    self.constraints = constraints
    self.isSmallest = isSmallest
  }
}

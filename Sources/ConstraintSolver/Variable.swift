/// An unknown of a `Solver`: any real number.
///
/// A handle is valid for the solver that made it until `removeVariable(_:)`.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  let slot: Int
  /// Counts the handles a solver has made, so that a handle to a reused slot is recognised as stale. Also
  /// the order of creation.
  let serial: Int
}

/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

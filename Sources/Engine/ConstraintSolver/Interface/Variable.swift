/// An unknown of a `Solver`: any real number.
///
/// A handle is valid for the solver that made it until `removeVariable(_:)`.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// Its place in the solver, which another variable may have later.
  @usableFromInline package let slot: Int
  /// Unique to this handle, to recognise handles of reused slots or of other solvers; see `Serials`. Also
  /// gives the order of creation.
  @usableFromInline let serial: Int64

  @inlinable
  init(slot: Int, serial: Int64) {
    self.slot = slot
    self.serial = serial
  }
}

/// Variables that were added together, in the order of creation.
public struct Variables: RandomAccessCollection, Hashable, Sendable {
  @usableFromInline let first: Variable
  /// How many variables there are.
  public let count: Int
  /// nil if their slots are side by side.
  @usableFromInline let slots: [Int]?

  init(first: Variable, count: Int, slots: [Int]? = nil) {
    self.first = first
    self.count = count
    self.slots = slots
  }

  /// The first index: 0.
  public var startIndex: Int { 0 }
  /// One more than the last index: the count.
  public var endIndex: Int { count }

  // Inlined because other modules call it for each term of a large system.
  /// The variable at an index. An index out of range ends the program.
  @inlinable
  public subscript(index: Int) -> Variable {
    precondition(index >= 0 && index < count)
    return Variable(
      slot: slots?[index] ?? first.slot &+ index, serial: first.serial &+ Int64(truncatingIfNeeded: index))
  }
}

/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The unknown.
  public var variable: Variable
  /// The number it is multiplied by: finite, and no larger than 1e30 in size.
  public var coefficient: Double

  /// Creates a term; the coefficient is 1 unless one is given.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

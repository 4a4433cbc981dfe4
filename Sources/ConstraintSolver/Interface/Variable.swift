/// An unknown of a `Solver`: any real number.
///
/// A handle is valid for the solver that made it until `removeVariable(_:)`.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let slot: Int
  /// No other handle has it, so that a handle to a reused slot or of another solver is recognised; see
  /// `Serials`. Also the order of creation.
  @usableFromInline let serial: Int64

  @inlinable
  init(slot: Int, serial: Int64) {
    self.slot = slot
    self.serial = serial
  }
}

/// Variables that were made together, in the order of creation.
public struct Variables: RandomAccessCollection, Hashable, Sendable {
  @usableFromInline let first: Variable
  public let count: Int
  /// Nil if they are side by side.
  @usableFromInline let slots: [Int]?

  init(first: Variable, count: Int, slots: [Int]? = nil) {
    self.first = first
    self.count = count
    self.slots = slots
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  // For each term of a large system, from another module.
  @inlinable
  public subscript(index: Int) -> Variable {
    precondition(index >= 0 && index < count)
    return Variable(
      slot: slots?[index] ?? first.slot &+ index, serial: first.serial &+ Int64(truncatingIfNeeded: index))
  }
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

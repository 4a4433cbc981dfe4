/// How the left side of a constraint relates to its constant.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// How much a constraint matters: more than 0, at most 1000; fractions are priorities of their own.
///
/// 1000 is required. Any error at a higher optional priority outweighs every error at lower ones, however
/// many there are.
public struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public static let required = Priority(1000)

  public static func < (a: Priority, b: Priority) -> Bool {
    a.value < b.value
  }

  /// Whether the solver accepts it: 0 < value <= 1000.
  public var isLegal: Bool {
    value > 0 && value <= 1000
  }
}

/// A constraint of a `Solver`. A handle is valid for the solver that made it until `removeConstraint(_:)`.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  let slot: Int
  /// The order of insertion; see `Variable.serial`.
  let serial: Int64
}

/// Constraints that were recorded together, in the order of insertion.
public struct ConstraintIDs: RandomAccessCollection, Hashable, Sendable {
  let first: ConstraintID
  public let count: Int
  /// Nil if they are side by side.
  var slots: [Int]?

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> ConstraintID {
    precondition(index >= 0 && index < count)
    return ConstraintID(
      slot: slots?[index] ?? first.slot &+ index, serial: first.serial &+ Int64(truncatingIfNeeded: index))
  }
}

/// A constraint among others, all of whose terms are side by side; see `Solver.addConstraints(_:terms:)`.
public struct ConstraintRow: Hashable, Sendable, BitwiseCopyable {
  /// How many terms are its own.
  public var termCount: Int
  public var relation: Relation
  public var constant: Double
  public var priority: Priority

  public init(termCount: Int, _ relation: Relation, _ constant: Double, priority: Priority = .required) {
    self.termCount = termCount
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// How the left side of a constraint relates to its constant.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// At most the constant.
  case lessThanOrEqual
  /// Equal to the constant.
  case equal
  /// At least the constant.
  case greaterThanOrEqual
}

/// How much a constraint matters: more than 0, at most 1000. Fractions are priorities, too.
///
/// 1000 is required. Any error at a higher optional priority outweighs all errors at lower ones, however many
/// there are.
public struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The priority as a number, which may be out of range; see `isLegal`.
  public var value: Double

  /// Creates a priority with this value, without checking it.
  public init(_ value: Double) {
    self.value = value
  }

  /// The constraint must hold: 1000.
  public static let required = Priority(1000)

  /// Whether the left priority is lower.
  public static func < (a: Priority, b: Priority) -> Bool {
    a.value < b.value
  }

  /// Whether the solver accepts it: more than 0, at most 1000.
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

/// The handles of constraints that were recorded together, in the order in which they were given.
public struct ConstraintIDs: RandomAccessCollection, Hashable, Sendable {
  let first: ConstraintID
  /// How many handles there are.
  public let count: Int
  /// nil if their slots are side by side.
  var slots: [Int]?

  /// The first index: 0.
  public var startIndex: Int { 0 }
  /// One more than the last index: the count.
  public var endIndex: Int { count }

  /// The handle at an index. An index out of range ends the program.
  public subscript(index: Int) -> ConstraintID {
    precondition(index >= 0 && index < count)
    return ConstraintID(
      slot: slots?[index] ?? first.slot &+ index, serial: first.serial &+ Int64(truncatingIfNeeded: index))
  }
}

/// A constraint whose terms are stored next to those of others; see `Solver.addConstraints(_:terms:)`.
public struct ConstraintRow: Hashable, Sendable, BitwiseCopyable {
  /// How many terms it has.
  public var termCount: Int
  /// How the sum of the terms relates to the constant.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority of the constraint.
  public var priority: Priority

  /// A constraint with its number of terms; required unless a priority is given.
  public init(termCount: Int, _ relation: Relation, _ constant: Double, priority: Priority = .required) {
    self.termCount = termCount
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

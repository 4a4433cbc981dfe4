/// The records of a variable and of a constraint, each in two pieces: one for recording and reading rows, one
/// for the last solution. A pass over a large system is limited by memory bandwidth.
extension Storage {
  struct StoredVariable: BitwiseCopyable {
    /// The serial of the handle; its complement once the variable is removed.
    var serial: Int64
    /// The stamp of the part that last numbered it, or of the row that last recorded it.
    var stamp = 0
    /// Its number in the current part, if that bears the `stamp`.
    var nextLocal: Int32 = 0
    /// The row that will make it a constant in the next solve, or -1; see `Partition`.
    var nextAnchor: Int32 = -1
    /// The row that is its lower bound, or -1.
    var bound: Int32 = -1
    /// The number of rows it occurs in, its bound included.
    var useCount: Int32 = 0

    var isRemoved: Bool { serial < 0 }
    /// The order of creation, whether removed or not.
    var order: Int64 { serial < 0 ? ~serial : serial }
  }

  struct SolvedVariable: BitwiseCopyable {
    /// The value at the last successful solve.
    var value: Double
    /// The value that the memory stage wants: its value, or a starting value set since.
    var previous: Double
    /// The value that the memory stage wanted in the last solve.
    var origin = 0.0
    /// The cluster it was solved in, -1 if none, and its number there.
    var cluster: Int32 = -1
    var local: Int32 = 0
    /// The row that made it a constant in the last solve, or -1.
    var anchor: Int32 = -1
    var standing = Standing.new
    /// Whether it is among the changed variables.
    var isChanged: Bool
  }

  struct StoredTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  struct StoredRow: BitwiseCopyable {
    /// The serial of the handle; its complement once the row is removed.
    var serial: Int64
    var constant: Double
    var priority: Priority
    /// Where its terms are in `terms`.
    var firstTerm: Int
    var termCount: Int32
    var relation: Relation
    /// Whether it is the bound of its one variable: a row that nobody added, so nobody can be asked to remove
    /// it.
    var isBound: Bool
    /// Its role in the last basis; stored here since it is needed when the row is read.
    var standing = Standing.new

    init(_ row: ConstraintRow, serial: Int64, firstTerm: Int, termCount: Int, isBound: Bool = false) {
      self.serial = serial
      constant = row.constant
      priority = row.priority
      self.firstTerm = firstTerm
      self.termCount = Int32(truncatingIfNeeded: termCount)
      relation = row.relation
      self.isBound = isBound
    }

    var isEquation: Bool { relation == .equal && priority == .required }

    var isRemoved: Bool { serial < 0 }
    var order: Int64 { serial < 0 ? ~serial : serial }
  }

  struct SolvedRow: BitwiseCopyable {
    /// The cluster it was solved in, -1 if none; and its component and row there, if known.
    var cluster: Int32 = -1
    var component: Int32 = -1
    var local: Int32 = -1
    /// The index in `edits` of its former state, if it has changed since; otherwise -1.
    var edit: Int32 = -1
  }

  /// The state of a row at the last successful solve.
  struct RowEdit: BitwiseCopyable {
    var row: Int
    var constant: Double
    var priority: Priority
  }
}

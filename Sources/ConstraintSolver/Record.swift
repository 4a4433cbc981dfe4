/// What is recorded of a variable and of a constraint.
extension Storage {
  struct StoredVariable: BitwiseCopyable {
    var serial: Int
    /// At the last successful solve.
    var value: Double
    /// Where the memory stage wants it: the value, or a starting value set since.
    var previous: Double
    /// Where it wanted it in the last solve.
    var origin = 0.0
    /// The `revision` in which `previous` changed, or a row of it was removed.
    var revision = 0
    /// Of the cluster that it was last numbered for.
    var stamp = 0
    /// The cluster it was solved in, and its number there; -1: none.
    var cluster: Int32 = -1
    var local: Int32 = 0
    /// Its number in the cluster being set up, if that bears the `stamp`.
    var nextLocal: Int32 = 0
    /// The row that made it a constant in the last solve, and that will in the next, or -1; see `Partition`.
    var anchor: Int32 = -1
    var nextAnchor: Int32 = -1
    /// The row that is its lower bound, or -1.
    var bound: Int32 = -1
    /// The number of rows it occurs in, its bound included.
    var useCount: Int32 = 0
    /// For the partition: what it is joined with, and the number of the cluster that makes.
    var parent: Int32 = 0
    var index: Int32 = -1
    var standing = Standing.new
    var isChanged = true
    var isRemoved = false
  }

  struct StoredTerm: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }

  struct StoredRow: BitwiseCopyable {
    var serial: Int
    var constant: Double
    var priority: Priority
    /// Constant and priority at the last successful solve.
    var solvedConstant = 0.0
    var solvedPriority = Priority.required
    /// The `revision` in which it changed.
    var revision = 0
    /// Where its terms are in `terms`.
    var firstTerm: Int
    var termCount: Int32
    /// The cluster it was solved in, -1: none; and there the component and its row, if it has got that far.
    var cluster: Int32 = -1
    var component: Int32 = -1
    var local: Int32 = -1
    var relation: Relation
    /// Whether it is the bound of its one variable: a row that no one added, so no one can be told to remove.
    var isBound = false
    var isRemoved = false
    /// Whether its constant alone has changed since the last solve.
    var isRenumbered = false
    var standing = Standing.new

    var terms: Range<Int> { firstTerm..<firstTerm + Int(termCount) }

    var isEquation: Bool { relation == .equal && priority == .required }
  }
}

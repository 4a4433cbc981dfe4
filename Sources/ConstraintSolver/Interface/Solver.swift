/// Solves linear equations and inequalities over real variables by strict priority.
///
/// Required constraints hold exactly. Of all their solutions the solver takes those whose sum of |error| at the
/// highest optional priority is least, of these the ones whose sum at the next priority is least, and so on. If that
/// still leaves a choice, variables stay as close as possible to their previous values, at first the starting ones;
/// those created earlier come first. The solution is therefore unique, and does not depend on the order in which
/// constraints were added.
///
/// Changes are only recorded; `solve()` puts them into effect, and only works on the parts of the system that they
/// touch.
///
///     let solver = Solver()
///     let x = solver.addVariable()
///     try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
///     try solver.addConstraint([Term(x)], .equal, 0, priority: Priority(250))
///     try solver.solve()
///     solver.value(of: x)  // 10
///
/// How it works: `Storage` keeps the constraints. The first solve takes them for one `Cluster` (see `Whole.swift`);
/// after that `Partition` splits what has changed into clusters that share no variable. From each cluster, `Presolve`
/// takes out what required equations say outright, and `Blocks` splits what is left. Blocks of one unknown are a
/// matter of sorting (`Line`), small ones of two of going from corner to corner (`Plane`). The others become a
/// `Component` each: `Levels` minimises one priority after the other, with the `Simplex` method on a factorised
/// `Basis`, and `Memory` settles what is open.
///
/// No answer is given unchecked: values must satisfy the required rows as they were recorded, and a `Proof` must show
/// each level minimal, or the rows of a conflict contradictory (see `Audit`). Where double precision is not enough
/// for that, a `Tableau` solves again in twice the precision.
public final class Solver {
  /// Behind a pointer, since each access to a variable of a class is checked.
  private let record = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
  var storage: Storage {
    unsafeAddress { UnsafePointer(record) }
    unsafeMutableAddress { record }
  }
  /// The solved clusters; nil where a former one has left a place to be reused.
  var clusters: [Cluster?] = []
  /// Whether `clusters` is one for the whole system; see `Whole.swift`.
  var isWhole = false

  /// What a solve that failed has solved all the same, by the first row, for the next solve.
  private var spared: [Int: Cluster] = [:]
  /// What the last solve found unable to hold together: the set that it threw first, then one of each other
  /// part of the system that is solved by itself. Of sets that variables connect the smallest comes first.
  public private(set) var conflicts: [ConflictSet] = []
  /// What the last solve left as it was because its numbers were too difficult; see `solve()`.
  public private(set) var unsolvedParts: [UnsolvedPart] = []
  private var found: [FoundConflict] = []

  /// A solver without variables and constraints.
  public init() {
    record.initialize(to: Storage())
  }

  deinit {
    record.deinitialize(count: 1)
    record.deallocate()
  }

  /// Makes room for so many variables and constraints in all, which saves time if many are to be added.
  public func reserveCapacity(variables: Int, constraints: Int) {
    storage.reserveCapacity(variables: variables, rows: constraints)
  }

  /// A new variable, in no constraint yet.
  ///
  /// - Parameters:
  ///   - start: its previous value in the first solve. One that is not finite, or beyond 1e30, counts as 0.
  ///   - lowerBound: the least value it can ever have; none if it is nil, not finite, or beyond 1e30. A bound
  ///     is part of what the variable is: it holds as required constraints do, but is never blamed for a
  ///     conflict, and is not a decider.
  public func addVariable(startingAt start: Double = 0, lowerBound: Double? = nil) -> Variable {
    storage.addVariable(
      start: Storage.isUsable(start) ? start : 0,
      lowerBound: lowerBound.flatMap { Storage.isUsable($0) ? $0 : nil })
  }

  /// Adds many variables at once.
  ///
  /// - Parameters:
  ///   - count: how many; none if it is negative.
  ///   - start: as for `addVariable(startingAt:lowerBound:)`.
  public func addVariables(_ count: Int, startingAt start: Double = 0) -> Variables {
    storage.addVariables(max(0, count), start: Storage.isUsable(start) ? start : 0)
  }

  /// Removes a variable that no constraint has a term of.
  ///
  /// - Throws: `SolverError.variableInUse`, `SolverError.unknownVariable`.
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    divide()
    try storage.removeVariable(variable)
  }

  /// Records `sum(terms) relation constant`. A variable may occur in several terms.
  ///
  /// - Throws: `SolverError.notFinite`, `SolverError.illegalPriority`, `SolverError.unknownVariable`; nothing
  ///   is recorded then.
  @discardableResult
  public func addConstraint(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try storage.addRow(terms.span, relation, constant, priority)
  }

  /// Records `sum(terms) relation constant`. A variable may occur in several terms.
  ///
  /// - Throws: `SolverError.notFinite`, `SolverError.illegalPriority`, `SolverError.unknownVariable`; nothing
  ///   is recorded then.
  @discardableResult
  public func addConstraint(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try storage.addRow(terms, relation, constant, priority)
  }

  /// Records many constraints at once, all of them or none, which is faster than one after the other.
  ///
  /// - Parameters:
  ///   - constraints: each with the number of its terms.
  ///   - terms: those of the first constraint, then those of the second, and so on.
  /// - Throws: `SolverError.termsDoNotMatch` where there are more or fewer terms than the constraints have,
  ///   and what `addConstraint` throws.
  @discardableResult
  public func addConstraints(
    _ constraints: borrowing Span<ConstraintRow>, terms: borrowing Span<Term>
  ) throws(SolverError) -> ConstraintIDs {
    try storage.addRows(constraints, terms)
  }

  /// Removes a constraint; its handle is of no use from then on.
  ///
  /// - Throws: `SolverError.unknownConstraint`.
  public func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    divide()
    try storage.removeRow(constraint)
  }

  /// Gives a constraint a new constant. No other change takes less to solve again.
  ///
  /// - Throws: `SolverError.unknownConstraint`, `SolverError.notFinite`.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    try storage.setConstant(constant, constraint)
  }

  /// Gives a constraint a new priority; it may become required or optional.
  ///
  /// - Throws: `SolverError.unknownConstraint`, `SolverError.illegalPriority`.
  public func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
    divide()
    try storage.setPriority(priority, constraint)
  }

  /// Makes `start` the previous value of the variable in the next solve.
  ///
  /// - Throws: `SolverError.unknownVariable`, `SolverError.notFinite`.
  public func setStartingValue(_ start: Double, of variable: Variable) throws(SolverError) {
    divide()
    try storage.setPrevious(start, variable)
  }

  /// Puts all recorded changes into effect.
  ///
  /// If required constraints cannot hold together, all values and answers remain as the last solve left them, and
  /// the changes remain recorded: take one back, or remove a constraint of each of the `conflicts`, and solve
  /// again.
  ///
  /// If the numbers of a part of the system are too difficult, all other parts are solved before the error is
  /// thrown. The variables of the `unsolvedParts` stay where they were, and the next solve tries their constraints
  /// again.
  ///
  /// - Throws: `SolverError.unsatisfiable` for conflicts; `SolverError.numericallyUnstable` or
  ///   `SolverError.iterationLimit` for unsolved parts.
  public func solve() throws(SolverError) {
    conflicts = []
    unsolvedParts = []
    found = []
    if solveWhole() || editWhole() {
      spared.removeAll()
      return
    }
    divide()
    let affected = storage.affectedPart(of: clusters)
    var workspace = Cluster.Workspace(expecting: affected.variables.count)
    var edits: [(row: Int, cluster: Cluster)] = []
    var renumbered: [(index: Int, cluster: Cluster)] = []
    var former = affected.clusters
    var new: [Cluster] = []
    var failures: [Failure] = []
    for index in affected.renumbered {
      guard let cluster = clusters[index] else { continue }
      if let row = storage.onlyEdit(of: index), cluster.canEdit(row: row, storage) {
        edits.append((row, cluster))
      } else if let cluster = solved(cluster.part, &workspace, &failures) {
        renumbered.append((index, cluster))
      } else {
        former.append(index)
      }
    }
    for part in storage.partition(affected) {
      if let cluster = solved(part, &workspace, &failures) { new.append(cluster) }
    }
    if !found.isEmpty {
      spare(renumbered.map { $0.cluster } + new)
      conflicts = conflictsToTell(found, &workspace)
      throw .unsatisfiable(conflicts[0].constraints)
    }
    spared.removeAll()
    for (row, cluster) in edits {
      cluster.applyEdit(ofRow: row, &storage)
    }
    storage.settle(affected)
    publish(renumbered, new, replacing: former)
    for failure in failures {
      storage.postpone(failure.part)
      unsolvedParts.append(storage.unsolved(failure.part))
    }
    if let failure = failures.first { throw failure.error }
  }

  /// A part that could not be solved, and why.
  private struct Failure {
    var part: Part
    var error: SolverError
  }

  private func spare(_ clusters: [Cluster]) {
    spared.removeAll()
    storage.recent = Storage.Recent()
    for cluster in clusters {
      if let key = cluster.part.rows.first { spared[key] = cluster }
    }
  }

  /// - Returns: nil if its required constraints cannot hold together, which `found` then tells, or if its numbers
  ///   are too difficult, which `failures` tells.
  private func solved(
    _ part: Part, _ workspace: inout Cluster.Workspace, _ failures: inout [Failure]
  ) -> Cluster? {
    if let key = part.rows.first, let cluster = spared[key], cluster.part == part,
      storage.isUnchanged(part)
    {
      return cluster
    }
    do throws(SolverError) {
      switch try Cluster.solve(part, &storage, &workspace) {
      case .solved(let cluster): return cluster
      case .conflict(let rows, let isSmallest):
        found.append(FoundConflict(rows: rows, isSmallest: isSmallest))
      }
    } catch {
      failures.append(Failure(part: part, error: error))
    }
    return nil
  }

  private func publish(
    _ renumbered: [(index: Int, cluster: Cluster)], _ new: [Cluster], replacing former: [Int]
  ) {
    for index in former {
      clusters[index] = nil
    }
    var free = former + storage.freeClusters
    for (index, cluster) in renumbered {
      clusters[index] = cluster
      storage.publish(cluster, index)
    }
    for cluster in new {
      let index = free.popLast() ?? clusters.count
      if index == clusters.count {
        clusters.append(cluster)
      } else {
        clusters[index] = cluster
      }
      storage.publish(cluster, index)
    }
    storage.freeClusters = free
  }

  /// The value of a variable at the last solve of its part, before that the starting value. NaN for an
  /// unknown variable.
  public func value(of variable: Variable) -> Double {
    storage.isKnown(variable) ? storage.solvedVariables[variable.slot].value : .nan
  }

  /// How far the left side was from what the relation wants, at the last successful solve: positive if too
  /// large, negative if too small, 0 if satisfied, or not solved yet. NaN for an unknown constraint.
  public func error(of constraint: ConstraintID) -> Double {
    storage.isKnown(constraint) ? storage.error(ofRow: constraint.slot) : .nan
  }

  /// The least and the greatest value that the variable could have with the required constraints, and every
  /// priority level, just as well satisfied; nil where there is no bound. The two are equal if it is
  /// determined.
  public func range(of variable: Variable) -> (lower: Double?, upper: Double?) {
    guard let (cluster, local) = place(of: variable) else { return (nil, nil) }
    return cluster.range(local, &storage)
  }

  /// Whether `range(of:)` gives the ends themselves. Where thousands of variables leave one another a choice,
  /// or their numbers are too difficult, it may give only the part of the range that was found: every value
  /// in it is as good as the solution, but there may be others.
  public func isRangeKnown(of variable: Variable) -> Bool {
    guard let (cluster, local) = place(of: variable) else { return true }
    return cluster.isRangeKnown(local, &storage)
  }

  /// Solutions, as good as the one found, where the variable is least and where it is greatest, as the values
  /// of `others` there, in their order; nil where the variable has no bound. Others that share no constraints
  /// with it keep their values.
  public func extremePoints(
    of variable: Variable, reading others: [Variable]
  ) -> (lower: [Double]?, upper: [Double]?) {
    guard let (cluster, local) = place(of: variable) else { return (nil, nil) }
    let places = others.map { place(of: $0) }
    let inside = places.indices.filter { places[$0]?.0 === cluster }
    let points = cluster.extremePoints(local, reading: inside.compactMap { places[$0]?.1 }, &storage)
    func merged(_ point: [Double]?) -> [Double]? {
      guard let point else { return nil }
      var values = others.map { value(of: $0) }
      for (index, value) in zip(inside, point) { values[index] = value }
      return values
    }
    return (merged(points.lower), merged(points.upper))
  }

  /// Whether one variable follows another: in all solutions as good as the one found, it is `rate` times the
  /// other plus a constant. False where the numbers do not tell.
  public func follows(_ variable: Variable, _ other: Variable, rate: Double) -> Bool {
    guard let (cluster, local) = place(of: variable), let (otherCluster, otherLocal) = place(of: other),
      cluster === otherCluster
    else { return false }
    return cluster.follows(local, otherLocal, rate: rate, &storage)
  }

  /// The constraints whose constants determine the variable's value at the last successful solve, in the
  /// order of insertion. Empty if it merely kept its previous value.
  public func deciders(of variable: Variable) -> [ConstraintID] {
    divide()
    guard let (cluster, local) = place(of: variable) else { return [] }
    return cluster.deciders(local, &storage).map { storage.id(ofRow: $0) }
  }

  private func place(of variable: Variable) -> (Cluster, Int)? {
    guard storage.isKnown(variable) else { return nil }
    let stored = storage.solvedVariables[variable.slot]
    guard stored.cluster >= 0, let cluster = clusters[Int(stored.cluster)] else { return nil }
    return (cluster, Int(stored.local))
  }
}

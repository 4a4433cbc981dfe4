/// Solves linear equations and inequalities over real variables by strict priority.
///
/// Required constraints hold exactly. Among all their solutions the solver chooses those with the smallest
/// sum of |error| at the highest optional priority, among these the ones with the smallest sum at the next
/// priority, and so on. If that still leaves a choice, variables stay as close as possible to their previous
/// values (at first, their starting values), in the order of creation. The solution is therefore unique, and
/// does not depend on the order in which constraints were added.
///
/// Changes are only recorded; `solve()` applies them, and works only on the parts of the system that they
/// touch.
///
///     let solver = Solver()
///     let x = solver.addVariable()
///     try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
///     try solver.addConstraint([Term(x)], .equal, 0, priority: Priority(250))
///     try solver.solve()
///     solver.value(of: x)  // 10
///
/// How it works: `Storage` keeps the constraints. The first solve treats them as one `Cluster` (see
/// `Whole.swift`); after that `Partition` splits what has changed into clusters that share no variable. In
/// each cluster, `Presolve` eliminates variables by the required equations, and `Blocks` splits the
/// remainder. Blocks of one unknown are solved by sorting (`Line`), small ones of two by going from corner to
/// corner (`Plane`). Each of the others becomes a `Component`: `Levels` minimises one priority after the
/// other, with the `Simplex` method on a factorised `Basis`, and `Memory` settles the remaining choices.
///
/// Every answer is checked: values must satisfy the required rows as they were recorded, and a `Proof` must
/// show that each level is minimal, or that the rows of a conflict are contradictory (see `Audit`). Where
/// double precision is not enough, a `Tableau` solves again in twice double precision.
public final class Solver {
  /// Behind a pointer, to avoid the exclusivity check at each access to a variable of a class.
  private let record = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
  var storage: Storage {
    unsafeAddress { UnsafePointer(record) }
    unsafeMutableAddress { record }
  }
  /// The solved clusters; nil marks a free place.
  var clusters: [Cluster?] = []
  /// Whether `clusters` is one for the whole system; see `Whole.swift`.
  var isWhole = false

  /// Clusters that a failed solve did solve, by their first row, for the next solve.
  private var spared: [Int: Cluster] = [:]
  /// The conflicts that the last solve found: first the one that it threw, then one for each other separately
  /// solved part of the system. Among conflicts connected by variables, the smallest comes first.
  public private(set) var conflicts: [ConflictSet] = []
  /// The parts that the last solve left unchanged because of numerical difficulties; see `solve()`.
  public private(set) var unsolvedParts: [UnsolvedPart] = []
  private var found: [FoundConflict] = []

  /// Creates a solver without variables or constraints.
  public init() {
    record.initialize(to: Storage())
  }

  deinit {
    record.deinitialize(count: 1)
    record.deallocate()
  }

  /// Makes room for this many variables and constraints in all, to save time when many are added.
  public func reserveCapacity(variables: Int, constraints: Int) {
    storage.reserveCapacity(variables: variables, rows: constraints)
  }

  /// Adds a variable, not yet in any constraint.
  ///
  /// - Parameters:
  ///   - start: its previous value in the first solve. One that is not finite, or beyond 1e30, counts as 0.
  ///   - lowerBound: the smallest value it can ever have; none if it is nil, not finite, or beyond 1e30. A
  ///     bound belongs to the variable: it holds as required constraints do, but is never reported in a
  ///     conflict, and is not a decider.
  public func addVariable(startingAt start: Double = 0, lowerBound: Double? = nil) -> Variable {
    storage.addVariable(
      start: Storage.isUsable(start) ? start : 0,
      lowerBound: lowerBound.flatMap { Storage.isUsable($0) ? $0 : nil })
  }

  /// Adds many variables at once.
  ///
  /// - Parameters:
  ///   - count: the number of variables; none are added if it is negative.
  ///   - start: as for `addVariable(startingAt:lowerBound:)`.
  public func addVariables(_ count: Int, startingAt start: Double = 0) -> Variables {
    storage.addVariables(max(0, count), start: Storage.isUsable(start) ? start : 0)
  }

  /// Removes a variable that occurs in no constraint.
  ///
  /// - Throws: `SolverError.variableInUse`, `SolverError.unknownVariable`.
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    divide()
    try storage.removeVariable(variable)
  }

  /// Records `sum(terms) relation constant`. A variable may occur in several terms.
  ///
  /// - Throws: `SolverError.notFinite`, `SolverError.illegalPriority`, `SolverError.unknownVariable`; nothing
  ///   is recorded in that case.
  @discardableResult
  public func addConstraint(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try storage.addRow(terms.span, relation, constant, priority)
  }

  /// Records `sum(terms) relation constant`. A variable may occur in several terms.
  ///
  /// - Throws: `SolverError.notFinite`, `SolverError.illegalPriority`, `SolverError.unknownVariable`; nothing
  ///   is recorded in that case.
  @discardableResult
  public func addConstraint(
    _ terms: borrowing Span<Term>, _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    try storage.addRow(terms, relation, constant, priority)
  }

  /// Records many constraints at once, all or none of them, which is faster than adding them one by one.
  ///
  /// - Parameters:
  ///   - constraints: each with the number of its terms.
  ///   - terms: those of the first constraint, then those of the second, and so on.
  /// - Throws: `SolverError.termsDoNotMatch` if the number of terms is not the sum of the constraints' term
  ///   counts, and what `addConstraint` throws.
  @discardableResult
  public func addConstraints(
    _ constraints: borrowing Span<ConstraintRow>, terms: borrowing Span<Term>
  ) throws(SolverError) -> ConstraintIDs {
    try storage.addRows(constraints, terms)
  }

  /// Removes a constraint; its handle becomes invalid.
  ///
  /// - Throws: `SolverError.unknownConstraint`.
  public func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    divide()
    try storage.removeRow(constraint)
  }

  /// Gives a constraint a new constant. This is the cheapest kind of change to solve again.
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

  /// Applies all recorded changes.
  ///
  /// If required constraints cannot hold together, all values and answers stay as the last solve left them,
  /// and the changes stay recorded: undo one of them, or remove a constraint of each of the `conflicts`, and
  /// solve again.
  ///
  /// If a part of the system is numerically too difficult, all other parts are solved before the error is
  /// thrown. The variables of the `unsolvedParts` keep their values, and the next solve tries their
  /// constraints again.
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

  /// - Returns: nil if its required constraints cannot hold together (added to `found`), or if it is
  ///   numerically too difficult (added to `failures`).
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
      storage.noteBorrower(index, of: cluster.part)
    }
    storage.freeClusters = free
  }

  /// The value of a variable at the last solve of its part, or its starting value before that. NaN for an
  /// unknown variable.
  public func value(of variable: Variable) -> Double {
    storage.isKnown(variable) ? storage.solvedVariables[variable.slot].value : .nan
  }

  /// The amount by which the left side violated the relation at the last successful solve: positive if too
  /// large, negative if too small, 0 if satisfied or not solved yet. NaN for an unknown constraint.
  public func error(of constraint: ConstraintID) -> Double {
    storage.isKnown(constraint) ? storage.error(ofRow: constraint.slot) : .nan
  }

  /// The smallest and the largest value of the variable for which the required constraints and every priority
  /// level are equally well satisfied; nil where there is no bound. The two are equal if it is determined.
  public func range(of variable: Variable) -> (lower: Double?, upper: Double?) {
    guard let (cluster, local) = place(of: variable) else { return (nil, nil) }
    return cluster.range(local, &storage)
  }

  /// Whether `range(of:)` gives the true ends. Where thousands of variables leave one another a choice, or in
  /// case of numerical difficulties, it may give only the part of the range that was found: every value in it
  /// is as good as the solution, but there may be others.
  public func isRangeKnown(of variable: Variable) -> Bool {
    guard let (cluster, local) = place(of: variable) else { return true }
    return cluster.isRangeKnown(local, &storage)
  }

  /// Two solutions as good as the one found, where the variable is smallest and where it is largest, given as
  /// the values of `others`, in order; nil where the variable has no bound. Others that share no constraints
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
  /// other plus a constant. False if numerical errors leave this undecided.
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

  func place(of variable: Variable) -> (Cluster, Int)? {
    guard storage.isKnown(variable) else { return nil }
    let stored = storage.solvedVariables[variable.slot]
    guard stored.cluster >= 0, let cluster = clusters[Int(stored.cluster)] else { return nil }
    return (cluster, Int(stored.local))
  }
}

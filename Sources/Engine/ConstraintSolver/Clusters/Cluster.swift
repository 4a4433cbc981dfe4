/// The solution of a cluster: the ties between its variables, and the components that the presolve has left.
final class Cluster {
  let part: Part
  /// The values by variable, in the order of `part`.
  let values: Buffer<Double>
  /// The places by variable; empty if all are constants.
  let places: Buffer<Place>
  /// The memory of the buffers.
  private let pool: Pool
  var components: [Component] = []
  /// Roots of one-unknown blocks that have a choice.
  var openRoots: [OpenRoot] = []
  /// Roots computed last, from the others; see `Blocks`.
  var deferredRoots: [Int32] = []
  /// The reach of the last edited constant, and the component that it is in.
  var reach: (component: Int, reach: Reach)?
  /// Variables by component and root, collected at the first edit: those of root r of component c start at
  /// `memberStart[rootStart[c] + r]`.
  var members: [Int32] = []
  var memberStart: [Int32] = []
  var rootStart: [Int] = []
  /// The cluster as recorded, for questions about its constraints; made on first use.
  var recorded: Component?
  /// The same in twice double precision, where needed.
  var precise: PreciseSolution?
  /// Whether values may be rounded to short fractions, that is, whether no row magnifies the change.
  var isRounded = true

  /// How a variable follows from a root, which may be the variable itself.
  struct Place: BitwiseCopyable {
    var root: Int32
    /// The component of the root, and its number there; -1 if it is in none.
    var component: Int32 = -1
    var local: Int32 = -1
    var factor: Double
    var offset: Double
  }

  /// Memory for clusters that are made together; many of them may be small.
  final class Pool {
    fileprivate var arena: Arena

    /// - Parameter variableCount: how many variables the clusters have altogether.
    init(expecting variableCount: Int) {
      arena = Arena(
        expecting: variableCount * (MemoryLayout<Double>.stride + MemoryLayout<Place>.stride) + 256)
    }
  }

  /// Working memory reused for one cluster after another.
  struct Workspace: ~Copyable {
    var arena: Arena
    var system = LinearSystem()
    var gradient = Gradient()
    var lineRows = List<Line.Row>()
    var planeRows = List<Plane.Row>()

    /// - Parameter variableCount: how many variables are to be solved.
    init(expecting variableCount: Int) {
      arena = Arena(expecting: 4096 + 128 * variableCount)
    }
  }

  struct OpenRoot: BitwiseCopyable {
    var root: Int32
    var lower: Double
    var upper: Double
  }

  enum Outcome {
    case solved(Cluster)
    /// Slots of required rows that cannot hold together.
    case conflict([Int], isSmallest: Bool)
  }

  /// Solves a part that shares no variables with others.
  ///
  /// However it is solved, the answer is checked against the rows as recorded; see `Audit`.
  static func solve(
    _ part: Part, _ storage: inout Storage, _ workspace: inout Workspace
  ) throws(SolverError) -> Outcome {
    if let cluster = presolved(part, &storage, &workspace) { return .solved(cluster) }
    // If something is wrong with the rows, it can be reported best from the rows as recorded.
    return try solvedAsRecorded(part, &storage, &workspace)
  }

  /// Solves what the presolve leaves of a part; nil if it finds a contradiction.
  static func presolved(
    _ part: Part, _ storage: inout Storage, _ workspace: inout Workspace
  ) -> Cluster? {
    workspace.arena.reset()
    storage.number(part)
    let presolve = Presolve(part, storage, in: &workspace.arena)
    if presolve.hasContradiction || presolve.isDoubtful { return nil }
    let cluster = Cluster(
      part, Pool(expecting: part.variables.count), hasPlaces: !presolve.hasNothingLeft)
    cluster.take(presolve.ties)
    guard cluster.solveBlocks(presolve, storage, &workspace), cluster.holds(storage) else { return nil }
    return cluster
  }

  /// A cluster whose values and places have yet to be filled in.
  init(_ part: Part, _ pool: Pool, hasPlaces: Bool) {
    self.part = part
    self.pool = pool
    let count = part.variables.count
    values = Buffer(uninitialized: count, in: &pool.arena)
    places = Buffer(uninitialized: hasPlaces ? count : 0, in: &pool.arena)
  }

  /// Whether all required rows hold at the values, in their own units. Also determines whether the values may
  /// be rounded.
  func holds(_ storage: borrowing Storage) -> Bool {
    isRounded = true
    for k in 0..<part.rows.count {
      let slot = part.rows[k]
      if holdsClearly(slot, storage) { continue }
      let measure = measure(ofRow: slot, storage)
      if !measure.allowsRounding { isRounded = false }
      guard storage.rows[slot].priority == .required else {
        if !measure.residual.isFinite { return false }
        continue
      }
      let error = measure.error(storage.rows[slot].relation)
      if !(error == 0 && measure.tolerance <= Cluster.worst) { return false }
    }
    return true
  }

  /// A quick, strict test whether a row allows rounding and, if required, holds.
  @inline(__always)
  private func holdsClearly(_ slot: Int, _ storage: borrowing Storage) -> Bool {
    var residual = -storage.rows[slot].constant
    if storage.rows[slot].termCount == 0 { return false }
    var (least, largest) = (1.0, 1.0)
    for term in storage.terms(ofRow: slot) {
      let size = term.coefficient.magnitude
      least = size < least ? size : least
      largest = size > largest ? size : largest
      residual += term.coefficient * value(of: term.variable, storage)
    }
    guard largest <= RowMeasure.mostUneven * least && largest <= RowMeasure.mostUneven else { return false }
    if residual.magnitude <= Tolerance.position * least { return true }
    if storage.rows[slot].priority != .required { return residual.isFinite }
    switch storage.rows[slot].relation {
    case .equal: return false
    case .lessThanOrEqual: return residual < 0
    case .greaterThanOrEqual: return residual > 0
    }
  }

  private func measure(ofRow slot: Int, _ storage: borrowing Storage) -> RowMeasure {
    var measure = RowMeasure(constant: storage.rows[slot].constant)
    for term in storage.terms(ofRow: slot) {
      measure.add(term.coefficient, times: value(of: term.variable, storage))
    }
    return measure
  }

  @inline(__always)
  private func value(of variable: Int32, _ storage: borrowing Storage) -> Double {
    storage.ownLocal(variable).map { values[$0] } ?? storage.anchoredValue(variable)
  }

  /// A row whose error is less certain than this is not known to hold.
  private static var worst: Double { 1e6 }

  func rounded(_ value: Double) -> Double {
    isRounded ? Tolerance.snapped(value) : value
  }

  private func take(_ ties: borrowing Ties) {
    if places.count == 0 {
      for j in 0..<values.count { values[j] = ties.find(j).offset }
      return
    }
    for j in 0..<values.count {
      let tie = ties.find(j)
      values[j] = tie.offset
      places[j] = Place(
        root: tie.root == ties.ground ? -1 : Int32(truncatingIfNeeded: tie.root), factor: tie.factor,
        offset: tie.offset)
    }
  }

  // MARK: Results

  /// How a variable follows from a root.
  func derivation(of j: Int) -> Place {
    places.count > 0 ? places[j] : Place(root: -1, factor: 0, offset: values[j])
  }

  /// Records where each row is now and its role in the basis.
  func publishPlaces(to storage: inout Storage) {
    if components.isEmpty { return }
    for (c, component) in components.enumerated() {
      for i in 0..<component.rowCount {
        let slot = component.rowSlots[i]
        // A cluster solved as recorded also contains rows of others.
        guard storage.solvedRows[slot].cluster == storage.solvedRows[part.rows[0]].cluster else { continue }
        storage.solvedRows[slot].component = Int32(truncatingIfNeeded: c)
        storage.solvedRows[slot].local = Int32(truncatingIfNeeded: i)
        storage.rows[slot].standing = component.standing(component.variableCount + i)
      }
    }
    for j in 0..<places.count {
      storage.solvedVariables[part.variables[j]].standing =
        places[j].component < 0
        ? .new : components[Int(places[j].component)].standing(Int(places[j].local))
    }
  }

  /// See `Solver.range(of:)`. A determined variable's range is its value.
  func range(_ j: Int, _ storage: inout Storage) -> (lower: Double?, upper: Double?) {
    if let precise { return precise.range(j) }
    let place = derivation(of: j)
    var range: (lower: Double?, upper: Double?)
    if place.component >= 0 {
      let component = components[Int(place.component)]
      guard component.isOpen(Int(place.local)) else { return determined(j) }
      range = component.range(Int(place.local))
      if component.areRangesDoubtful, let precise = solvedPrecisely(&storage) { return precise.range(j) }
    } else if let open = openRoot(place.root) {
      range = (open.lower.isFinite ? open.lower : nil, open.upper.isFinite ? open.upper : nil)
    } else {
      return determined(j)
    }
    let ends = place.factor < 0 ? (range.upper, range.lower) : range
    return (end(ends.0, place), end(ends.1, place))
  }

  /// See `Solver.isRangeKnown(of:)`.
  func isRangeKnown(_ j: Int, _ storage: inout Storage) -> Bool {
    if let precise { return precise.isRangeKnown(j) }
    let place = derivation(of: j)
    guard place.component >= 0 else { return true }
    let component = components[Int(place.component)]
    let isKnown = component.isRangeKnown(Int(place.local))
    guard component.areRangesDoubtful else { return isKnown }
    return solvedPrecisely(&storage)?.isRangeKnown(j) ?? false
  }

  private func determined(_ j: Int) -> (lower: Double?, upper: Double?) {
    let value = rounded(values[j])
    return (value, value)
  }

  private func end(_ root: Double?, _ place: Place) -> Double? {
    root.map { rounded(place.factor * $0 + place.offset) }
  }

  func openRoot(_ root: Int32) -> OpenRoot? {
    var (low, high) = (0, openRoots.count)
    while low < high {
      let middle = (low + high) / 2
      if openRoots[middle].root < root { low = middle + 1 } else { high = middle }
    }
    return low < openRoots.count && openRoots[low].root == root ? openRoots[low] : nil
  }

  /// See `Solver.extremePoints(of:reading:)`.
  func extremePoints(
    _ j: Int, reading others: [Int], _ storage: inout Storage
  ) -> (lower: [Double]?, upper: [Double]?) {
    if let precise { return precise.extremePoints(j, reading: others) }
    let place = derivation(of: j)
    let present = others.map { rounded(values[$0]) }
    var points: (lower: [Double]?, upper: [Double]?) = (present, present)
    if place.component >= 0 && components[Int(place.component)].isOpen(Int(place.local)) {
      let component = components[Int(place.component)]
      let inside = others.indices.filter { places[others[$0]].component == place.component }
      let found = component.extremePoints(
        Int(place.local), reading: inside.map { Int(places[others[$0]].local) })
      if component.areRangesDoubtful, let precise = solvedPrecisely(&storage) {
        return precise.extremePoints(j, reading: others)
      }
      func point(_ roots: [Double]?) -> [Double]? {
        roots.map { roots in
          var point = present
          for (k, root) in zip(inside, roots) { point[k] = end(root, places[others[k]]) ?? point[k] }
          return point
        }
      }
      points = (point(found.lower), point(found.upper))
    } else if let open = openRoot(place.root) {
      func point(_ root: Double) -> [Double]? {
        guard root.isFinite else { return nil }
        return others.indices.map { k in
          let other = places[others[k]]
          return other.root == place.root ? rounded(other.factor * root + other.offset) : present[k]
        }
      }
      points = (point(open.lower), point(open.upper))
    }
    return place.factor < 0 ? (points.upper, points.lower) : points
  }

  /// See `Solver.follows(_:_:rate:)`.
  func follows(_ j: Int, _ other: Int, rate: Double, _ storage: inout Storage) -> Bool {
    if let precise { return precise.follows(j, other, rate: rate) }
    let (place, otherPlace) = (derivation(of: j), derivation(of: other))
    let factors = (place.factor, -rate * otherPlace.factor)
    guard place.component >= 0, otherPlace.component == place.component else {
      return place.component < 0 && otherPlace.component < 0 && place.root == otherPlace.root
        && (factors.0 + factors.1).magnitude < 1e-9
    }
    let component = components[Int(place.component)]
    guard place.local != otherPlace.local else { return (factors.0 + factors.1).magnitude < 1e-9 }
    let isFixed = component.isFixed((Int(place.local), factors.0), (Int(otherPlace.local), factors.1))
    guard component.areRangesDoubtful else { return isFixed }
    return solvedPrecisely(&storage)?.follows(j, other, rate: rate) ?? false
  }

  /// See `Solver.deciders(of:)`: slots of rows, in the order of insertion.
  func deciders(_ j: Int, _ storage: inout Storage) -> [Int] {
    if let precise { return precise.deciders(j) }
    if recorded == nil {
      var scratch = Arena(expecting: 1 << 12)
      let component = Component(LinearSystem(part, &storage, isRecorded: false), &scratch)
      guard let outcome = try? component.solve(&scratch), case .solved = outcome, !component.isDoubtful else {
        return solvedPrecisely(&storage)?.deciders(j) ?? []
      }
      recorded = component
    }
    guard let recorded else { return [] }
    return recorded.deciders(j).map { recorded.rowSlots[$0] }
  }
}

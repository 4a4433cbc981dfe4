/// The solution of a cluster: what ties its variables, and the components that the presolve has left.
final class Cluster {
  let part: Storage.Part
  /// The state of the record that it solves; see `Storage.revision(of:)`.
  let revision: Int
  /// By variable, in the order of `part`.
  private let places: Buffer<Place>
  private(set) var components: [Component] = []
  /// Roots of one-unknown blocks that have a choice, by root.
  private var openRoots: [OpenRoot] = []
  /// Whether a component has a choice.
  private var isOpen = false
  /// Whether equations were left to the end; see `Blocks`.
  private var hasDeferred = false
  /// What the constant edited last reaches, and in which component.
  private var reach: (component: Int, reach: Reach)?
  /// Variables by component and root, made for the first edit: those of root r of component c from
  /// `memberStart[rootStart[c] + r]`.
  private var members: [Int32] = []
  private var memberStart: [Int32] = []
  private var rootStart: [Int] = []
  /// The cluster as recorded, for questions about its constraints. Made when the first is asked.
  private var whole: Component?

  /// How a variable follows from a root, itself perhaps.
  private struct Place: BitwiseCopyable {
    var root: Int32
    /// The component of the root, and its number there; -1: it is in none.
    var component: Int32 = -1
    var local: Int32 = -1
    var factor: Double
    var offset: Double
    var value = 0.0
  }

  /// What is used for one cluster after the other.
  struct Workspace: ~Copyable {
    var arena = Arena(expecting: 1 << 14)
    var system = LinearSystem()
    var lineRows = List<Line.Row>()
  }

  private struct OpenRoot: BitwiseCopyable {
    var root: Int32
    var lower: Double
    var upper: Double
  }

  enum Outcome {
    case solved(Cluster)
    /// Slots of required rows that cannot hold together.
    case conflict([Int])
  }

  /// Solves a part whose variables share no others.
  static func solve(
    _ part: Storage.Part, _ storage: inout Storage, _ workspace: inout Workspace
  ) throws(SolverError) -> Outcome {
    workspace.arena.reset()
    storage.number(part)
    let presolve = Presolve(part, storage, in: &workspace.arena)
    if !presolve.hasContradiction {
      let cluster = Cluster(part, storage.revision, presolve)
      if cluster.solveBlocks(presolve, storage, isDeferring: true, &workspace) {
        cluster.assertInvariants(storage)
        return .solved(cluster)
      }
    }
    // The rows as they are know best what is wrong with them, if anything is.
    let whole = Component(LinearSystem(part, &storage, isRecorded: true), &workspace.arena)
    if case .conflict(let rows) = try whole.solve(&workspace.arena) {
      return .conflict(rows.map { whole.rowSlots[$0] })
    }
    return .solved(Cluster(part, storage.revision, whole))
  }

  private init(_ part: Storage.Part, _ revision: Int, _ presolve: borrowing Presolve) {
    self.part = part
    self.revision = revision
    places = Buffer(repeating: Place(root: -1, factor: 0, offset: 0), count: part.variables.count)
    for j in 0..<part.variables.count {
      let tie = presolve.ties.find(j)
      places[j] = Place(
        root: tie.root == presolve.ties.ground ? -1 : Int32(truncatingIfNeeded: tie.root),
        factor: tie.factor, offset: tie.offset, value: tie.offset)
    }
  }

  /// A cluster without ties, solved as one component.
  private init(_ part: Storage.Part, _ revision: Int, _ whole: Component) {
    self.part = part
    self.revision = revision
    places = Buffer(repeating: Place(root: -1, factor: 1, offset: 0), count: part.variables.count)
    for j in 0..<part.variables.count {
      let number = Int32(truncatingIfNeeded: j)
      places[j] = Place(
        root: number, component: 0, local: number, factor: 1, offset: 0, value: whole.value[j])
    }
    components = [whole]
    self.whole = whole
  }

  // MARK: Blocks

  /// - Returns: false if a block cannot be solved.
  private func solveBlocks(
    _ presolve: borrowing Presolve, _ storage: borrowing Storage, isDeferring: Bool,
    _ workspace: inout Workspace
  ) -> Bool {
    if presolve.hasNothingLeft { return true }
    let blocks = Blocks(
      presolve, part: part, storage: storage, isDeferring: isDeferring, in: &workspace.arena)
    blocks.assertInvariants(presolve)
    let values = Buffer(repeating: 0.0, count: part.variables.count, in: &workspace.arena)
    isOpen = false
    for b in 0..<blocks.count {
      if blocks.rootStart[b + 1] - blocks.rootStart[b] == 1 {
        guard solveLine(b, blocks, presolve, storage, values, &workspace) else { return false }
      } else {
        guard solveComponent(b, blocks, presolve, storage, values, &workspace) else { return false }
      }
    }
    hasDeferred = !blocks.deferred.isEmpty
    if hasDeferred && (isOpen || !openRoots.isEmpty) {
      components = []
      openRoots = []
      return solveBlocks(presolve, storage, isDeferring: false, &workspace)
    }
    for k in stride(from: blocks.deferred.count - 1, through: 0, by: -1) {
      let (row, root) = blocks.deferred[k]
      values[root] = Cluster.solution(of: presolve.rows[row], for: root, presolve, values)
    }
    openRoots.sort { $0.root < $1.root }
    for j in 0..<places.count where places[j].root >= 0 {
      let root = Int(places[j].root)
      places[j].value = places[j].factor * values[root] + places[j].offset
      places[j].component = places[root].component
      places[j].local = places[root].local
    }
    return true
  }

  private static func solution(
    of row: Presolve.ReducedRow, for root: Int, _ presolve: borrowing Presolve,
    _ values: borrowing Buffer<Double>
  ) -> Double {
    var rest = row.constant
    var coefficient = 1.0
    for k in row.start..<row.end {
      if presolve.roots[k] == root {
        coefficient = presolve.coefficients[k]
      } else {
        rest -= presolve.coefficients[k] * values[presolve.roots[k]]
      }
    }
    return rest / coefficient
  }

  private func solveLine(
    _ b: Int, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ storage: borrowing Storage,
    _ values: borrowing Buffer<Double>, _ workspace: inout Workspace
  ) -> Bool {
    let root = blocks.root[blocks.rootStart[b]]
    workspace.lineRows.removeAll()
    for k in blocks.rowStart[b]..<blocks.rowStart[b + 1] {
      let reduced = presolve.rows[blocks.row[k]]
      let stored = storage.rows[part.rows[reduced.row]]
      let coefficient = presolve.coefficients[reduced.start]
      workspace.lineRows.append(
        Line.Row(
          priority: stored.priority.value, position: reduced.constant / coefficient,
          weight: coefficient.magnitude,
          relation: coefficient < 0 ? stored.relation.reversed : stored.relation))
    }
    let line = Line(workspace.lineRows.values)
    guard line.isPossible else { return false }
    let start = startingValue(ofRoot: root, blocks, storage)
    values[root] = line.nearest(to: start)
    if line.lower < line.upper {
      openRoots.append(
        OpenRoot(root: Int32(truncatingIfNeeded: root), lower: line.lower, upper: line.upper))
    }
    return true
  }

  /// Where the memory stage wants a root: where the first variable of its class has its previous value. The
  /// others have no say, as they are determined with it.
  private func startingValue(
    ofRoot root: Int, _ blocks: borrowing Blocks, _ storage: borrowing Storage
  ) -> Double {
    let first = blocks.first[root]
    return (storage.variables[part.variables[first]].previous - places[first].offset) / places[first].factor
  }

  private func solveComponent(
    _ b: Int, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ storage: borrowing Storage,
    _ values: borrowing Buffer<Double>, _ workspace: inout Workspace
  ) -> Bool {
    workspace.system.removeAll()
    let roots = blocks.rootStart[b]..<blocks.rootStart[b + 1]
    let rows = blocks.rowStart[b]..<blocks.rowStart[b + 1]
    for k in roots {
      workspace.system.starts.append(startingValue(ofRoot: blocks.root[k], blocks, storage))
      workspace.system.standings.append(
        storage.variables[part.variables[blocks.first[blocks.root[k]]]].standing)
    }
    for k in rows {
      let reduced = presolve.rows[blocks.row[k]]
      let start = workspace.system.columns.count
      for e in reduced.start..<reduced.end {
        workspace.system.columns.append(blocks.local[presolve.roots[e]])
        workspace.system.coefficients.append(presolve.coefficients[e])
      }
      let slot = part.rows[reduced.row]
      let stored = storage.rows[slot]
      workspace.system.rows.append(
        LinearSystem.Row(
          slot: slot, relation: stored.relation, constant: reduced.constant, priority: stored.priority.value,
          isBound: stored.isBound, standing: stored.standing, start: start,
          end: workspace.system.columns.count))
    }
    let component = Component(workspace.system, &workspace.arena)
    guard let outcome = try? component.solve(&workspace.arena), case .solved = outcome else { return false }
    for k in roots {
      values[blocks.root[k]] = component.value[blocks.local[blocks.root[k]]]
    }
    // Of a small component that leaves no choice the values are all that will be asked for.
    if component.isOpen || component.rowCount > Cluster.smallRowCount {
      for k in roots {
        places[blocks.root[k]].component = Int32(truncatingIfNeeded: components.count)
        places[blocks.root[k]].local = Int32(truncatingIfNeeded: blocks.local[blocks.root[k]])
      }
      components.append(component)
      isOpen = isOpen || component.isOpen
    }
    return true
  }

  /// Up to so many rows a component is solved again as fast as its solution is adapted.
  private static var smallRowCount: Int { 16 }

  // MARK: Results

  func value(_ j: Int) -> Double {
    places[j].value
  }

  /// Tells the storage where its rows have gone, and what part they play in the basis.
  func publishPlaces(to storage: inout Storage) {
    for (c, component) in components.enumerated() {
      for i in 0..<component.rowCount {
        let slot = component.rowSlots[i]
        // A whole cluster contains rows of others.
        guard storage.rows[slot].cluster == storage.rows[part.rows[0]].cluster else { continue }
        storage.rows[slot].component = Int32(truncatingIfNeeded: c)
        storage.rows[slot].local = Int32(truncatingIfNeeded: i)
        storage.rows[slot].standing = component.standing(component.variableCount + i)
      }
    }
    for j in 0..<places.count {
      storage.variables[part.variables[j]].standing =
        places[j].component < 0
        ? .new : components[Int(places[j].component)].standing(Int(places[j].local))
    }
  }

  /// See `Solver.range(of:)`. The value of a determined variable is its range.
  func range(_ j: Int) -> (lower: Double?, upper: Double?) {
    let place = places[j]
    var range: (lower: Double?, upper: Double?)
    if place.component >= 0 {
      guard components[Int(place.component)].isOpen(Int(place.local)) else { return determined(place) }
      range = components[Int(place.component)].range(Int(place.local))
    } else if let open = openRoot(place.root) {
      range = (open.lower.isFinite ? open.lower : nil, open.upper.isFinite ? open.upper : nil)
    } else {
      return determined(place)
    }
    let ends = place.factor < 0 ? (range.upper, range.lower) : range
    return (end(ends.0, place), end(ends.1, place))
  }

  private func determined(_ place: Place) -> (lower: Double?, upper: Double?) {
    let value = Tolerance.snapped(place.value)
    return (value, value)
  }

  private func end(_ root: Double?, _ place: Place) -> Double? {
    root.map { Tolerance.snapped(place.factor * $0 + place.offset) }
  }

  private func openRoot(_ root: Int32) -> OpenRoot? {
    var (low, high) = (0, openRoots.count)
    while low < high {
      let middle = (low + high) / 2
      if openRoots[middle].root < root { low = middle + 1 } else { high = middle }
    }
    return low < openRoots.count && openRoots[low].root == root ? openRoots[low] : nil
  }

  /// See `Solver.extremePoints(of:reading:)`.
  func extremePoints(_ j: Int, reading others: [Int]) -> (lower: [Double]?, upper: [Double]?) {
    let place = places[j]
    let present = others.map { Tolerance.snapped(places[$0].value) }
    var points: (lower: [Double]?, upper: [Double]?) = (present, present)
    if place.component >= 0 && components[Int(place.component)].isOpen(Int(place.local)) {
      let component = components[Int(place.component)]
      let inside = others.indices.filter { places[others[$0]].component == place.component }
      let found = component.extremePoints(
        Int(place.local), reading: inside.map { Int(places[others[$0]].local) })
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
          return other.root == place.root ? Tolerance.snapped(other.factor * root + other.offset) : present[k]
        }
      }
      points = (point(open.lower), point(open.upper))
    }
    return place.factor < 0 ? (points.upper, points.lower) : points
  }

  /// See `Solver.deciders(of:)`: slots of rows, in the order of insertion.
  func deciders(_ j: Int, _ storage: inout Storage) -> [Int] {
    if whole == nil {
      var scratch = Arena(expecting: 1 << 12)
      let component = Component(LinearSystem(part, &storage, isRecorded: false), &scratch)
      guard let outcome = try? component.solve(&scratch), case .solved = outcome else { return [] }
      whole = component
    }
    guard let whole else { return [] }
    return whole.deciders(j).map { whole.rowSlots[$0] }
  }
}

// MARK: Edits

extension Cluster {
  /// Whether a new constant of a row, the only change, leaves the basis as it is; see `Reach`. If so,
  /// `applyEdit(ofRow:_:)` cannot fail.
  func canEdit(row slot: Int, _ storage: borrowing Storage) -> Bool {
    let row = storage.rows[slot]
    guard row.component >= 0, !hasDeferred else { return false }
    let (c, i) = (Int(row.component), Int(row.local))
    if reach?.component != c || reach?.reach.row != i {
      settleEdits(storage)
      guard let found = components[c].findReach(ofRow: i, at: row.solvedConstant) else { return false }
      reach = (c, found)
    }
    return reach?.reach.holds(at: row.constant) ?? false
  }

  /// Brings the point of the component edited last up to date, which edits leave behind.
  private func settleEdits(_ storage: borrowing Storage) {
    guard let (c, reach) = reach else { return }
    let component = components[c]
    let constant = storage.rows[component.rowSlots[reach.row]].solvedConstant
    component.moveBreakpoint(ofRow: reach.row, by: constant - reach.base)
    self.reach = nil
  }

  func applyEdit(ofRow slot: Int, _ storage: inout Storage) {
    guard let (c, reach) = reach else { return }
    if members.isEmpty { findMembers() }
    let change = storage.rows[slot].constant - reach.base
    for entry in reach.changes {
      let value = entry.value + entry.rate * change
      let k = rootStart[c] + entry.column
      for m in memberStart[k]..<memberStart[k + 1] {
        let j = Int(members[Int(m)])
        places[j].value = places[j].factor * value + places[j].offset
        storage.take(places[j].value, part.variables[j])
      }
    }
    whole = nil
  }

  private func findMembers() {
    rootStart = [0]
    for component in components {
      rootStart.append(rootStart[rootStart.count - 1] + component.variableCount)
    }
    memberStart = [Int32](repeating: 0, count: rootStart[components.count] + 1)
    for j in 0..<places.count where places[j].component >= 0 {
      memberStart[rootStart[Int(places[j].component)] + Int(places[j].local)] += 1
    }
    var sum: Int32 = 0
    for k in memberStart.indices {
      sum += memberStart[k]
      memberStart[k] = sum
    }
    // From ends to starts.
    members = [Int32](repeating: 0, count: Int(sum))
    for j in stride(from: places.count - 1, through: 0, by: -1) where places[j].component >= 0 {
      let k = rootStart[Int(places[j].component)] + Int(places[j].local)
      memberStart[k] -= 1
      members[Int(memberStart[k])] = Int32(truncatingIfNeeded: j)
    }
  }
}

extension Relation {
  /// With both sides negated.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

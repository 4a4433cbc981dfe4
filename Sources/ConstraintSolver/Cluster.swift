/// The solution of a cluster: what ties its variables, and the components that the presolve has left.
final class Cluster {
  let part: Part
  /// The state of the record that it solves; see `Storage.revision(of:)`.
  let revision: Int
  /// By variable, in the order of `part`.
  let values: Buffer<Double>
  /// By variable, too; none if all are constants.
  let places: Buffer<Place>
  var components: [Component] = []
  /// Roots of one-unknown blocks that have a choice, by root.
  var openRoots: [OpenRoot] = []
  /// Whether a component has a choice.
  var isOpen = false
  /// Whether equations were left to the end; see `Blocks`.
  var hasDeferred = false
  /// What the constant edited last reaches, and in which component.
  var reach: (component: Int, reach: Reach)?
  /// Variables by component and root, made for the first edit: those of root r of component c from
  /// `memberStart[rootStart[c] + r]`.
  var members: [Int32] = []
  var memberStart: [Int32] = []
  var rootStart: [Int] = []
  /// The cluster as recorded, for questions about its constraints. Made when the first is asked.
  var whole: Component?

  /// How a variable follows from a root, itself perhaps.
  struct Place: BitwiseCopyable {
    var root: Int32
    /// The component of the root, and its number there; -1: it is in none.
    var component: Int32 = -1
    var local: Int32 = -1
    var factor: Double
    var offset: Double
  }

  /// What is used for one cluster after the other.
  struct Workspace: ~Copyable {
    var arena = Arena(expecting: 1 << 14)
    var system = LinearSystem()
    var lineRows = List<Line.Row>()
    var planeRows = List<Plane.Row>()
  }

  struct OpenRoot: BitwiseCopyable {
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
    _ part: Part, _ storage: inout Storage, _ workspace: inout Workspace
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

  init(_ part: Part, _ revision: Int, _ presolve: borrowing Presolve) {
    self.part = part
    self.revision = revision
    let count = part.variables.count
    values = Buffer(repeating: 0, count: count)
    places = Buffer(
      repeating: Place(root: -1, factor: 0, offset: 0), count: presolve.hasNothingLeft ? 0 : count)
    for j in 0..<count {
      let tie = presolve.ties.find(j)
      values[j] = tie.offset
      if presolve.hasNothingLeft { continue }
      places[j] = Place(
        root: tie.root == presolve.ties.ground ? -1 : Int32(truncatingIfNeeded: tie.root),
        factor: tie.factor, offset: tie.offset)
    }
  }

  /// A cluster without ties, solved as one component.
  init(_ part: Part, _ revision: Int, _ whole: Component) {
    self.part = part
    self.revision = revision
    let count = part.variables.count
    values = Buffer(repeating: 0, count: count)
    places = Buffer(repeating: Place(root: -1, factor: 1, offset: 0), count: count)
    for j in 0..<count {
      let number = Int32(truncatingIfNeeded: j)
      values[j] = whole.value[j]
      places[j] = Place(root: number, component: 0, local: number, factor: 1, offset: 0)
    }
    components = [whole]
    self.whole = whole
  }

  // MARK: Results

  /// How a variable follows from a root.
  func derivation(of j: Int) -> Place {
    places.count > 0 ? places[j] : Place(root: -1, factor: 0, offset: values[j])
  }

  /// Tells the storage where its rows have gone, and what part they play in the basis.
  func publishPlaces(to storage: inout Storage) {
    if components.isEmpty { return }
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
    let place = derivation(of: j)
    var range: (lower: Double?, upper: Double?)
    if place.component >= 0 {
      guard components[Int(place.component)].isOpen(Int(place.local)) else { return determined(j) }
      range = components[Int(place.component)].range(Int(place.local))
    } else if let open = openRoot(place.root) {
      range = (open.lower.isFinite ? open.lower : nil, open.upper.isFinite ? open.upper : nil)
    } else {
      return determined(j)
    }
    let ends = place.factor < 0 ? (range.upper, range.lower) : range
    return (end(ends.0, place), end(ends.1, place))
  }

  private func determined(_ j: Int) -> (lower: Double?, upper: Double?) {
    let value = Tolerance.snapped(values[j])
    return (value, value)
  }

  private func end(_ root: Double?, _ place: Place) -> Double? {
    root.map { Tolerance.snapped(place.factor * $0 + place.offset) }
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
  func extremePoints(_ j: Int, reading others: [Int]) -> (lower: [Double]?, upper: [Double]?) {
    let place = derivation(of: j)
    let present = others.map { Tolerance.snapped(values[$0]) }
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

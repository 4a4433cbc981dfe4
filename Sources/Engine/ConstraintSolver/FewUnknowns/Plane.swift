/// A small component of two unknowns, solved by descending from corner to corner, without a basis.
///
/// Each row is a line in the plane where the error of its level has a kink. Around a point, only the rows
/// that are tight there have one: between two of their lines each level changes at a rate that is linear in
/// the direction. So if the highest level that changes gets worse in both directions along each of these
/// lines, it does in every direction, and as errors are convex, no other point is as good. If it gets better
/// along one of them, the search continues in that direction, as far as `Line` says.
///
/// Example: `a + b <= 100` required, `a == 60` at 750, `b == 50` at 250. From (0, 0), where nothing is tight,
/// the best along the first axis is (60, 0), along the line a = 60 (60, 40). There a = 60 and a + b = 100 are
/// tight. Along the first, b gets worse or the sum too large; along the second, a gets worse: optimal.
struct Plane {
  /// Scaled by a power of two, so that the larger coefficient is between 1 and 2.
  struct Row: BitwiseCopyable {
    var priority: Double
    var x: Double
    var y: Double
    var constant: Double
    /// The number that the row was divided by.
    var unit: Double
    var relation: Relation
    /// Sign of left side minus constant at the point: -1 too small, 0 tight, 1 too large.
    var side = 0.0
  }

  private enum Course {
    case down, up, level
  }

  private(set) var x: Double
  private(set) var y: Double
  private let rows: UnsafeMutableBufferPointer<Row>

  /// Finds the single best point; nil if there are several or none, or if rounding errors get in the way.
  ///
  /// - Parameters:
  ///   - rows: in any order; they are sorted.
  ///   - lineRows: working space.
  init?(
    _ rows: UnsafeMutableBufferPointer<Row>, from start: (x: Double, y: Double),
    _ lineRows: inout List<Line.Row>
  ) {
    self.rows = rows
    (x, y) = start
    rows.sortQuickly { $0.priority > $1.priority }
    for _ in 0..<2 * rows.count + 4 {
      updateSides()
      var isClosed = true
      var way: (x: Double, y: Double)?
      forEachDirection { x, y in
        let course = course(x, y)
        if course == .down { way = (x, y) }
        if course == .level { isClosed = false }
        return course != .down
      }
      guard let way else {
        if isClosed && isPossible { return }
        return nil
      }
      guard descend(way.x, way.y, &lineRows) else { return nil }
    }
    return nil
  }

  private func updateSides() {
    for k in rows.indices {
      let row = rows[k]
      let (a, b) = (row.x * x, row.y * y)
      let offset = a + b - row.constant
      let size = max(a.magnitude, b.magnitude, row.constant.magnitude)
      let isTight = offset.magnitude <= Tolerance.position + Tolerance.relativePosition * size
      rows[k].side = isTight ? 0 : offset < 0 ? -1 : 1
    }
  }

  /// Whether no required row is violated.
  private var isPossible: Bool {
    for row in rows {
      if row.priority < Priority.required.value { break }
      if row.side > 0 && row.relation != .greaterThanOrEqual { return false }
      if row.side < 0 && row.relation != .lessThanOrEqual { return false }
    }
    return true
  }

  /// Calls a function with both directions of each tight row's line, as long as it returns true. With fewer
  /// than two such lines, adds others, so that neighbouring directions are less than half a turn apart.
  private func forEachDirection(_ body: (_ x: Double, _ y: Double) -> Bool) {
    var lineCount = 0
    var first = (x: 0.0, y: 1.0)
    for k in rows.indices where rows[k].side == 0 {
      let row = rows[k]
      if lineCount > 0 && (first.x * row.y - first.y * row.x).magnitude <= Plane.parallel { continue }
      guard body(-row.y, row.x), body(row.y, -row.x) else { return }
      if lineCount == 0 { first = (row.x, row.y) }
      lineCount += 1
    }
    if lineCount < 2 {
      guard body(first.x, first.y), body(-first.x, -first.y) else { return }
    }
    if lineCount == 0 {
      guard body(-first.y, first.x), body(first.y, -first.x) else { return }
    }
  }

  /// Two rows with a cross product no larger than this are parallel.
  private static var parallel: Double { 1e-13 }

  /// Whether the highest level that changes in a direction gets better or worse.
  private func course(_ x: Double, _ y: Double) -> Course {
    var first = 0
    while first < rows.count {
      let priority = rows[first].priority
      var (rate, total) = (0.0, 0.0)
      while first < rows.count && rows[first].priority == priority {
        let row = rows[first]
        first += 1
        let change = row.x * x + row.y * y
        if change.magnitude <= Plane.parallel { continue }
        // Results from nearly parallel rows cannot be trusted.
        if change.magnitude < Tolerance.cancelled { return .level }
        let slope = change * row.unit
        total += slope.magnitude
        // The value is, or is about to be, too large; or else too small.
        if row.side > 0 || row.side == 0 && slope > 0 {
          if row.relation != .greaterThanOrEqual { rate += slope }
        } else if row.relation != .lessThanOrEqual {
          rate -= slope
        }
      }
      if rate.magnitude > Tolerance.slope * total { return rate < 0 ? .down : .up }
    }
    return .level
  }

  /// Moves to the best point in a direction.
  ///
  /// - Returns: false if the point is already there.
  private mutating func descend(_ dx: Double, _ dy: Double, _ lineRows: inout List<Line.Row>) -> Bool {
    lineRows.removeAll()
    for row in rows {
      let slope = row.x * dx + row.y * dy
      if slope.magnitude <= Plane.parallel { continue }
      lineRows.append(
        Line.Row(
          // Halved, so that required rows become a level like the others, since the point may violate some of
          // them.
          priority: row.priority / 2, position: (row.constant - row.x * x - row.y * y) / slope,
          weight: slope.magnitude * row.unit, relation: slope < 0 ? row.relation.reversed : row.relation))
    }
    let step = Line(lineRows.values).nearest(to: 0)
    guard step > 0, step.isFinite else { return false }
    x += step * dx
    y += step * dy
    return true
  }
}

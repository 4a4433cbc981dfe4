/// A component of one unknown, solved by sorting instead of the simplex method.
///
/// The interval of the best values narrows level by level. Required rows cut it. An optional level, whose
/// errors have slopes as weights, leaves the part where their sum is minimal, between weighted medians.
///
/// Example: `x >= 0` required, `|x - 40|` and `max(0, x - 30)` at 750, `|x - 90|` at 250. The required level
/// leaves 0 ... . At level 750 the sum falls at rate 1 below 30, is level (-1 + 1) between 30 and 40, and
/// rises above 40: 30 ... 40. Level 250 is minimal at the upper end: 40.
struct Line {
  struct Row: BitwiseCopyable {
    var priority: Double
    /// Where the row holds with equality, and the weight of a unit error there in its own units.
    var position: Double
    var weight: Double
    /// The relation of the unknown to the position.
    var relation: Relation
  }

  private(set) var lower = -Double.infinity
  private(set) var upper = Double.infinity
  private(set) var isPossible = true

  /// Ends closer than this differ only by rounding errors.
  private let accuracy: Double

  /// - Parameters:
  ///   - rows: in any order; they are sorted.
  ///   - accuracy: how far the unknown may be off.
  init(_ rows: UnsafeMutableBufferPointer<Row>, accuracy: Double = Tolerance.position) {
    self.accuracy = accuracy
    rows.sortQuickly { a, b in
      a.priority != b.priority ? a.priority > b.priority : a.position < b.position
    }
    var first = 0
    while first < rows.count && (lower < upper || rows[first].priority >= Priority.required.value) {
      var end = first + 1
      while end < rows.count && rows[end].priority == rows[first].priority { end += 1 }
      if rows[first].priority >= Priority.required.value {
        require(rows[first..<end])
      } else {
        minimize(rows[first..<end])
      }
      first = end
    }
  }

  /// The best value closest to another value.
  func nearest(to value: Double) -> Double {
    min(max(value, lower), upper)
  }

  private mutating func require(_ rows: Slice<UnsafeMutableBufferPointer<Row>>) {
    for row in rows {
      if row.relation != .lessThanOrEqual { lower = max(lower, row.position) }
      if row.relation != .greaterThanOrEqual { upper = min(upper, row.position) }
    }
    closeGap()
  }

  /// Merges ends that differ only by rounding errors.
  private mutating func closeGap() {
    let tolerance = accuracy + accuracy / Tolerance.position * Tolerance.relativePosition * lower.magnitude
    if lower > upper + tolerance { isPossible = false }
    if upper - lower <= tolerance && lower.isFinite { upper = lower }
  }

  /// - Parameter rows: of one level, by position.
  private mutating func minimize(_ rows: Slice<UnsafeMutableBufferPointer<Row>>) {
    var slope = 0.0
    var total = 0.0
    for row in rows {
      if row.relation != .greaterThanOrEqual { total += row.weight }
      if row.relation != .lessThanOrEqual {
        total += row.weight
        slope -= row.weight
      }
    }
    // The slope is only a sum of prices of errors.
    let tolerance = Tolerance.slope * total
    var (start, end) = (-Double.infinity, Double.infinity)
    for row in rows {
      let before = slope
      slope += row.relation == .equal ? 2 * row.weight : row.weight
      if before < -tolerance && slope >= -tolerance { start = row.position }
      if before <= tolerance && slope > tolerance {
        end = row.position
        break
      }
    }
    (lower, upper) = (min(max(lower, start), upper), max(min(upper, end), lower))
    closeGap()
  }
}

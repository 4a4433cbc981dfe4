/// The reach of one constant, worked out once for a series of edits, as when a window is resized.
///
/// As long as no basic column crosses its breakpoint, the basis remains optimal at every level, since the
/// prices depend only on the sides. So there is an interval of the constant within which the variables it
/// reaches change at constant rates, and all others do not change.
///
/// Example: `w = s - 40` required, `s == 300` at 500, `w >= 100` at 750. The slack of the second row is
/// nonbasic; s and w follow it at rate 1. The slack of the third is 160 above its breakpoint, and would reach
/// it at s = 140. For all constants above that, an edit is two additions.
struct Reach {
  struct Change: BitwiseCopyable {
    /// A variable, its value at the base, and its change per unit of the constant.
    var column: Int
    var value: Double
    var rate: Double
  }

  let row: Int
  /// The constant at which the values hold, in the units of the constraint.
  let base: Double
  /// How much can be added to the constant.
  fileprivate(set) var lower = -Double.infinity
  fileprivate(set) var upper = Double.infinity
  fileprivate(set) var changes: [Change] = []

  /// The reach is limited to this, so that the errors of the rates do not add up.
  static var longest: Double { 1e4 }

  func holds(at constant: Double) -> Bool {
    constant - base > lower && constant - base < upper
  }
}

extension Component {
  /// The reach of the constant of row i from the solution; nil if there is a choice, or if a basic column on
  /// its breakpoint would have to leave it.
  ///
  /// - Parameter constant: its value in the units of the constraint.
  func findReach(ofRow i: Int, at constant: Double) -> Reach? {
    if isOpen { return nil }
    let slack = variableCount + i
    var reach = Reach(row: i, base: constant)
    if position[slack] >= 0 {
      guard narrow(&reach, slack, rate: -1) else { return nil }
    } else {
      computeEntering(slack)
      for k in 0..<entering.placeCount {
        let j = head[entering.place(k)]
        let rate = -entering[entering.place(k)]
        if rate.magnitude <= Tolerance.zero { continue }
        if isSlack(j) {
          guard narrow(&reach, j, rate: rate) else { return nil }
        } else {
          reach.changes.append(Reach.Change(column: j, value: value[j], rate: rate / scale[i]))
        }
      }
    }
    reach.lower = max(reach.lower * scale[i], -Reach.longest)
    reach.upper = min(reach.upper * scale[i], Reach.longest)
    return reach
  }

  /// Ends the reach where a column would reach its breakpoint, given the rate at which its offset grows.
  private func narrow(_ reach: inout Reach, _ column: Int, rate: Double) -> Bool {
    let offset = value[column] - breakpoint[column]
    guard offset.magnitude > 2 * tolerance[column] else { return false }
    let room = (offset.magnitude - 2 * tolerance[column]) / rate.magnitude
    if (offset > 0) == (rate > 0) {
      reach.lower = max(reach.lower, -room)
    } else {
      reach.upper = min(reach.upper, room)
    }
    return true
  }

  /// Moves the breakpoint of a row, and the point with it.
  func moveBreakpoint(ofRow i: Int, by change: Double) {
    breakpoint[variableCount + i] += change / scale[i]
    computePoint()
  }
}

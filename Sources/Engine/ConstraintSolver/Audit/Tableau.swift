/// Solves the levels in twice double precision, by the textbook, for the few systems that double precision
/// cannot decide: those with multipliers of millions, or with nearly parallel rows.
///
/// Where a `Component` has a factorised basis, this has a dictionary, which expresses every basic column as a
/// sum of the nonbasic ones. Its cost grows with rows times variables, so it is for small systems, but it
/// never takes a nonzero entry for 0. Rows keep their units.
///
/// Example: `x + y = 10`, `x + 1.00000001 y = 10.5`. Once x is 10 - y + s0, the second row is s0 + 0.00000001
/// y, with y as its pivot.
struct Tableau {
  let system: Component
  /// How many nonbasic columns there are, one for each place.
  let width: Int
  /// The entries of basic column r from `r * width`.
  private var entries: [DoubleDouble]
  private(set) var basic: [Int]
  private(set) var nonbasic: [Int]
  private(set) var value: [DoubleDouble]
  var region: [Region]
  /// See `Component`.
  var side: [Int8]
  var costAbove: [Double]
  var costBelow: [Double]
  /// The rows that are left out.
  private let isLeftOut: [Bool]
  private var work = 0

  /// The most entries, and the most updates of entries, that are worth the time.
  private static var mostEntries: Int { 1 << 19 }
  private static var mostWork: Int { 1 << 27 }
  /// The remainder of a sum when larger numbers cancel, relative to those numbers.
  static var zero: Double { 1e-18 }

  static func fits(_ system: Component) -> Bool {
    system.variableCount * system.rowCount <= mostEntries
  }

  /// - Parameter rows: the rows that count; nil for all.
  init(_ system: Component, rows: [Int]? = nil) throws(SolverError) {
    let (n, m) = (system.variableCount, system.rowCount)
    guard Tableau.fits(system) else { throw .numericallyUnstable }
    self.system = system
    width = n
    basic = (0..<m).map { n + $0 }
    nonbasic = Array(0..<n)
    entries = Array(repeating: .zero, count: n * m)
    region = Array(repeating: .all, count: n + m)
    side = Array(repeating: 0, count: n + m)
    costAbove = Array(repeating: 0, count: n + m)
    costBelow = costAbove
    var isLeftOut = Array(repeating: rows != nil, count: m)
    for i in rows ?? [] { isLeftOut[i] = false }
    self.isLeftOut = isLeftOut
    value = (0..<n + m).map { DoubleDouble($0 < n ? system.breakpoint[$0] : 0) }
    for i in 0..<m {
      for e in system.rowStart[i]..<system.rowStart[i + 1] {
        entries[i * n + system.rowColumn[e]] = DoubleDouble(system.rowValue[e] * system.scale[i])
      }
    }
    computeValues()
  }

  func entry(_ row: Int, _ place: Int) -> DoubleDouble {
    entries[row * width + place]
  }

  func isHeeded(_ row: Int) -> Bool { !isLeftOut[row] }

  /// The value at which a column costs nothing.
  func breakpoint(_ column: Int) -> Double {
    column < width ? system.breakpoint[column] : system.constant(ofRow: column - width)
  }

  /// How far a column is from its breakpoint; 0 if that may be rounding of the input.
  func offset(_ column: Int) -> Double {
    let offset = (value[column] - DoubleDouble(breakpoint(column))).high
    return offset.magnitude <= (column < width ? Tolerance.position : tolerance(ofRow: column - width))
      ? 0 : offset
  }

  private func tolerance(ofRow i: Int) -> Double {
    var measure = RowMeasure(constant: breakpoint(width + i))
    for e in system.rowStart[i]..<system.rowStart[i + 1] {
      let coefficient = system.rowValue[e] * system.scale[i]
      measure.add(coefficient, times: value[system.rowColumn[e]].high)
    }
    return Tolerance.position * measure.unit + measure.rounding
  }

  mutating func resetSide(_ column: Int) {
    let offset = offset(column)
    side[column] = offset > 0 ? 1 : offset < 0 ? -1 : 0
  }

  private mutating func computeValues() {
    for k in 0..<width { value[nonbasic[k]] = DoubleDouble(breakpoint(nonbasic[k])) }
    for r in basic.indices {
      var sum = DoubleDouble.zero
      for k in 0..<width where !entry(r, k).isZero { sum += entry(r, k) * value[nonbasic[k]] }
      value[basic[r]] = sum
    }
  }

  // MARK: The simplex method

  /// Minimises the current costs from the current point.
  ///
  /// - Returns: false if they have no lower bound.
  mutating func minimize() throws(SolverError) -> Bool {
    var stalled = 0
    while let move = chooseEntering(rates(), bland: stalled > 30) {
      guard let step = chooseLeaving(move, bland: stalled > 30) else { return false }
      stalled = step.length > Tolerance.step ? 0 : stalled + 1
      try exchange(move, step)
    }
    computeValues()
    return true
  }

  /// The change of the objective per unit of each nonbasic column, apart from its own cost; exactly 0 where
  /// only rounding errors are left.
  func rates() -> [DoubleDouble] {
    var rates = Array(repeating: DoubleDouble.zero, count: width)
    var sizes = Array(repeating: 0.0, count: width)
    for r in basic.indices {
      let slope = DoubleDouble(slope(basic[r]))
      if slope.isZero { continue }
      for k in 0..<width where !entry(r, k).isZero {
        let change = slope * entry(r, k)
        rates[k] += change
        sizes[k] = max(sizes[k], change.magnitude.high)
      }
    }
    for k in 0..<width where rates[k].high.magnitude <= Tableau.zero * sizes[k] { rates[k] = .zero }
    return rates
  }

  func slope(_ column: Int) -> Double {
    side[column] > 0 ? costAbove[column] : side[column] < 0 ? -costBelow[column] : 0
  }

  /// A cost and a rate together; exactly 0 where only rounding errors are left.
  static func sum(_ cost: Double, _ rate: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(cost) + rate
    return sum.high.magnitude <= zero * cost.magnitude ? .zero : sum
  }

  private struct Move {
    var place: Int
    var isUpward: Bool
    var rate: DoubleDouble
  }

  private func chooseEntering(_ rates: [DoubleDouble], bland: Bool) -> Move? {
    var best: Move?
    for k in 0..<width where !region[nonbasic[k]].isEmpty {
      let j = nonbasic[k]
      for isUpward in [true, false] where region[j].contains(isUpward ? .above : .below) {
        let rate = Tableau.sum(
          isUpward ? costAbove[j] : costBelow[j], isUpward ? rates[k] : -rates[k])
        guard rate < .zero else { continue }
        if let best, bland ? nonbasic[best.place] < j : !(rate < best.rate) { continue }
        best = Move(place: k, isUpward: isUpward, rate: rate)
      }
    }
    return best
  }

  private struct Step {
    var length: Double
    var row: Int
    /// Rows that pass their breakpoint during the move.
    var passed: [Int]
  }

  private struct Event {
    var row: Int
    var time: Double
    var jump: DoubleDouble
    var size: Double
  }

  private func chooseLeaving(_ move: Move, bland: Bool) -> Step? {
    var events: [Event] = []
    for r in basic.indices {
      let rate = move.isUpward ? entry(r, move.place) : -entry(r, move.place)
      if rate.isZero { continue }
      let kink = kink(basic[r], isUpward: rate > .zero)
      guard kink > 0 else { continue }
      let way = DoubleDouble(breakpoint(basic[r])) - value[basic[r]]
      events.append(
        Event(
          row: r, time: max(0, (way / rate).high), jump: rate.magnitude * DoubleDouble(kink),
          size: rate.magnitude.high))
    }
    events.sort { $0.time != $1.time ? $0.time < $1.time : $0.row < $1.row }
    var rate = move.rate
    for (k, event) in events.enumerated() {
      rate += event.jump
      if rate < .zero && !bland { continue }
      // Of the columns that block at the same time, the one with the largest pivot is the most accurate.
      var chosen = event
      for other in events[k...] where other.time == event.time {
        if bland ? basic[other.row] < basic[chosen.row] : other.size > chosen.size { chosen = other }
      }
      return Step(length: event.time, row: chosen.row, passed: events[..<k].map { $0.row })
    }
    return nil
  }

  /// See `Component.kink(_:upward:)`.
  private func kink(_ column: Int, isUpward: Bool) -> Double {
    if !region[column].contains(isUpward ? .above : .below) { return 1e300 }
    switch side[column] {
    case 0: return isUpward ? costAbove[column] : costBelow[column]
    case 1: return isUpward ? 0 : costAbove[column] + costBelow[column]
    default: return isUpward ? costAbove[column] + costBelow[column] : 0
    }
  }

  private mutating func exchange(_ move: Move, _ step: Step) throws(SolverError) {
    for r in step.passed { side[basic[r]] = (entry(r, move.place) > .zero) == move.isUpward ? 1 : -1 }
    let (entering, leaving) = (nonbasic[move.place], basic[step.row])
    let way = DoubleDouble(breakpoint(leaving)) - value[leaving]
    let change = way / entry(step.row, move.place)
    for r in basic.indices where !entry(r, move.place).isZero {
      value[basic[r]] += entry(r, move.place) * change
    }
    value[entering] += change
    value[leaving] = DoubleDouble(breakpoint(leaving))
    side[leaving] = 0
    side[entering] = move.isUpward ? 1 : -1
    try pivot(step.row, move.place)
  }

  private mutating func pivot(_ row: Int, _ place: Int) throws(SolverError) {
    let pivot = entry(row, place)
    var places: [Int] = []
    for k in 0..<width where !entry(row, k).isZero {
      let new = k == place ? DoubleDouble(1) / pivot : -(entry(row, k) / pivot)
      entries[row * width + k] = new
      if k != place { places.append(k) }
    }
    for r in basic.indices where r != row && !entry(r, place).isZero {
      let factor = entry(r, place)
      work += places.count + 1
      for k in places {
        let (old, added) = (entry(r, k), factor * entry(row, k))
        let sum = old + added
        let isNothing = sum.high.magnitude <= Tableau.zero * max(old.high.magnitude, added.high.magnitude)
        entries[r * width + k] = isNothing ? .zero : sum
      }
      entries[r * width + place] = factor * entry(row, place)
    }
    work += width + basic.count
    if work > Tableau.mostWork { throw .numericallyUnstable }
    (basic[row], nonbasic[place]) = (nonbasic[place], basic[row])
  }
}

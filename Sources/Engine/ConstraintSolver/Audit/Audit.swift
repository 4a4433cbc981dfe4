/// Checks a solution, a proof or a conflict against the rows as recorded, however it was found.
///
/// Each check takes a few passes over the terms of the rows concerned.
struct Audit: ~Copyable {
  /// How far from the solution the proof must hold, in points.
  private static var reach: Double { 1e4 }
  /// How far the sum of a level may be off, per variable and row, in the smallest unit of its rows.
  private static var gap: Double { 1e-6 }
  /// No variable of a layout is this far from 0: rows that contradict each other within this range are a real
  /// conflict.
  private static var farthest: Double { 1e9 }

  /// How accurate the multipliers are.
  struct Accuracy {
    /// A multiplier larger than this is certainly not 0.
    var significance: Double
    /// The rounding error of sums that should be 0, per term, relative to the largest term.
    var rounding: Double

    /// Whether the point is also accurate, apart from its rounding to doubles.
    var isOfPoint: Bool

    /// Whether rounding in double-precision sums is negligible.
    var isRough: Bool { rounding > Tolerance.rounding }

    static var double: Accuracy { Accuracy(significance: 1e-9, rounding: 4e-16, isOfPoint: false) }
    /// For systems so large that errors add up.
    static var large: Accuracy { Accuracy(significance: 1e-9, rounding: 4e-14, isOfPoint: false) }
    static var exact: Accuracy { Accuracy(significance: 0, rounding: 0, isOfPoint: false) }
    static var precise: Accuracy { Accuracy(significance: 1e-18, rounding: 1e-18, isOfPoint: true) }
  }

  /// How a variable depends on the unknowns that the multipliers belong to.
  struct Dependence: BitwiseCopyable {
    /// -1 for a constant.
    var unknown: Int
    var factor: Double
    var value: Double
  }

  private struct Row: BitwiseCopyable {
    /// For a required row, set only on demand, since most have no multiplier.
    var measure: RowMeasure?
    /// Where the slack may go on the face of the levels so far.
    var region = Region.all
  }

  private let rows: Buffer<Row>
  private let accuracy: Accuracy

  /// Whether the proof shows that the errors of all levels of a component are minimal.
  ///
  /// - Parameter dependence: how a variable depends on the unknowns, by its slot.
  @inline(__always)
  static func confirms(
    _ proof: borrowing Proof, of component: Component, _ storage: borrowing Storage, _ accuracy: Accuracy,
    _ gradient: inout Gradient, in arena: inout Arena, _ dependence: (Int32) -> Dependence
  ) -> Bool {
    let audit = Audit(component, accuracy, in: &arena)
    var next = 0
    for l in 0..<component.levelCount {
      if next < proof.levels.count && proof.levels[next].level == l {
        let level = proof.levels[next]
        next += 1
        guard
          audit.isLeast(level, proof, component, storage, &gradient, dependence)
        else { return false }
        audit.freeze(level, component, gradient)
      } else {
        for k in component.levelStart[l]..<component.levelStart[l + 1] {
          let i = component.rowsByLevel[k]
          // Whether required rows hold is checked elsewhere.
          let isSatisfied =
            l == 0 || audit.measure(i, component, storage, dependence).error(component.relation[i]) == 0
          guard isSatisfied else { return false }
          audit.confine(i, component.relation[i])
        }
      }
    }
    return true
  }

  private init(_ component: Component, _ accuracy: Accuracy, in arena: inout Arena) {
    self.accuracy = accuracy
    rows = Buffer(uninitialized: component.rowCount, in: &arena)
    for i in 0..<component.rowCount { rows[i] = Row() }
  }

  @inline(__always)
  private func measure(
    _ i: Int, _ component: Component, _ storage: borrowing Storage, _ dependence: (Int32) -> Dependence
  ) -> RowMeasure {
    if let known = rows[i].measure { return known }
    let slot = component.rowSlots[i]
    var measure = RowMeasure(constant: storage.rows[slot].constant)
    for term in storage.terms(ofRow: slot) {
      measure.add(term.coefficient, times: dependence(term.variable).value)
    }
    rows.address(i).pointee.measure = measure
    return measure
  }

  private func confine(_ i: Int, _ relation: Relation) {
    if relation != .greaterThanOrEqual { rows.address(i).pointee.region.subtract(.above) }
    if relation != .lessThanOrEqual { rows.address(i).pointee.region.subtract(.below) }
  }

  /// Whether the multipliers are allowed, cancel all left sides, and leave no gap between errors and bound.
  @inline(__always)
  private func isLeast(
    _ level: Proof.Level, _ proof: borrowing Proof, _ component: Component, _ storage: borrowing Storage,
    _ gradient: inout Gradient, _ dependence: (Int32) -> Dependence
  ) -> Bool {
    var unit = Double.infinity
    for k in component.levelStart[level.level]..<component.levelStart[level.level + 1] {
      let i = component.rowsByLevel[k]
      unit = min(unit, measure(i, component, storage, dependence).least)
      gradient.multiplier[i] = 0
    }
    gradient.allowed.removeAll()
    var isTight = true
    for m in level.start..<level.end {
      let allowed = allowed(proof.multipliers[m], level.level, component, storage, dependence)
      let (i, multiplier) = (allowed.row, allowed.value)
      if multiplier.isZero { continue }
      gradient.allowed.append(allowed)
      if component.level[i] == level.level {
        gradient.multiplier[i] = multiplier.high
      } else {
        let measure = measure(i, component, storage, dependence)
        let offset = measure.residual.magnitude + (accuracy.isOfPoint ? -measure.rounding : measure.rounding)
        let loss = multiplier.high.magnitude * offset
        isTight = isTight && loss <= Audit.gap * unit
      }
      gradient.add(multiplier, times: component.rowSlots[i], storage, accuracy, dependence)
    }
    let rest = gradient.take(accuracy)
    guard isTight, rest.isNothing, rest.largest <= Audit.gap / Audit.reach * unit else { return false }
    for k in component.levelStart[level.level]..<component.levelStart[level.level + 1] {
      let i = component.rowsByLevel[k]
      let measure = measure(i, component, storage, dependence)
      if measure.residual.magnitude <= measure.tolerance { continue }
      let loss =
        measure.error(component.relation[i]).magnitude - gradient.multiplier[i] * measure.residual
      if !(loss <= Audit.gap * unit + measure.rounding) { return false }
    }
    return true
  }

  /// The part of a multiplier that is allowed, for a row of the level itself or above it.
  ///
  /// Of two parallel rows that together fix a point, such as `w <= 30` and `w >= 30`, one may have been given
  /// the multiplier of both. The multiplier then moves to the row that can have it.
  @inline(__always)
  private func allowed(
    _ multiplier: Proof.Multiplier, _ level: Int, _ component: Component, _ storage: borrowing Storage,
    _ dependence: (Int32) -> Dependence
  ) -> Proof.Multiplier {
    var allowed = multiplier
    if component.level[multiplier.row] == level {
      let (lower, upper) = Audit.prices(component.relation[multiplier.row])
      if multiplier.value < DoubleDouble(lower) { allowed.value = DoubleDouble(lower) }
      if multiplier.value > DoubleDouble(upper) { allowed.value = DoubleDouble(upper) }
      return allowed
    }
    repeat {
      if !rows[allowed.row].region.contains(allowed.value.high > 0 ? .above : .below) {
        let measure = measure(allowed.row, component, storage, dependence)
        if measure.residual.magnitude <= measure.tolerance { return allowed }
      }
      let next = component.nextParallel[allowed.row]
      allowed.value = allowed.value * component.ratio(ofRow: allowed.row, to: next)
      allowed.row = next
    } while allowed.row != multiplier.row
    allowed.value = .zero
    return allowed
  }

  /// The lowest and the highest price of a row's error, for its two signs.
  private static func prices(_ relation: Relation) -> (lower: Double, upper: Double) {
    (relation == .lessThanOrEqual ? 0 : -1, relation == .greaterThanOrEqual ? 0 : 1)
  }

  /// Confines the rows to where the multipliers remain valid.
  private func freeze(_ level: Proof.Level, _ component: Component, _ gradient: borrowing Gradient) {
    for k in component.levelStart[level.level]..<component.levelStart[level.level + 1] {
      let i = component.rowsByLevel[k]
      // First treat every row as if it had no multiplier; the rows that have one follow.
      confine(i, component.relation[i])
    }
    for m in 0..<gradient.allowed.count {
      let (i, value) = (gradient.allowed[m].row, gradient.allowed[m].value)
      guard component.level[i] == level.level else {
        let least = rows[i].measure?.least ?? 0
        if value.high.magnitude * least > accuracy.significance { rows.address(i).pointee.region = [] }
        continue
      }
      let (lower, upper) = Audit.prices(component.relation[i])
      var region: Region = []
      if (DoubleDouble(upper) - value).high <= accuracy.significance { region.insert(.above) }
      if (value - DoubleDouble(lower)).high <= accuracy.significance { region.insert(.below) }
      rows.address(i).pointee.region = region
    }
  }

  // MARK: Conflicts

  /// Whether multipliers show that required rows cannot hold together: the left sides cancel, and the sum of
  /// the right sides is below 0.
  static func confirms(
    contradiction multipliers: [Proof.Multiplier], of component: Component, _ storage: borrowing Storage,
    _ accuracy: Accuracy, _ gradient: inout Gradient, _ dependence: (Int32) -> Dependence
  ) -> Bool {
    var sum = DoubleDouble.zero
    var size = 0.0
    for multiplier in multipliers {
      let slot = component.rowSlots[multiplier.row]
      let isAllowed =
        switch storage.rows[slot].relation {
        case .equal: true
        case .lessThanOrEqual: multiplier.value.high >= 0
        case .greaterThanOrEqual: multiplier.value.high <= 0
        }
      if !isAllowed { continue }
      let product = multiplier.value * DoubleDouble(storage.rows[slot].constant)
      sum += product
      size = max(size, product.high.magnitude)
      gradient.add(multiplier.value, times: slot, storage, accuracy, dependence)
    }
    let rest = gradient.take(accuracy)
    return rest.isNothing
      && -sum.high > Audit.farthest * rest.sum + Double(multipliers.count + 1) * Tolerance.rounding * size
  }
}

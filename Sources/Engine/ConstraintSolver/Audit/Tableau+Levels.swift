/// The levels, the memory stage and the ranges of a `Tableau`.
extension Tableau {
  enum Outcome {
    /// With the multipliers that prove it.
    case solved(Proof)
    /// Multipliers of required rows that cannot hold together.
    case conflict([Proof.Multiplier])
  }

  /// Minimises the levels, one after the other.
  mutating func solveLevels(_ levelCount: Int) throws(SolverError) -> Outcome {
    var proof = Proof()
    for l in 0..<levelCount {
      let rows = (system.levelStart[l]..<system.levelStart[l + 1]).map { system.rowsByLevel[$0] }
        .filter { isHeeded($0) }
      for i in rows { resetSide(width + i) }
      var isSatisfied = !rows.contains { isViolated($0) }
      if !isSatisfied {
        for i in rows { setCost(ofRow: i) }
        guard try minimize() else { throw .numericallyUnstable }
        isSatisfied = !rows.contains { isViolated($0) }
        if !isSatisfied {
          let multipliers = multipliers()
          if l == 0 { return .conflict(multipliers) }
          proof.append(level: l, multipliers)
          freeze()
        }
        clearCosts()
      }
      if isSatisfied {
        for i in rows { satisfy(i) }
      }
    }
    return .solved(proof)
  }

  private func isViolated(_ i: Int) -> Bool {
    let offset = offset(width + i)
    return offset > 0 && system.relation[i] != .greaterThanOrEqual
      || offset < 0 && system.relation[i] != .lessThanOrEqual
  }

  private mutating func setCost(ofRow i: Int) {
    costAbove[width + i] = system.relation[i] == .greaterThanOrEqual ? 0 : 1
    costBelow[width + i] = system.relation[i] == .lessThanOrEqual ? 0 : 1
  }

  private mutating func clearCosts() {
    for column in costAbove.indices {
      costAbove[column] = 0
      costBelow[column] = 0
    }
  }

  private mutating func satisfy(_ i: Int) {
    if system.relation[i] != .greaterThanOrEqual { region[width + i].subtract(.above) }
    if system.relation[i] != .lessThanOrEqual { region[width + i].subtract(.below) }
  }

  /// The multipliers of the rows that have a cost, and of those that keep this cost from falling.
  private func multipliers() -> [Proof.Multiplier] {
    let rates = rates()
    var multipliers: [Proof.Multiplier] = []
    for column in basic where column >= width && slope(column) != 0 {
      multipliers.append(Proof.Multiplier(row: column - width, value: DoubleDouble(slope(column))))
    }
    for k in 0..<width where nonbasic[k] >= width && !rates[k].isZero {
      multipliers.append(Proof.Multiplier(row: nonbasic[k] - width, value: -rates[k]))
    }
    return multipliers
  }

  /// See `Component.freeze()`.
  private mutating func freeze() {
    let rates = rates()
    for k in 0..<width {
      let j = nonbasic[k]
      if Tableau.sum(costAbove[j], rates[k]) > .zero { region[j].subtract(.above) }
      if Tableau.sum(costBelow[j], -rates[k]) > .zero { region[j].subtract(.below) }
    }
    for j in basic where costAbove[j] + costBelow[j] > 0 {
      if side[j] < 0 || side[j] == 0 && costAbove[j] > 0 { region[j].subtract(.above) }
      if side[j] > 0 || side[j] == 0 && costBelow[j] > 0 { region[j].subtract(.below) }
    }
  }

  /// Moves the variables as close to their previous values as the levels allow, one after the other.
  mutating func settleRemainder() throws(SolverError) {
    for j in 0..<width {
      if basic.contains(j) {
        resetSide(j)
        costAbove[j] = 1
        costBelow[j] = 1
        guard try minimize() else { throw .numericallyUnstable }
        freeze()
        clearCosts()
      } else {
        region[j] = []
      }
    }
  }

  // MARK: Questions

  /// The point where a variable is smallest or largest within the regions; nil if there is none.
  func extreme(_ j: Int, isLeast: Bool) throws(SolverError) -> [Double]? {
    var other = self
    other.costAbove[j] = isLeast ? 1 : -1
    other.costBelow[j] = isLeast ? -1 : 1
    other.side[j] = 1
    guard try other.minimize(), other.value[j].high.magnitude < Tableau.farthest else { return nil }
    return other.point
  }

  /// See `Component.isFixed(_:_:)`.
  func isFixed(
    _ one: (j: Int, factor: Double), _ another: (j: Int, factor: Double)
  ) throws(SolverError) -> Bool {
    var ends: [Double] = []
    for direction in [1.0, -1.0] {
      var other = self
      for term in [one, another] {
        other.costAbove[term.j] = direction * term.factor
        other.costBelow[term.j] = -direction * term.factor
        other.side[term.j] = 1
      }
      guard try other.minimize() else { return false }
      ends.append(one.factor * other.value[one.j].high + another.factor * other.value[another.j].high)
    }
    return (ends[0] - ends[1]).magnitude < 1e-6
  }

  /// A bound beyond this is an artefact of rounding errors.
  private static var farthest: Double { 1e24 }

  var point: [Double] {
    (0..<width).map { value[$0].high }
  }

  /// See `Component.deciders(_:)`.
  func deciders(_ j: Int) -> [Int] {
    guard let row = basic.firstIndex(of: j) else { return [] }
    var rows: [Int] = []
    for k in 0..<width where nonbasic[k] >= width && !entry(row, k).isZero {
      if !system.isBound[nonbasic[k] - width] { rows.append(nonbasic[k] - width) }
    }
    return rows.sorted()
  }
}

extension Tableau {
  /// Leaves out, one after the other, the rows without which the rest still contradicts itself. Bounds always
  /// hold.
  ///
  /// - Parameter found: multipliers that show that some rows cannot hold together.
  /// - Returns: the rows that are needed, and multipliers that show that they cannot hold together.
  static func irreducible(
    _ found: [Proof.Multiplier], of system: Component
  ) throws(SolverError) -> (rows: [Int], multipliers: [Proof.Multiplier]) {
    let bounds = (0..<system.rowCount).filter { system.isBound[$0] }
    var multipliers = found
    var conflict = found.map { $0.row }.filter { !system.isBound[$0] }.sorted()
    var tried = 0
    while tried < conflict.count {
      var rest = conflict
      rest.remove(at: tried)
      var tableau = try Tableau(system, rows: bounds + rest)
      if case .conflict(let smaller) = try tableau.solveLevels(1) {
        let isNeeded = system.marks(of: smaller.map { $0.row })
        conflict = rest.filter { isNeeded[$0] }
        multipliers = smaller
      } else {
        tried += 1
      }
    }
    return (conflict, multipliers)
  }
}

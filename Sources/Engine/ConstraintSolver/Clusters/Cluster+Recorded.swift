/// Solves a cluster as it was recorded, where the presolve found a contradiction or the answer failed its
/// check.
extension Cluster {
  /// Tries double precision first and, if that cannot decide, twice double precision.
  static func solvedAsRecorded(
    _ part: Part, _ storage: inout Storage, _ workspace: inout Workspace
  ) throws(SolverError) -> Outcome {
    let component = Component(LinearSystem(part, &storage, isRecorded: true), &workspace.arena)
    // A confirmed conflict, though fewer of its rows may be enough for one.
    var confirmed: Outcome?
    if let outcome = try? component.solve(&workspace.arena) {
      switch outcome {
      case .solved:
        let cluster = Cluster(part, solvedAs: component)
        if !component.isDoubtful && cluster.isConfirmed(component.proof, of: component, &storage, &workspace)
        {
          return .solved(cluster)
        }
      case .conflict(let rows, let isSmallest):
        let slots = rows.map { component.rowSlots[$0] }
        if isConflict(slots, &storage, &workspace) {
          if !component.isDoubtful { return .conflict(slots, isSmallest: isSmallest) }
          confirmed = .conflict(slots, isSmallest: false)
        }
      }
    }
    do {
      return try solvedPrecisely(part, &storage, &workspace)
    } catch {
      guard let confirmed else { throw error }
      return confirmed
    }
  }

  /// A cluster without ties, solved as one component.
  private convenience init(_ part: Part, solvedAs recorded: Component) {
    self.init(part, Pool(expecting: part.variables.count), hasPlaces: true)
    for j in 0..<part.variables.count {
      let number = Int32(truncatingIfNeeded: j)
      values[j] = recorded.value[j]
      places[j] = Place(root: number, component: 0, local: number, factor: 1, offset: 0)
    }
    components = [recorded]
    self.recorded = recorded
  }

  /// A cluster with values only.
  private convenience init(_ part: Part, solvedAs precise: PreciseSolution) {
    self.init(part, Pool(expecting: part.variables.count), hasPlaces: false)
    for j in 0..<part.variables.count { values[j] = precise.point[j] }
    self.precise = precise
  }

  private static func solvedPrecisely(
    _ part: Part, _ storage: inout Storage, _ workspace: inout Workspace
  ) throws(SolverError) -> Outcome {
    let component = Component(LinearSystem(part, &storage, isRecorded: true), &workspace.arena)
    var tableau = try Tableau(component)
    switch try tableau.solveLevels(component.levelCount) {
    case .solved(let proof):
      let face = tableau
      try tableau.settleRemainder()
      let cluster = Cluster(part, solvedAs: PreciseSolution(face: face, settled: tableau))
      guard cluster.isConfirmed(proof, of: component, &storage, &workspace) else {
        throw .numericallyUnstable
      }
      return .solved(cluster)
    case .conflict(let found):
      let (rows, multipliers) = try Tableau.irreducible(found, of: component)
      guard !rows.isEmpty,
        confirms(contradiction: multipliers, .precise, of: component, storage, &workspace)
      else { throw .numericallyUnstable }
      return .conflict(rows.map { component.rowSlots[$0] }, isSmallest: rows.count == 1)
    }
  }

  /// Whether the values pass the check, given how they were found.
  private func isConfirmed(
    _ proof: borrowing Proof, of component: Component, _ storage: inout Storage, _ workspace: inout Workspace
  ) -> Bool {
    workspace.gradient.prepare(unknowns: component.variableCount, rows: component.rowCount)
    let point = precise?.point
    let isConfirmed = Audit.confirms(
      proof, of: component, storage,
      precise != nil ? .precise : Tableau.fits(component) ? .double : .large, &workspace.gradient,
      in: &workspace.arena
    ) { variable in
      let j = storage.ownLocal(variable) ?? 0
      return Audit.Dependence(unknown: j, factor: 1, value: point?[j] ?? component.value[j])
    }
    guard isConfirmed else { return false }
    storage.number(part)
    return holds(storage)
  }

  /// Whether required rows cannot hold together, as shown by multipliers.
  static func isConflict(_ slots: [Int], _ storage: inout Storage, _ workspace: inout Workspace) -> Bool {
    if slots.isEmpty { return false }
    let part = storage.part(ofRows: slots)
    let component = Component(LinearSystem(part, &storage, isRecorded: true), &workspace.arena)
    let multipliers = (try? component.findContradictionMultipliers(&workspace.arena)) ?? nil
    if let multipliers, confirms(contradiction: multipliers, .exact, of: component, storage, &workspace) {
      return true
    }
    if var tableau = try? Tableau(component), let outcome = try? tableau.solveLevels(1) {
      guard case .conflict(let multipliers) = outcome else { return false }
      return confirms(contradiction: multipliers, .precise, of: component, storage, &workspace)
    }
    guard let multipliers else { return false }
    return confirms(contradiction: multipliers, .double, of: component, storage, &workspace)
  }

  private static func confirms(
    contradiction multipliers: [Proof.Multiplier], _ accuracy: Audit.Accuracy, of component: Component,
    _ storage: borrowing Storage, _ workspace: inout Workspace
  ) -> Bool {
    workspace.gradient.prepare(unknowns: component.variableCount, rows: component.rowCount)
    return Audit.confirms(contradiction: multipliers, of: component, storage, accuracy, &workspace.gradient) {
      variable in Audit.Dependence(unknown: storage.ownLocal(variable) ?? 0, factor: 1, value: 0)
    }
  }

  /// The last solution in twice double precision, for questions; nil if even that cannot decide it.
  func solvedPrecisely(_ storage: inout Storage) -> PreciseSolution? {
    if let precise { return precise }
    var scratch = Arena(expecting: 1 << 12)
    let component = Component(LinearSystem(part, &storage, isRecorded: false), &scratch)
    guard var tableau = try? Tableau(component), let outcome = try? tableau.solveLevels(component.levelCount),
      case .solved = outcome
    else { return nil }
    let face = tableau
    guard (try? tableau.settleRemainder()) != nil else { return nil }
    precise = PreciseSolution(face: face, settled: tableau)
    return precise
  }
}

/// The result of a `Tableau`.
struct PreciseSolution {
  /// Free to move to any point that the levels leave.
  let face: Tableau
  let settled: Tableau

  var point: [Double] { settled.point }

  func range(_ j: Int) -> (lower: Double?, upper: Double?) {
    let points = extremePoints(j, reading: [j])
    let value = settled.value[j].high
    // Only rounding errors can make an extreme less extreme than the value.
    let (lower, upper) = (points.lower.map { min($0[0], value) }, points.upper.map { max($0[0], value) })
    if let lower, let upper, upper - lower <= 2 * Tolerance.position { return (value, value) }
    return (lower, upper)
  }

  func isRangeKnown(_ j: Int) -> Bool {
    do {
      _ = (try face.extreme(j, isLeast: true), try face.extreme(j, isLeast: false))
      return true
    } catch {
      return false
    }
  }

  func extremePoints(_ j: Int, reading others: [Int]) -> (lower: [Double]?, upper: [Double]?) {
    (extremePoint(j, isLeast: true, others), extremePoint(j, isLeast: false, others))
  }

  private func extremePoint(_ j: Int, isLeast: Bool, _ others: [Int]) -> [Double]? {
    do {
      return try face.extreme(j, isLeast: isLeast).map { extreme in others.map { extreme[$0] } }
    } catch {
      // The solution itself is one of the points, so no other search is needed.
      return others.map { settled.value[$0].high }
    }
  }

  func follows(_ j: Int, _ other: Int, rate: Double) -> Bool {
    do {
      return try face.isFixed((j, 1), (other, -rate))
    } catch {
      return false
    }
  }

  func deciders(_ j: Int) -> [Int] {
    settled.deciders(j).map { settled.system.rowSlots[$0] }
  }
}

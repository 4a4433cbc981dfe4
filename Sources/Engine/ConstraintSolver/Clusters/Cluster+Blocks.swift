/// Solves the blocks that the presolve leaves, and from them all variables.
extension Cluster {
  /// - Returns: false if a block cannot be solved.
  func solveBlocks(
    _ presolve: borrowing Presolve, _ storage: borrowing Storage, _ workspace: inout Workspace
  ) -> Bool {
    if presolve.hasNothingLeft { return true }
    let isBarred = Buffer(repeating: false, count: presolve.rows.count, in: &workspace.arena)
    // Rows may also contain roots that are not known yet, but their terms cancel.
    let rootValues = Buffer(repeating: 0.0, count: part.variables.count, in: &workspace.arena)
    for attempt in 0... {
      let blocks = Blocks(presolve, part: part, storage: storage, isBarred: isBarred, in: &workspace.arena)
      blocks.assertInvariants(presolve)
      for b in 0..<blocks.count {
        guard solve(block: b, blocks, presolve, storage, rootValues, &workspace) else { return false }
      }
      openRoots.sort { $0.root < $1.root }
      if !barDeferred(blocks, presolve, isBarred, in: &workspace.arena) {
        computeDeferred(blocks, presolve, rootValues)
        break
      }
      components = []
      openRoots = []
      for j in 0..<places.count { places.address(j).pointee.component = -1 }
      // Solving again might find more open roots, and so on forever.
      if attempt == 2 { isBarred.fill(true) }
    }
    for j in 0..<places.count where places[j].root >= 0 {
      let root = Int(places[j].root)
      values[j] = places[j].factor * rootValues[root] + places[j].offset
      places.address(j).pointee.component = places[root].component
      places.address(j).pointee.local = places[root].local
    }
    return true
  }

  private func solve(
    block b: Int, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ storage: borrowing Storage,
    _ rootValues: borrowing Buffer<Double>, _ workspace: inout Workspace
  ) -> Bool {
    switch blocks.rootStart[b + 1] - blocks.rootStart[b] {
    case 1: solveLine(b, blocks, presolve, storage, rootValues, &workspace)
    case 2...3 where solvePlane(b, blocks, presolve, storage, rootValues, &workspace): true
    default: solveComponent(b, blocks, presolve, storage, rootValues, &workspace)
    }
  }

  /// Finds the deferred rows that mention a root with a choice, which the deferred root might influence.
  ///
  /// - Parameter isBarred: the reduced rows that must not be deferred; the rows found are added.
  /// - Returns: whether there are any.
  private func barDeferred(
    _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ isBarred: borrowing Buffer<Bool>,
    in arena: inout Arena
  ) -> Bool {
    if blocks.deferred.isEmpty || openRoots.isEmpty && !components.contains(where: { $0.isOpen }) {
      return false
    }
    let isOpen = Buffer(repeating: false, count: part.variables.count, in: &arena)
    for open in openRoots { isOpen[Int(open.root)] = true }
    for root in 0..<places.count where places[root].root == root && places[root].component >= 0 {
      isOpen[root] = components[Int(places[root].component)].isOpen(Int(places[root].local))
    }
    var hasBarred = false
    for k in stride(from: blocks.deferred.count - 1, through: 0, by: -1) {
      let (row, root) = blocks.deferred[k]
      for e in presolve.rows[row].start..<presolve.rows[row].end where isOpen[presolve.roots[e]] {
        isOpen[root] = true
        isBarred[row] = true
        hasBarred = true
        break
      }
    }
    return hasBarred
  }

  private func computeDeferred(
    _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ rootValues: borrowing Buffer<Double>
  ) {
    for k in stride(from: blocks.deferred.count - 1, through: 0, by: -1) {
      let (row, root) = blocks.deferred[k]
      rootValues[root] = Cluster.solution(of: presolve.rows[row], for: root, presolve, rootValues)
      deferredRoots.append(Int32(truncatingIfNeeded: root))
    }
  }

  private static func solution(
    of row: Presolve.ReducedRow, for root: Int, _ presolve: borrowing Presolve,
    _ rootValues: borrowing Buffer<Double>
  ) -> Double {
    var rest = row.constant
    var coefficient = 1.0
    for k in row.start..<row.end {
      if presolve.roots[k] == root {
        coefficient = presolve.coefficients[k]
      } else {
        rest -= presolve.coefficients[k] * rootValues[presolve.roots[k]]
      }
    }
    return rest / coefficient
  }

  private func solveLine(
    _ b: Int, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ storage: borrowing Storage,
    _ rootValues: borrowing Buffer<Double>, _ workspace: inout Workspace
  ) -> Bool {
    let root = blocks.root[blocks.rootStart[b]]
    workspace.lineRows.removeAll()
    var largest = Double(presolve.states[root].largest)
    for k in blocks.rowStart[b]..<blocks.rowStart[b + 1] {
      let reduced = presolve.rows[blocks.row[k]]
      let stored = storage.rows[part.rows[reduced.row]]
      let coefficient = presolve.coefficients[reduced.start]
      largest = max(largest, coefficient.magnitude)
      workspace.lineRows.append(
        Line.Row(
          priority: stored.priority.value, position: reduced.constant / coefficient,
          weight: coefficient.magnitude,
          relation: coefficient < 0 ? stored.relation.reversed : stored.relation))
    }
    // An error that is negligible for the root may be large for variables that are multiples of it.
    let line = Line(
      workspace.lineRows.values,
      accuracy: largest <= RowMeasure.mostUneven
        ? Tolerance.position : Tolerance.position * RowMeasure.mostUneven / largest)
    guard line.isPossible else { return false }
    let start = startingValue(ofRoot: root, blocks, storage)
    rootValues[root] = line.nearest(to: start)
    if line.lower < line.upper {
      openRoots.append(
        OpenRoot(root: Int32(truncatingIfNeeded: root), lower: line.lower, upper: line.upper))
    }
    return true
  }

  /// The value that the memory stage wants for a root: the one that gives the first variable of its class its
  /// previous value. The others do not count, as they are determined along with it.
  func startingValue(
    ofRoot root: Int, _ blocks: borrowing Blocks, _ storage: borrowing Storage
  ) -> Double {
    let first = blocks.first[root]
    return (storage.solvedVariables[part.variables[first]].previous - places[first].offset)
      / places[first].factor
  }

  private func solveComponent(
    _ b: Int, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ storage: borrowing Storage,
    _ rootValues: borrowing Buffer<Double>, _ workspace: inout Workspace
  ) -> Bool {
    workspace.system.removeAll()
    let roots = blocks.rootStart[b]..<blocks.rootStart[b + 1]
    let rows = blocks.rowStart[b]..<blocks.rowStart[b + 1]
    for k in roots {
      workspace.system.starts.append(startingValue(ofRoot: blocks.root[k], blocks, storage))
      workspace.system.standings.append(
        storage.solvedVariables[part.variables[blocks.first[blocks.root[k]]]].standing)
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
    guard let outcome = try? component.solve(&workspace.arena), case .solved = outcome, !component.isDoubtful
    else { return false }
    for k in roots {
      rootValues[blocks.root[k]] = component.value[blocks.local[blocks.root[k]]]
    }
    guard isConfirmed(component, storage, rootValues, &workspace) else { return false }
    // For a small component without a choice, only the values will be asked for.
    if component.isOpen || component.rowCount > Cluster.smallRowCount {
      for k in roots {
        places[blocks.root[k]].component = Int32(truncatingIfNeeded: components.count)
        places[blocks.root[k]].local = Int32(truncatingIfNeeded: blocks.local[blocks.root[k]])
      }
      components.append(component)
    }
    return true
  }

  private func isConfirmed(
    _ component: Component, _ storage: borrowing Storage, _ rootValues: borrowing Buffer<Double>,
    _ workspace: inout Workspace
  ) -> Bool {
    if component.levelCount == 1 { return true }
    workspace.gradient.prepare(unknowns: part.variables.count, rows: component.rowCount)
    return Audit.confirms(
      component.proof, of: component, storage, .double, &workspace.gradient,
      in: &workspace.arena
    ) { variable in
      guard let j = storage.ownLocal(variable) else {
        return Audit.Dependence(unknown: -1, factor: 0, value: storage.anchoredValue(variable))
      }
      let place = places[j]
      guard place.root >= 0 else { return Audit.Dependence(unknown: -1, factor: 0, value: place.offset) }
      let root = Int(place.root)
      return Audit.Dependence(
        unknown: root, factor: place.factor, value: place.factor * rootValues[root] + place.offset)
    }
  }

  /// With no more rows than this, solving a component again is as fast as updating its solution.
  static var smallRowCount: Int { 16 }
}

extension Relation {
  /// The relation with both sides negated.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

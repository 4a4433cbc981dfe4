/// Solves blocks of two unknowns, or of three and an equation that removes one of them.
///
/// Example: a label, a field and a button that fill a row, `a + b + c = 300`, with soft rows for each. With c
/// = 300 - a - b the rows of c become rows of a and b; see `Plane`.
extension Cluster {
  /// A reduced row of the first three roots of a block.
  private struct SpaceRow {
    var x = 0.0
    var y = 0.0
    var z = 0.0
    var constant: Double
  }

  /// - Returns: false if the block needs a component.
  func solvePlane(
    _ b: Int, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve, _ storage: borrowing Storage,
    _ rootValues: borrowing Buffer<Double>, _ workspace: inout Workspace
  ) -> Bool {
    let rows = blocks.rowStart[b]..<blocks.rowStart[b + 1]
    // A block with more rows gets a component, which is kept for edits.
    if rows.count > Cluster.smallRowCount { return false }
    let start = blocks.rootStart[b]
    for k in start..<blocks.rootStart[b + 1]
    where presolve.states[blocks.root[k]].largest > Float(RowMeasure.mostUneven) { return false }
    let hasThree = blocks.rootStart[b + 1] - start == 3
    var equation = SpaceRow(z: 1, constant: 0)
    var equationPlace = -1
    if hasThree {
      for k in rows where equationPlace < 0 {
        let reduced = presolve.rows[blocks.row[k]]
        if storage.rows[part.rows[reduced.row]].isEquation { equationPlace = k }
      }
      if equationPlace < 0 { return false }
      equation = spaceRow(presolve.rows[blocks.row[equationPlace]], blocks, presolve)
      let others = max(equation.x.magnitude, equation.y.magnitude)
      guard equation.z.magnitude >= Tolerance.threshold * others else { return false }
    }
    workspace.planeRows.removeAll()
    for k in rows where k != equationPlace {
      let reduced = presolve.rows[blocks.row[k]]
      let stored = storage.rows[part.rows[reduced.row]]
      let row = spaceRow(reduced, blocks, presolve)
      let factor = row.z / equation.z
      let x = Cluster.difference(row.x, factor * equation.x)
      let y = Cluster.difference(row.y, factor * equation.y)
      let (least, largest) = (min(x.magnitude, y.magnitude), max(x.magnitude, y.magnitude))
      // An error that is negligible for one of the two may be large for the other.
      if largest > RowMeasure.mostUneven || RowMeasure.mostUneven * (least == 0 ? largest : least) < 1 {
        return false
      }
      let unit = largest.binade
      workspace.planeRows.append(
        Plane.Row(
          priority: stored.priority.value, x: x / unit, y: y / unit,
          constant: (row.constant - factor * equation.constant) / unit, unit: unit, relation: stored.relation)
      )
    }
    let (first, second) = (blocks.root[start], blocks.root[start + 1])
    guard
      let plane = Plane(
        workspace.planeRows.values,
        from: (startingValue(ofRoot: first, blocks, storage), startingValue(ofRoot: second, blocks, storage)),
        &workspace.lineRows)
    else { return false }
    rootValues[first] = plane.x
    rootValues[second] = plane.y
    if hasThree {
      rootValues[blocks.root[start + 2]] =
        (equation.constant - equation.x * plane.x - equation.y * plane.y) / equation.z
    }
    return true
  }

  private func spaceRow(
    _ reduced: Presolve.ReducedRow, _ blocks: borrowing Blocks, _ presolve: borrowing Presolve
  ) -> SpaceRow {
    var row = SpaceRow(constant: reduced.constant)
    for e in reduced.start..<reduced.end {
      switch blocks.local[presolve.roots[e]] {
      case 0: row.x = presolve.coefficients[e]
      case 1: row.y = presolve.coefficients[e]
      default: row.z = presolve.coefficients[e]
      }
    }
    return row
  }

  /// The difference; 0 if only rounding errors are left.
  private static func difference(_ a: Double, _ b: Double) -> Double {
    (a - b).magnitude <= Tolerance.relativePosition * max(a.magnitude, b.magnitude) ? 0 : a - b
  }
}

/// The first solve, which treats the whole system as one cluster.
///
/// Clusters matter only once something changes: for solving, the presolve and `Blocks` split the system well
/// enough. So it is divided at the first change, or for a question that is easier to answer for a part. A new
/// constant of one row that leaves the basis as it is does not divide it.
///
/// Example: `a = 8`, `b >= a`, `b = 20` at 750, `c = 1`, solved as one cluster. Once `b >= a` is removed,
/// there are three clusters, of a, b and c, and only that of b is solved again.
extension Solver {
  /// - Returns: false if this is not the first solve, or if there is a problem that separate clusters can
  ///   report more precisely.
  func solveWhole() -> Bool {
    guard storage.isFresh, let part = storage.everything() else { return false }
    var workspace = Cluster.Workspace(expecting: part.variables.count)
    guard let cluster = Cluster.presolved(part, &storage, &workspace) else { return false }
    let isAllUsed = part.variables.count == storage.variables.count
    storage.settle(Storage.Affected(variables: isAllUsed ? [] : storage.unusedVariables()))
    clusters = [cluster]
    storage.publish(cluster, 0)
    isWhole = true
    return true
  }

  /// - Returns: false unless only one constant has changed since the last solve, and the basis can stay.
  func editWhole() -> Bool {
    guard isWhole, let cluster = clusters.first ?? nil, storage.hasNothingNew else { return false }
    if storage.changedClusters.isEmpty { return true }
    guard let row = storage.onlyEdit(of: 0), cluster.canEdit(row: row, storage) else { return false }
    cluster.applyEdit(ofRow: row, &storage)
    storage.settle(Storage.Affected())
    return true
  }

  /// Divides the whole into its clusters, whose values are all known.
  func divide() {
    guard isWhole else { return }
    isWhole = false
    guard let whole = clusters.first ?? nil else { return }
    let parts = storage.partition(
      Storage.Affected(variables: Array(whole.part.variables), rows: Array(whole.part.rows)), isFirst: true)
    storage.forgetChanges()
    for (index, part) in parts.enumerated() { storage.assign(part, to: index) }
    // Embedded Swift does not convert an array to an array of optionals.
    clusters = whole.divided(into: parts, &storage).map { $0 }
    for (index, part) in parts.enumerated() { storage.noteBorrower(index, of: part) }
    storage.adoptAnchors(whole.part)
    storage.repeatEdits()
  }
}

extension Storage {
  /// All rows and the variables in them, numbered; nil if there is no row.
  fileprivate mutating func everything() -> Part? {
    if isAllUsed { return Part(everything: variables.count, rows.count) }
    let table = SlotTable(count: variables.count + rows.count)
    let stamp = takeStamps(1).lowerBound
    var end = 0
    for j in 0..<variables.count {
      // The partition of a failed solve may have set some.
      variables[j].nextAnchor = -1
      if variables[j].useCount == 0 { continue }
      table.store(j, at: end)
      variables[j].nextLocal = Int32(truncatingIfNeeded: end)
      variables[j].stamp = stamp
      end += 1
    }
    let variableCount = end
    for i in 0..<rows.count where !rows[i].isRemoved {
      table.store(i, at: end)
      end += 1
    }
    return variableCount < end
      ? Part(table, variables: 0..<variableCount, rows: variableCount..<end, stamp: stamp) : nil
  }

  /// Before the first solve: whether every slot belongs to a row, or to a variable that occurs in one.
  private var isAllUsed: Bool {
    if rows.isEmpty || hasRemovedRows { return false }
    for j in 0..<variables.count where variables[j].useCount == 0 { return false }
    return true
  }

  fileprivate func unusedVariables() -> [Int] {
    var unused: [Int] = []
    for j in 0..<variables.count where variables[j].useCount == 0 && !variables[j].isRemoved {
      unused.append(j)
    }
    return unused
  }

  fileprivate var hasNothingNew: Bool { newRows.isEmpty && changedVariables.isEmpty }

  /// Makes the anchors of a partition those of the last solve.
  fileprivate mutating func adoptAnchors(_ part: Part) {
    for j in part.variables { solvedVariables[j].anchor = variables[j].nextAnchor }
  }

  /// Records new constants as changes of the clusters that the rows are in now.
  fileprivate mutating func repeatEdits() {
    for k in 0..<edits.count { noteConstant(ofRow: edits[k].row) }
  }
}

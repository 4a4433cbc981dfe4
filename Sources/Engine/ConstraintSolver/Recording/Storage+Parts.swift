/// Transfers between the record and the clusters.
extension Storage {
  /// The changed clusters, and the slots in them and in the new rows, in the order of creation.
  struct Affected {
    /// Clusters to be replaced by new ones.
    var clusters: [Int] = []
    /// Clusters that change only their numbers.
    var renumbered: [Int] = []
    var variables: [Int] = []
    var rows: [Int] = []
  }

  mutating func affectedPart(of clusters: [Cluster?]) -> Affected {
    var affected = Affected()
    if isFresh {
      for i in 0..<rows.count where !rows[i].isRemoved { affected.rows.append(i) }
      for j in 0..<variables.count where !variables[j].isRemoved { affected.variables.append(j) }
      return affected
    }
    for n in 0..<newRows.count {
      let i = Int(newRows[n])
      if rows[i].isRemoved || solvedRows[i].cluster >= 0 { continue }
      affected.rows.append(i)
      touchVariables(ofRow: i)
    }
    for n in 0..<changedVariables.count {
      let j = Int(changedVariables[n])
      if variables[j].isRemoved || solvedVariables[j].cluster >= 0 { continue }
      affected.variables.append(j)
    }
    touchBorrowers(clusters)
    changedClusters.sort()
    for c in changedClusters {
      if clusterChange[c] != .structure {
        affected.renumbered.append(c)
        continue
      }
      affected.clusters.append(c)
      guard let cluster = clusters[c] else { continue }
      for j in cluster.part.variables where !variables[j].isRemoved { affected.variables.append(j) }
      for i in cluster.part.rows where !rows[i].isRemoved { affected.rows.append(i) }
    }
    inOrderOfCreation(variables: &affected.variables)
    inOrderOfCreation(rows: &affected.rows)
    return affected
  }

  /// Marks everything a new row mentions as affected, except constants.
  private mutating func touchVariables(ofRow i: Int) {
    for term in terms(ofRow: i) {
      let j = Int(term.variable)
      if solvedVariables[j].anchor >= 0 || solvedVariables[j].isChanged { continue }
      if solvedVariables[j].cluster >= 0 {
        touch(cluster: solvedVariables[j].cluster, .structure)
      } else {
        solvedVariables[j].isChanged = true
        changedVariables.append(Int32(truncatingIfNeeded: j))
      }
    }
  }

  /// Sorts slots by the order of creation, and drops duplicates.
  func inOrderOfCreation(variables slots: inout [Int]) {
    for k in 1..<max(1, slots.count) where variables[slots[k - 1]].order >= variables[slots[k]].order {
      let serials = slots.map { (serial: variables[$0].order, slot: $0) }
      slots = Storage.sorted(serials)
      return
    }
  }

  /// Sorts slots by the order of creation, and drops duplicates.
  func inOrderOfCreation(rows slots: inout [Int]) {
    for k in 1..<max(1, slots.count) where rows[slots[k - 1]].order >= rows[slots[k]].order {
      let serials = slots.map { (serial: rows[$0].order, slot: $0) }
      slots = Storage.sorted(serials)
      return
    }
  }

  private static func sorted(_ serials: [(serial: Int64, slot: Int)]) -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(serials.count)
    for (_, slot) in serials.sorted(by: { $0.serial < $1.serial }) where slots.last != slot {
      slots.append(slot)
    }
    return slots
  }

  /// The row whose constant is the only change in a cluster; nil if more has changed.
  func onlyEdit(of cluster: Int) -> Int? {
    clusterChange[cluster] == .constants && clusterEdit[cluster] >= 0 ? clusterEdit[cluster] : nil
  }

  /// Whether everything that the solution of a part depends on is unchanged since a failed solve.
  func isUnchanged(_ part: Part) -> Bool {
    guard let recent else { return true }
    return !part.variables.contains { recent.variables.contains($0) }
      && !part.rows.contains { recent.rows.contains($0) }
      && !constants(of: part).contains {
        recent.variables.contains($0) || recent.rows.contains(Int(variables[$0].nextAnchor))
      }
  }

  /// Declares a part solved; its clusters are to be published next.
  mutating func settle(_ affected: Affected) {
    isFresh = false
    for j in affected.variables {
      solvedVariables[j].cluster = -1
      solvedVariables[j].isChanged = false
      solvedVariables[j].value = solvedVariables[j].previous
      solvedVariables[j].standing = .new
      solvedVariables[j].anchor = variables[j].nextAnchor
    }
    for k in 0..<edits.count {
      solvedRows[edits[k].row].edit = -1
    }
    edits.removeAll()
    changedVariables.removeAll()
    newRows.removeAll()
    forgetChanges()
    recent = nil
    sweep()
  }

  /// Marks all clusters as unchanged.
  mutating func forgetChanges() {
    for c in changedClusters {
      clusterChange[c] = .none
      clusterEdit[c] = Storage.noEdit
    }
    changedClusters.removeAll()
  }

  /// Stores the results of a cluster.
  mutating func publish(_ cluster: Cluster, _ index: Int) {
    assign(cluster.part, to: index) { storage, local, slot in
      storage.solvedVariables[slot].origin = storage.solvedVariables[slot].previous
      storage.take(cluster.rounded(cluster.values[local]), slot)
    }
    cluster.publishPlaces(to: &self)
  }

  /// Records which cluster a part is solved in.
  ///
  /// - Parameter also: called with the number and the slot of each variable of the part.
  @inline(__always)
  mutating func assign(
    _ part: Part, to index: Int, also: (inout Storage, _ local: Int, _ slot: Int) -> Void = { _, _, _ in }
  ) {
    if index >= clusterChange.count {
      clusterChange.append(.none)
      clusterEdit.append(Storage.noEdit)
    }
    let number = Int32(truncatingIfNeeded: index)
    for local in 0..<part.variables.count {
      let slot = part.variables[local]
      solvedVariables[slot].cluster = number
      solvedVariables[slot].local = Int32(truncatingIfNeeded: local)
      also(&self, local, slot)
    }
    for slot in part.rows {
      solvedRows[slot].cluster = number
      solvedRows[slot].component = -1
    }
  }

  /// Stores the value of a variable.
  mutating func take(_ value: Double, _ slot: Int) {
    solvedVariables[slot].value = value
    solvedVariables[slot].previous = value
  }

  /// The signed violation of a row at the last successful solve; 0 before that.
  func error(ofRow slot: Int) -> Double {
    if solvedRows[slot].cluster < 0 { return 0 }
    var measure = RowMeasure(constant: solvedConstant(ofRow: slot))
    for term in terms(ofRow: slot) {
      measure.add(term.coefficient, times: solvedVariables[Int(term.variable)].value)
    }
    let error = measure.error(rows[slot].relation)
    return measure.allowsRounding ? Tolerance.snapped(error) : error
  }
}

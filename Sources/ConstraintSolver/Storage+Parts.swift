/// From the record to clusters and back.
extension Storage {
  /// The changed clusters, and what they and the new rows contain, as slots in the order of creation.
  struct Affected {
    /// Clusters that give way to new ones.
    var clusters: [Int] = []
    /// Clusters that stay as they are but for their numbers.
    var renumbered: [Int] = []
    var variables: [Int] = []
    var rows: [Int] = []
  }

  mutating func affectedPart(of clusters: [Cluster?]) -> Affected {
    var affected = Affected()
    affected.rows = [Int](unsafeUninitializedCapacity: newRows.count) { slots, count in
      for n in 0..<newRows.count {
        let i = newRows[n]
        if rows[i].isRemoved || rows[i].cluster >= 0 { continue }
        slots[count] = i
        count += 1
        if !isFresh { touchVariables(ofRow: i) }
      }
    }
    affected.variables = [Int](unsafeUninitializedCapacity: changedVariables.count) { slots, count in
      for n in 0..<changedVariables.count {
        let j = changedVariables[n]
        if variables[j].isRemoved || variables[j].cluster >= 0 { continue }
        slots[count] = j
        count += 1
      }
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
    // Before the first solve they are so already.
    if !isFresh {
      inOrderOfCreation(variables: &affected.variables)
      inOrderOfCreation(rows: &affected.rows)
    }
    return affected
  }

  /// What a new row mentions is affected, but for constants.
  private mutating func touchVariables(ofRow i: Int) {
    for k in rows[i].terms {
      let j = Int(terms[k].variable)
      if variables[j].anchor >= 0 || variables[j].isChanged { continue }
      if variables[j].cluster >= 0 {
        touch(cluster: variables[j].cluster, .structure)
      } else {
        variables[j].isChanged = true
        changedVariables.append(j)
      }
    }
  }

  /// What borrows a variable whose anchor has changed has changed, too.
  private mutating func touchBorrowers(_ clusters: [Cluster?]) {
    var changed: [Int: Change] = [:]
    for c in changedClusters {
      guard let cluster = clusters[c], let j = cluster.part.variables.first, variables[j].anchor >= 0 else {
        continue
      }
      changed[j] = clusterChange[c] == .constants ? .numbers : clusterChange[c]
    }
    if changed.isEmpty { return }
    for (c, cluster) in clusters.enumerated() {
      for j in cluster?.part.borrowed ?? [] {
        if let change = changed[j] { touch(cluster: Int32(truncatingIfNeeded: c), change) }
      }
    }
  }

  /// Sorts slots by the order of creation, and drops doubles.
  func inOrderOfCreation(variables slots: inout [Int]) {
    for k in 1..<max(1, slots.count) where variables[slots[k - 1]].serial >= variables[slots[k]].serial {
      let serials = slots.map { (serial: variables[$0].serial, slot: $0) }
      slots = Storage.sorted(serials)
      return
    }
  }

  /// Sorts slots by the order of creation, and drops doubles.
  func inOrderOfCreation(rows slots: inout [Int]) {
    for k in 1..<max(1, slots.count) where rows[slots[k - 1]].serial >= rows[slots[k]].serial {
      let serials = slots.map { (serial: rows[$0].serial, slot: $0) }
      slots = Storage.sorted(serials)
      return
    }
  }

  private static func sorted(_ serials: [(serial: Int, slot: Int)]) -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(serials.count)
    for (_, slot) in serials.sorted(by: { $0.serial < $1.serial }) where slots.last != slot {
      slots.append(slot)
    }
    return slots
  }

  /// The row whose constant is all that has changed in a cluster; nil if there is more.
  func onlyEdit(of cluster: Int) -> Int? {
    clusterChange[cluster] == .constants && clusterEdit[cluster] >= 0 ? clusterEdit[cluster] : nil
  }

  /// The last change of anything that the solution of a part depends on.
  func revision(of part: Part) -> Int {
    var last = 0
    for j in part.variables { last = max(last, variables[j].revision) }
    for i in part.rows { last = max(last, rows[i].revision) }
    for j in part.borrowed {
      last = max(last, variables[j].revision, rows[Int(variables[j].nextAnchor)].revision)
    }
    return last
  }

  /// Declares a part solved; its clusters are to be published next.
  mutating func settle(_ affected: Affected) {
    isFresh = false
    for j in affected.variables {
      variables[j].cluster = -1
      variables[j].isChanged = false
      variables[j].value = variables[j].previous
      variables[j].standing = .new
      variables[j].anchor = variables[j].nextAnchor
    }
    for i in renumberedRows {
      rows[i].isRenumbered = false
      rows[i].solvedConstant = rows[i].constant
    }
    renumberedRows.removeAll()
    changedVariables.removeAll()
    newRows.removeAll()
    for c in changedClusters {
      clusterChange[c] = .none
      clusterEdit[c] = Storage.noEdit
    }
    changedClusters.removeAll()
    sweep()
  }

  /// Takes over what a cluster has found out.
  mutating func publish(_ cluster: Cluster, _ index: Int) {
    if index >= clusterChange.count {
      clusterChange.append(.none)
      clusterEdit.append(Storage.noEdit)
    }
    let number = Int32(truncatingIfNeeded: index)
    for local in 0..<cluster.part.variables.count {
      let slot = cluster.part.variables[local]
      variables[slot].cluster = number
      variables[slot].local = Int32(truncatingIfNeeded: local)
      variables[slot].origin = variables[slot].previous
      take(cluster.values[local], slot)
    }
    for slot in cluster.part.rows {
      rows[slot].cluster = number
      rows[slot].component = -1
      rows[slot].solvedConstant = rows[slot].constant
      rows[slot].solvedPriority = rows[slot].priority
    }
    cluster.publishPlaces(to: &self)
  }

  /// Takes over the value of a variable.
  mutating func take(_ value: Double, _ slot: Int) {
    let snapped = Tolerance.snapped(value)
    variables[slot].value = snapped
    variables[slot].previous = snapped
  }

  /// The signed violation of a row at the last successful solve; 0 before that.
  func error(ofRow slot: Int) -> Double {
    let row = rows[slot]
    if row.cluster < 0 { return 0 }
    var offset = -row.solvedConstant
    var (unit, size) = (0.0, row.solvedConstant.magnitude)
    for k in row.terms {
      let term = terms[k].coefficient * variables[Int(terms[k].variable)].value
      offset += term
      unit = max(unit, terms[k].coefficient.magnitude)
      size = max(size, term.magnitude)
    }
    // Each value was found, and rounded, to within the tolerance.
    let tolerance =
      Double(row.terms.count + 1) * Tolerance.position * unit + Tolerance.relativePosition * size
    if offset.magnitude <= tolerance || offset > 0 && row.relation == .greaterThanOrEqual
      || offset < 0 && row.relation == .lessThanOrEqual
    {
      return 0
    }
    return Tolerance.snapped(offset)
  }
}

/// Anchors: the rows that make variables constants; see `Partition`.
extension Storage {
  /// The longest chain of rows in which each makes a variable constant for the next. A chain is followed again for each
  /// value, so variables of a longer one are better solved together. Views are seldom nested more deeply.
  private static var mostAnchors: Int { 8 }

  /// The only variable of an equation that is not anchored, if the equation may anchor it.
  func onlyVariable(ofRow i: Int) -> Int? {
    var found: StoredTerm?
    for term in terms(ofRow: i) where variables[Int(term.variable)].nextAnchor < 0 {
      if found != nil { return nil }
      found = term
    }
    guard let found else { return nil }
    for term in terms(ofRow: i) where term.variable != found.variable {
      // Errors of the others must not grow.
      if term.coefficient.magnitude > found.coefficient.magnitude { return nil }
      if anchorDepth(term.variable) >= Storage.mostAnchors { return nil }
    }
    return Int(found.variable)
  }

  /// The length of the chain of rows that makes a variable constant.
  private func anchorDepth(_ j: Int32) -> Int {
    let row = Int(variables[Int(j)].nextAnchor)
    if rows[row].termCount == 1 { return 1 }
    var depth = 0
    for term in terms(ofRow: row) where term.variable != j { depth = max(depth, anchorDepth(term.variable)) }
    return depth + 1
  }

  /// The value of a variable that its anchor makes constant.
  func anchoredValue(_ j: Int32) -> Double {
    let row = Int(variables[Int(j)].nextAnchor)
    if rows[row].termCount == 1 { return rows[row].constant / terms[rows[row].firstTerm].coefficient }
    var (right, coefficient) = (rows[row].constant, 1.0)
    for term in terms(ofRow: row) {
      if term.variable == j {
        coefficient = term.coefficient
      } else {
        right -= term.coefficient * anchoredValue(term.variable)
      }
    }
    return right / coefficient
  }

  /// The constants that a part borrows, and those that they are computed from.
  ///
  /// - Parameter isRecorded: whether for the next solve rather than as in the last one.
  func constants(of part: Part, isRecorded: Bool = true) -> [Int] {
    var found = part.borrowed
    var seen = Set(found)
    var next = 0
    while next < found.count {
      let j = found[next]
      let row = Int(isRecorded ? variables[j].nextAnchor : solvedVariables[j].anchor)
      next += 1
      if rows[row].termCount == 1 { continue }
      for term in terms(ofRow: row) {
        let other = Int(term.variable)
        if other != j, seen.insert(other).inserted { found.append(other) }
      }
    }
    return found
  }

  // MARK: Borrowers

  /// The clusters that borrow a constant, and some that no longer do: by variable, a list.
  struct Borrowers: ~Copyable {
    fileprivate struct Entry: BitwiseCopyable {
      var cluster: Int32
      var next: Int32
    }

    fileprivate var firsts = List<Int32>()
    fileprivate var entries = List<Entry>()
    /// The number of entries above which those that no longer borrow are dropped.
    fileprivate var limit = 1000
  }

  /// Records that a cluster borrows the constants of its part.
  mutating func noteBorrower(_ index: Int, of part: Part) {
    for j in part.borrowed {
      while borrowers.firsts.count <= j { borrowers.firsts.append(-1) }
      borrowers.entries.append(
        Borrowers.Entry(cluster: Int32(truncatingIfNeeded: index), next: borrowers.firsts[j]))
      borrowers.firsts[j] = Int32(truncatingIfNeeded: borrowers.entries.count - 1)
    }
  }

  private mutating func forgetFormerBorrowers(_ clusters: [Cluster?]) {
    guard borrowers.entries.count > borrowers.limit else { return }
    borrowers = Borrowers()
    for (index, cluster) in clusters.enumerated() {
      if let cluster { noteBorrower(index, of: cluster.part) }
    }
    borrowers.limit = 2 * borrowers.entries.count + 1000
  }

  /// Marks as changed the clusters that borrow a variable whose anchor has changed, or the anchor of a constant that
  /// the variable is computed from.
  mutating func touchBorrowers(_ clusters: [Cluster?]) {
    forgetFormerBorrowers(clusters)
    var waiting: [(variable: Int, change: Change)] = []
    for c in changedClusters {
      guard let j = anchoredVariable(of: clusters[c]) else { continue }
      waiting.append((j, clusterChange[c] == .constants ? .numbers : clusterChange[c]))
    }
    // The only changed variables with an anchor are those of unsolved parts.
    for n in 0..<changedVariables.count {
      let j = Int(changedVariables[n])
      if solvedVariables[j].anchor >= 0 { waiting.append((j, .structure)) }
    }
    while let (j, change) = waiting.popLast() {
      var next = j < borrowers.firsts.count ? Int(borrowers.firsts[j]) : -1
      while next >= 0 {
        let entry = borrowers.entries[next]
        next = Int(entry.next)
        let index = Int(entry.cluster)
        guard change.rawValue > clusterChange[index].rawValue, let cluster = clusters[index],
          cluster.part.borrowed.contains(j)
        else { continue }
        touch(cluster: entry.cluster, change)
        if let variable = anchoredVariable(of: cluster) { waiting.append((variable, change)) }
      }
    }
  }

  /// The variable of a cluster that consists of an anchor.
  private func anchoredVariable(of cluster: Cluster?) -> Int? {
    guard let j = cluster?.part.variables.first, solvedVariables[j].anchor >= 0 else { return nil }
    return j
  }
}

/// Gaussian elimination of the kernel, row by row.
///
/// Rows are offered in groups, in order. Each is reduced by the steps so far and, if anything is left of it,
/// becomes a step itself. So elimination also *chooses* a basis: if too many rows are offered, it keeps a
/// maximal independent set, preferring earlier groups. A cold start offers the constraints in order of their
/// level, and so begins near the lexicographic optimum.
///
/// Example: `x = 8`, `x + w = 50`, offered in this order with `w = 40` in a later group. The first pivots on
/// x. In the second, x has a step; subtracting it leaves w, the pivot. The third is then reduced to nothing
/// by w's step, and is left out: its slack stays basic.
///
/// The compiler copies a structure of this size whenever a method that only reads it is called, so whatever
/// is called for each row or entry is inlined.
struct Elimination: ~Copyable {
  private let arena: Arena
  /// Remaining rows that contain the column / columns without a step in the row.
  private let columnCount: Buffer<Int>
  private let openCount: Buffer<Int>
  private let group: Buffer<Int>
  /// The rows offered, by group, those of group g from `groupStart[g]`.
  private let order: Buffer<Int>
  private let groupStart: Buffer<Int>
  private var singletons: List<Int>

  /// The current row, dense with a list of its possibly nonzero places.
  private let row: Buffer<Double>
  private let isInPattern: Buffer<Bool>
  private var pattern: List<Int>
  private var pendingSteps = StepQueue()
  private var multipliers = List<(step: Int, value: Double)>()

  private static var notOffered: Int { -1 }
  private static var done: Int { -2 }

  /// Factorises the offered rows on the columns that are `eligible`.
  ///
  /// - Parameter groups: by row, its group, or -1 for rows that are not offered.
  static func run(
    _ component: Component, groups: borrowing Buffer<Int>, groupCount: Int, eligible: borrowing Buffer<Bool>,
    into factors: inout Factorization
  ) {
    var elimination = Elimination(component, groups: groups, groupCount: groupCount, eligible: eligible)
    factors.reset()
    for g in 0..<groupCount {
      elimination.eliminate(component, group: g, eligible: eligible, &factors)
    }
    factors.finish()
  }

  private init(
    _ component: Component, groups: borrowing Buffer<Int>, groupCount: Int, eligible: borrowing Buffer<Bool>
  ) {
    let (n, m) = (component.variableCount, component.rowCount)
    var arena = Arena(expecting: 200 + 32 * n + 40 * m + 8 * groupCount)
    columnCount = Buffer(repeating: 0, count: n, in: &arena)
    openCount = Buffer(repeating: 0, count: m, in: &arena)
    group = Buffer(repeating: Elimination.notOffered, count: m, in: &arena)
    order = Buffer(repeating: 0, count: m, in: &arena)
    groupStart = Buffer(repeating: 0, count: groupCount + 1, in: &arena)
    singletons = List(capacity: m, in: &arena)
    row = Buffer(repeating: 0, count: n, in: &arena)
    isInPattern = Buffer(repeating: false, count: n, in: &arena)
    pattern = List(capacity: n, in: &arena)
    self.arena = arena
    for i in 0..<component.rowCount where groups[i] >= 0 {
      group[i] = groups[i]
      for e in component.rowStart[i]..<component.rowStart[i + 1] where eligible[component.rowColumn[e]] {
        openCount[i] += 1
        columnCount[component.rowColumn[e]] += 1
      }
    }
    storeOrder()
  }

  private func storeOrder() {
    for i in 0..<group.count where group[i] >= 0 {
      groupStart[group[i]] += 1
    }
    for g in 1..<groupStart.count {
      groupStart[g] += groupStart[g - 1]
    }
    // Turns ends of groups into starts.
    for i in stride(from: group.count - 1, through: 0, by: -1) where group[i] >= 0 {
      groupStart[group[i]] -= 1
      order[groupStart[group[i]]] = i
    }
  }

  /// Takes rows with one open column first whenever there are any, since they cause no fill, then short rows
  /// before long ones.
  private mutating func eliminate(
    _ component: Component, group g: Int, eligible: borrowing Buffer<Bool>,
    _ factors: inout Factorization
  ) {
    let rows = groupStart[g]..<groupStart[g + 1]
    if rows.isEmpty { return }
    sort(rows)
    for k in rows.reversed() where openCount[order[k]] == 1 {
      singletons.append(order[k])
    }
    for k in rows {
      drainSingletons(component, group: g, eligible: eligible, &factors)
      if group[order[k]] == g {
        eliminateRow(order[k], component, group: g, eligible: eligible, &factors)
      }
    }
    drainSingletons(component, group: g, eligible: eligible, &factors)
  }

  private func sort(_ rows: Range<Int>) {
    let counts = openCount.start
    let order = UnsafeMutableBufferPointer(start: order.start + rows.lowerBound, count: rows.count)
    order.sortQuickly { a, b in counts[a] != counts[b] ? counts[a] < counts[b] : a < b }
  }

  private mutating func drainSingletons(
    _ component: Component, group g: Int, eligible: borrowing Buffer<Bool>,
    _ factors: inout Factorization
  ) {
    while !singletons.isEmpty {
      let i = singletons.removeLast()
      if group[i] == g {
        eliminateRow(i, component, group: g, eligible: eligible, &factors)
      }
    }
  }

  private mutating func eliminateRow(
    _ i: Int, _ component: Component, group g: Int, eligible: borrowing Buffer<Bool>,
    _ factors: inout Factorization
  ) {
    group[i] = Elimination.done
    for e in component.rowStart[i]..<component.rowStart[i + 1] where eligible[component.rowColumn[e]] {
      columnCount[component.rowColumn[e]] -= 1
      add(component.rowValue[e], at: component.rowColumn[e], factors)
    }
    reduce(factors)
    if let pivot = choosePivot(component, group: g, factors) {
      store(i, pivot: pivot, &factors)
      close(pivot, component, group: g)
    }
    clear()
  }

  @inline(__always)
  private mutating func add(_ value: Double, at column: Int, _ factors: borrowing Factorization) {
    row[column] += value
    if !isInPattern[column] {
      isInPattern[column] = true
      pattern.append(column)
      if factors.stepOfColumn[column] >= 0 {
        pendingSteps.insert(factors.stepOfColumn[column])
      }
    }
  }

  /// Subtracts multiples of earlier steps until only columns without a step are left.
  @inline(__always)
  private mutating func reduce(_ factors: borrowing Factorization) {
    while let step = pendingSteps.removeFirst() {
      let column = factors.stepColumn[step]
      let multiplier = row[column] / factors.diagonal[step]
      row[column] = 0
      if multiplier.magnitude <= Tolerance.zero { continue }
      multipliers.append((step, multiplier))
      for e in factors.upper.rowRange(step) {
        let (at, entry) = factors.upper.entry(e)
        add(-multiplier * entry, at: at, factors)
      }
    }
  }

  /// A row with more open columns than this is kept, if possible, from being added to later ones. Along a
  /// chain, such as the views of a stack, each row would otherwise contain everything in the rows before it.
  private static var longRow: Int { 64 }

  /// The column in the fewest later rows, among those with an entry large enough to divide by.
  @inline(__always)
  private func choosePivot(_ component: Component, group g: Int, _ factors: borrowing Factorization) -> Int? {
    var largest = 0.0
    var openCount = 0
    for k in 0..<pattern.count where factors.stepOfColumn[pattern[k]] < 0 {
      largest = max(largest, row[pattern[k]].magnitude)
      openCount += 1
    }
    guard largest > Tolerance.pivot else { return nil }
    var best: Int?
    for k in 0..<pattern.count {
      let j = pattern[k]
      guard factors.stepOfColumn[j] < 0, row[j].magnitude >= Tolerance.threshold * largest else { continue }
      if let other = best, (columnCount[other], other) <= (columnCount[j], j) { continue }
      best = j
    }
    if openCount <= Elimination.longRow { return best }
    return privateColumn(component, group: g, atLeast: Tolerance.threshold * largest, factors) ?? best
  }

  /// Among the columns in no later row of the group, the one in the fewest rows of later groups.
  private func privateColumn(
    _ component: Component, group g: Int, atLeast size: Double, _ factors: borrowing Factorization
  ) -> Int? {
    var best: Int?
    for k in 0..<pattern.count {
      let j = pattern[k]
      guard factors.stepOfColumn[j] < 0, row[j].magnitude >= size else { continue }
      if let other = best, (columnCount[other], other) <= (columnCount[j], j) { continue }
      let rows = component.columnStart[j]..<component.columnStart[j + 1]
      if !rows.contains(where: { group[component.columnRow[$0]] == g }) { best = j }
    }
    return best
  }

  @inline(__always)
  private func store(_ i: Int, pivot: Int, _ factors: inout Factorization) {
    let step = factors.stepCount
    factors.stepRow[step] = i
    factors.stepColumn[step] = pivot
    factors.diagonal[step] = row[pivot]
    factors.stepOfRow[i] = step
    for k in 0..<multipliers.count {
      factors.lower.append(multipliers[k].value, at: multipliers[k].step)
    }
    factors.lower.endRow()
    for k in 0..<pattern.count {
      let j = pattern[k]
      if j != pivot, factors.stepOfColumn[j] < 0, row[j].magnitude > Tolerance.zero {
        factors.upper.append(row[j], at: j)
      }
    }
    factors.upper.endRow()
    factors.stepOfColumn[pivot] = step
    factors.stepCount = step + 1
  }

  private mutating func close(_ column: Int, _ component: Component, group g: Int) {
    for e in component.columnStart[column]..<component.columnStart[column + 1] {
      let i = component.columnRow[e]
      openCount[i] -= 1
      if openCount[i] == 1 && group[i] == g {
        singletons.append(i)
      }
    }
  }

  private mutating func clear() {
    for k in 0..<pattern.count {
      row[pattern[k]] = 0
      isInPattern[pattern[k]] = false
    }
    pattern.removeAll()
    multipliers.removeAll()
  }
}

/// Sparse LU factors of a basis, and the basis changes since.
///
/// Most basic columns are slacks, whose columns are unit vectors. Only the rest must be factorised, the
/// *kernel*: the rows with nonbasic slack ("tight" rows) times the basic structurals. Step k eliminates tight
/// row `stepRow[k]` and pivots on structural `stepColumn[k]`: kernel row = sum of L[k, e] * U row e.
///
/// Example: tight rows `x = 8` and `x + w = 50` with x and w basic. Step 0 is row 0 and x, step 1 row 1 and
/// w; L has the entry 1 in row 1, for the multiple of step 0 subtracted there, and U is the identity. Solving
/// for the right sides: 8 stays, and 50 becomes 50 - 1 * 8 = 42. These are the values of x and w.
///
/// Later basis changes are kept as a product of elementary matrices ("etas"): the entering column, in terms
/// of the basis before, and its pivot row.
struct Factorization: ~Copyable {
  var stepCount = 0
  let stepRow: Buffer<Int>
  let stepColumn: Buffer<Int>
  let diagonal: Buffer<Double>
  /// -1 if not in the kernel.
  let stepOfRow: Buffer<Int>
  let stepOfColumn: Buffer<Int>

  var lower: TriangularFactor
  var upper: TriangularFactor

  var etaCount: Int { etaRow.count }
  var etaRow = List<Int>()
  var etaPivot = List<Double>()
  var etaStart = List<Int>()
  var etaIndex = List<Int>()
  var etaValue = List<Double>()

  /// A vector over the steps; zero outside of the functions that use it.
  var work: SparseVector
  private var queue = StepQueue()

  init(rowCount: Int, variableCount: Int, in arena: inout Arena) {
    let most = min(rowCount, variableCount)
    stepRow = Buffer(repeating: 0, count: most, in: &arena)
    stepColumn = Buffer(repeating: 0, count: most, in: &arena)
    diagonal = Buffer(repeating: 0, count: most, in: &arena)
    stepOfRow = Buffer(repeating: -1, count: rowCount, in: &arena)
    stepOfColumn = Buffer(repeating: -1, count: variableCount, in: &arena)
    work = SparseVector(count: most, in: &arena)
    lower = TriangularFactor(size: most, in: &arena)
    upper = TriangularFactor(size: most, in: &arena)
  }

  /// Clears everything but keeps the memory.
  mutating func reset() {
    stepCount = 0
    stepOfRow.fill(-1)
    stepOfColumn.fill(-1)
    lower.removeAll()
    upper.removeAll()
    etaRow.removeAll()
    etaPivot.removeAll()
    etaStart.removeAll()
    etaIndex.removeAll()
    etaValue.removeAll()
  }

  /// Ends the elimination: drops what U still has in columns without a pivot, numbers its columns by their
  /// steps, and also stores both factors by column.
  mutating func finish() {
    upper.renumber(by: stepOfColumn)
    lower.transpose(count: stepCount)
    upper.transpose(count: stepCount)
  }

  /// work = kernel^-1 work; on entry by rows' steps, on return by columns' steps.
  mutating func solveKernel() {
    var forward = Sweep(stepCount, ascending: true)
    while let k = forward.next(work, &queue) {
      if work[k] != 0 { lower.scatterColumn(k, times: work[k], into: &work) }
    }
    var backward = Sweep(stepCount, ascending: false)
    while let k = backward.next(work, &queue) {
      guard work[k] != 0 else { continue }
      work.set(work[k] / diagonal[k], at: k)
      upper.scatterColumn(k, times: work[k], into: &work)
    }
  }

  /// work = kernel^-T work; on entry by columns' steps, on return by rows' steps.
  mutating func solveTransposedKernel() {
    var forward = Sweep(stepCount, ascending: true)
    while let k = forward.next(work, &queue) {
      guard work[k] != 0 else { continue }
      work.set(work[k] / diagonal[k], at: k)
      upper.scatterRow(k, times: work[k], into: &work)
    }
    var backward = Sweep(stepCount, ascending: false)
    while let k = backward.next(work, &queue) {
      if work[k] != 0 { lower.scatterRow(k, times: work[k], into: &work) }
    }
  }

  /// Records that a column, given as `entries` in terms of the current basis, replaces the one in `row`.
  mutating func replace(row: Int, by entries: borrowing SparseVector) {
    etaRow.append(row)
    etaPivot.append(entries[row])
    etaStart.append(etaIndex.count)
    for k in 0..<entries.placeCount {
      let i = entries.place(k)
      if i == row || entries[i] == 0 { continue }
      etaIndex.append(i)
      etaValue.append(entries[i])
    }
  }

  /// Whether solving with the etas has become more expensive than factorising afresh, or accuracy suffers.
  var isStale: Bool {
    etaCount >= 100 || etaIndex.count > 4 * (stepOfRow.count + lower.count + upper.count)
  }

  func applyEtas(to vector: inout SparseVector) {
    for e in 0..<etaCount {
      let row = etaRow[e]
      guard vector[row] != 0 else { continue }
      let value = vector[row] / etaPivot[e]
      vector.set(value, at: row)
      vector.add(-value, times: etaValue, at: etaIndex, etaStart[e]..<etaEnd(e))
    }
  }

  func applyTransposedEtas(to vector: inout SparseVector) {
    for e in stride(from: etaCount - 1, through: 0, by: -1) {
      var sum = vector[etaRow[e]]
      for k in etaStart[e]..<etaEnd(e) {
        sum -= etaValue[k] * vector[etaIndex[k]]
      }
      vector.set(sum / etaPivot[e], at: etaRow[e])
    }
  }

  private func etaEnd(_ e: Int) -> Int {
    e + 1 < etaCount ? etaStart[e + 1] : etaIndex.count
  }
}

/// The off-diagonal entries of a triangular matrix, appended by row, then also stored by column.
struct TriangularFactor: ~Copyable {
  private var rowStart: List<Int>
  private var index = List<Int>()
  private var value = List<Double>()
  private var columnStart: List<Int>
  private var columnIndex = List<Int>()
  private var columnValue = List<Double>()

  init(size: Int, in arena: inout Arena) {
    rowStart = List(capacity: size + 1, in: &arena)
    columnStart = List(capacity: size + 1, in: &arena)
  }

  var count: Int { index.count }

  mutating func removeAll() {
    rowStart.removeAll()
    rowStart.append(0)
    index.removeAll()
    value.removeAll()
  }

  mutating func append(_ entry: Double, at column: Int) {
    index.append(column)
    value.append(entry)
  }

  mutating func endRow() {
    rowStart.append(index.count)
  }

  /// vector -= factor * row k
  @inline(__always)
  func scatterRow(_ k: Int, times factor: Double, into vector: inout SparseVector) {
    vector.add(-factor, times: value, at: index, rowStart[k]..<rowStart[k + 1])
  }

  /// vector -= factor * column k
  @inline(__always)
  func scatterColumn(_ k: Int, times factor: Double, into vector: inout SparseVector) {
    vector.add(-factor, times: columnValue, at: columnIndex, columnStart[k]..<columnStart[k + 1])
  }

  func rowRange(_ k: Int) -> Range<Int> {
    rowStart[k]..<rowStart[k + 1]
  }

  func entry(_ e: Int) -> (column: Int, value: Double) {
    (index[e], value[e])
  }

  /// Gives columns new numbers; those numbered -1 are dropped.
  mutating func renumber(by number: borrowing Buffer<Int>) {
    var kept = 0
    var start = 0
    for k in 0..<rowStart.count - 1 {
      for e in start..<rowStart[k + 1] where number[index[e]] >= 0 {
        index[kept] = number[index[e]]
        value[kept] = value[e]
        kept += 1
      }
      start = rowStart[k + 1]
      rowStart[k + 1] = kept
    }
    index.truncate(to: kept)
    value.truncate(to: kept)
  }

  mutating func transpose(count: Int) {
    columnStart.removeAll()
    columnStart.append(repeating: 0, count: count + 1)
    columnIndex.removeAll()
    columnIndex.append(repeating: 0, count: index.count)
    columnValue.removeAll()
    columnValue.append(repeating: 0, count: index.count)
    for e in 0..<index.count {
      columnStart[index[e]] += 1
    }
    for k in 0..<count {
      columnStart[k + 1] += columnStart[k]
    }
    // Turns ends of columns into starts.
    for k in stride(from: count - 1, through: 0, by: -1) {
      for e in rowStart[k]..<rowStart[k + 1] {
        columnStart[index[e]] -= 1
        let place = columnStart[index[e]]
        columnIndex[place] = k
        columnValue[place] = value[e]
      }
    }
  }
}

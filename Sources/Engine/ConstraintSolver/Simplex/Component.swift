/// A part of the system that shares no variable with the rest, with its simplex state.
///
/// Columns `0 ..< variableCount` are the variables ("structurals"); column `variableCount + i` is the slack
/// of row i, the value of the row's left side: row i reads `a_i x - s_i = 0`. A constraint is a *cost* on its
/// slack, piecewise linear with one breakpoint, the constraint's constant:
///
///     a x <= b   costs  max(0, s - b)        a x == b   costs  |s - b|        a x >= b   costs  max(0, b - s)
///
/// A variable also has a breakpoint, its previous value, at which the memory stage wants it. So there are
/// only columns with breakpoints, no bounds and no infeasible points: every basis is a valid start.
///
/// A nonbasic column is at its breakpoint. A basic one can be anywhere; `side` says on which side of its
/// breakpoint it is.
///
/// Once a level is minimal, the points that keep it minimal form a face, on which some columns may not be
/// above (below) their breakpoint: `region`. See `freeze()`.
///
/// Example: `x >= 10` required, `x == 0` at 250 and x previously 4. Rows: x - s0 = 0, x - s1 = 0. Start: s0,
/// s1 basic, x nonbasic at 4, so s0 = s1 = 4. Required level: only s0 has a cost, max(0, 10 - s0) = 6.
/// Raising x lowers it at rate 1; s0 reaches its breakpoint at x = 10: x enters the basis, s0 leaves at 10.
/// The cost is 0, so s0's region becomes "not below". Level 250: the cost is |s1 - 0| = 10, and it would only
/// fall if s0 fell, which its region forbids, so it is minimal. Raising s0 costs 1, so the freeze also
/// removes "above" from its region. Memory: no nonbasic column may move: x = 10 is determined.
final class Component {
  let variableCount: Int
  let rowCount: Int

  /// The memory of the buffers.
  private let arena: Arena

  // The scaled rows, by row and by column.
  let rowStart: Buffer<Int>
  let rowColumn: Buffer<Int>
  let rowValue: Buffer<Double>
  let columnStart: Buffer<Int>
  let columnRow: Buffer<Int>
  let columnValue: Buffer<Double>

  /// By row: the next in its ring of parallel rows.
  let nextParallel: Buffer<Int>
  /// The number that the row was divided by: the price of one unit of its slack.
  let scale: Buffer<Double>
  let relation: Buffer<Relation>
  /// Whether the row is a variable's bound.
  let isBound: Buffer<Bool>
  /// Rank of the row's priority among those that occur; 0 is required, even if it does not occur.
  let level: Buffer<Int>
  private(set) var levelCount = 1
  /// Rows by level, those of level l from `levelStart[l]`, in the order of insertion within a level.
  let rowsByLevel: Buffer<Int>
  let levelStart: Buffer<Int>

  /// The slots of the rows in the solver, in the order of creation.
  let rowSlots: Buffer<Int>

  // The point.
  let breakpoint: Buffer<Double>
  let value: Buffer<Double>
  let tolerance: Buffer<Double>
  let region: Buffer<Region>
  /// -1, 0 or 1: below, on, above the breakpoint. Kept rather than computed from `value`: a basic column on
  /// its breakpoint may count as on either side, and pivoting rules need to know which.
  let side: Buffer<Int8>

  /// The role of each column in the initial basis.
  let standings: Buffer<Standing>

  // The basis. Row i of the basis matrix is associated with one basic column, head[i].
  let head: Buffer<Int>
  /// The place of a basic column in `head`; -1 for nonbasic ones.
  let position: Buffer<Int>
  var factors: Factorization
  var isRepaired = false

  // The objective of the stage: cost per unit above and below the breakpoint, 0 for all columns but `costed`.
  let costAbove: Buffer<Double>
  let costBelow: Buffer<Double>
  var costed: List<Int>

  /// The nonbasic columns whose region lets them move, in no particular order.
  var candidates: List<Int>
  let candidateIndex: Buffer<Int>

  // Vectors by row of the basis.
  let prices: Buffer<Double>
  /// The entering column in terms of the basis.
  var entering: SparseVector
  /// Zero outside of the functions that use it.
  var priceChange: SparseVector
  var events = BreakpointQueue()
  /// The last unbounded move.
  var ray = Move(column: 0, direction: 0, rate: 0)
  var iterations = 0
  /// Proves the levels minimal.
  var proof = Proof()
  /// How much products of factors may differ in size.
  private var spread = 1.0
  /// Whether small numbers cannot be distinguished from rounding errors by size, and a `Tableau` can do
  /// better.
  var isSpread: Bool { spread > Tolerance.greatestSpread && Tableau.fits(self) }
  /// Whether a decision has depended on numbers that double precision cannot distinguish from 0.
  var isDoubtful = false

  /// The choice that the levels leave: `region` before the memory stage, and the columns that vary; see
  /// `FaceHull`.
  let face: Buffer<Region>
  let varies: Buffer<Bool>
  var knownRanges: [(lower: Double?, upper: Double?)] = []
  var isRangeKnown: [Bool] = []
  /// The work limit for finding the ranges, in columns visited: a second or two. Only a layout with thousands
  /// of interdependent ambiguous views reaches it.
  var mostRangeWork = 400_000_000
  /// Whether the ranges or extreme points found may be wrong.
  var areRangesDoubtful = false

  /// - Parameter scratch: temporary memory.
  init(_ system: borrowing LinearSystem, _ scratch: inout Arena) {
    let n = system.starts.count
    let m = system.rows.count
    let entries = system.columns.count
    variableCount = n
    rowCount = m
    var arena = Arena(expecting: 1200 + 160 * n + 300 * m + 32 * entries)
    rowStart = Buffer(repeating: 0, count: m + 1, in: &arena)
    rowColumn = Buffer(repeating: 0, count: entries, in: &arena)
    rowValue = Buffer(repeating: 0, count: entries, in: &arena)
    columnStart = Buffer(repeating: 0, count: n + 1, in: &arena)
    columnRow = Buffer(repeating: 0, count: entries, in: &arena)
    columnValue = Buffer(repeating: 0, count: entries, in: &arena)
    scale = Buffer(repeating: 1, count: m, in: &arena)
    relation = Buffer(repeating: .equal, count: m, in: &arena)
    nextParallel = Buffer(repeating: 0, count: m, in: &arena)
    isBound = Buffer(repeating: false, count: m, in: &arena)
    level = Buffer(repeating: 0, count: m, in: &arena)
    rowsByLevel = Buffer(repeating: 0, count: m, in: &arena)
    levelStart = Buffer(repeating: 0, count: m + 2, in: &arena)
    rowSlots = Buffer(repeating: 0, count: m, in: &arena)
    standings = Buffer(repeating: .new, count: n + m, in: &arena)
    breakpoint = Buffer(repeating: 0, count: n + m, in: &arena)
    value = Buffer(repeating: 0, count: n + m, in: &arena)
    tolerance = Buffer(repeating: Tolerance.position, count: n + m, in: &arena)
    region = Buffer(repeating: .all, count: n + m, in: &arena)
    side = Buffer(repeating: 0, count: n + m, in: &arena)
    head = Buffer(repeating: 0, count: m, in: &arena)
    position = Buffer(repeating: -1, count: n + m, in: &arena)
    factors = Factorization(rowCount: m, variableCount: n, in: &arena)
    costAbove = Buffer(repeating: 0, count: n + m, in: &arena)
    costBelow = Buffer(repeating: 0, count: n + m, in: &arena)
    costed = List(capacity: n + m, in: &arena)
    candidates = List(capacity: n + m, in: &arena)
    candidateIndex = Buffer(repeating: -1, count: n + m, in: &arena)
    prices = Buffer(repeating: 0, count: m, in: &arena)
    entering = SparseVector(count: m, in: &arena)
    priceChange = SparseVector(count: m, in: &arena)
    face = Buffer(repeating: .all, count: n + m, in: &arena)
    varies = Buffer(repeating: false, count: n + m, in: &arena)
    self.arena = arena
    storeRows(system)
    storeColumns()
    sortRows(&scratch)
    storeLevels(system)
    findParallels(&scratch)
    for j in 0..<n {
      breakpoint[j] = system.starts[j]
      standings[j] = system.standings[j]
    }
  }

  private func storeRows(_ system: borrowing LinearSystem) {
    for i in 0..<rowCount {
      let row = system.rows[i]
      var (largest, least) = (0.0, Double.infinity)
      for k in row.start..<row.end {
        largest = max(largest, system.coefficients[k].magnitude)
        least = min(least, system.coefficients[k].magnitude)
      }
      if largest > RowMeasure.mostUneven * least { spread *= largest / least }
      // A power of two, so that scaling rounds nothing.
      let unit = largest > 0 ? largest.binade : 1
      for k in row.start..<row.end {
        rowColumn[k] = system.columns[k]
        rowValue[k] = system.coefficients[k] / unit
      }
      rowStart[i + 1] = row.end
      scale[i] = unit
      relation[i] = row.relation
      isBound[i] = row.isBound
      rowSlots[i] = row.slot
      standings[variableCount + i] = row.standing
      breakpoint[variableCount + i] = row.constant / unit
    }
  }

  /// Sorts the entries of each row by column, by going through all columns in order.
  private func sortRows(_ scratch: inout Arena) {
    let next = Indices(uninitialized: rowCount, in: &scratch)
    for i in 0..<rowCount { next[i] = rowStart[i] }
    for j in 0..<variableCount {
      for k in columnStart[j]..<columnStart[j + 1] {
        let place = next[columnRow[k]]
        rowColumn[place] = j
        rowValue[place] = columnValue[k]
        next[columnRow[k]] = place + 1
      }
    }
  }

  private func storeColumns() {
    for k in 0..<rowColumn.count {
      columnStart[rowColumn[k]] += 1
    }
    for j in 0..<variableCount {
      columnStart[j + 1] += columnStart[j]
    }
    // Turns ends of columns into starts.
    for i in stride(from: rowCount - 1, through: 0, by: -1) {
      for k in rowStart[i]..<rowStart[i + 1] {
        let j = rowColumn[k]
        columnStart[j] -= 1
        columnRow[columnStart[j]] = i
        columnValue[columnStart[j]] = rowValue[k]
      }
    }
  }

  private func storeLevels(_ system: borrowing LinearSystem) {
    for i in 0..<rowCount {
      rowsByLevel[i] = i
    }
    let rows = system.rows.values
    let order = UnsafeMutableBufferPointer(start: rowsByLevel.start, count: rowCount)
    // The row number makes the order total, so the sort need not be stable.
    order.sortQuickly { a, b in
      rows[a].priority != rows[b].priority ? rows[a].priority > rows[b].priority : a < b
    }
    var priority = Priority.required.value
    for k in 0..<rowCount {
      let i = rowsByLevel[k]
      if rows[i].priority != priority {
        priority = rows[i].priority
        levelStart[levelCount] = k
        levelCount += 1
      }
      level[i] = levelCount - 1
    }
    levelStart[levelCount] = rowCount
  }

  /// In the units of the constraint.
  func constant(ofRow i: Int) -> Double {
    breakpoint[variableCount + i] * scale[i]
  }

  /// The role of a column in the current basis.
  func standing(_ column: Int) -> Standing {
    position[column] >= 0 ? .basic : .nonbasic
  }

  func isSlack(_ column: Int) -> Bool {
    column >= variableCount
  }
}

/// Where a column may go, relative to its breakpoint, on the face that the levels so far leave.
struct Region: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static var above: Region { Region(rawValue: 1) }
  static var below: Region { Region(rawValue: 2) }
  static var all: Region { [.above, .below] }
}

/// The role a column had in the basis of the last solve.
enum Standing: BitwiseCopyable {
  case new, basic, nonbasic
}

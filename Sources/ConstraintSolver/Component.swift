/// A part of the system that shares no variable with the rest, with its simplex state.
///
/// Columns `0 ..< variableCount` are the variables ("structurals"); column `variableCount + i` is the slack of row i,
/// the value of the row's left side: row i reads `a_i x - s_i = 0`. What a constraint wants is a *cost* on
/// its slack, piecewise linear with one breakpoint, the constraint's constant:
///
///     a x <= b   costs  max(0, s - b)        a x == b   costs  |s - b|        a x >= b   costs  max(0, b - s)
///
/// A variable has a breakpoint too, its previous value, at which the memory stage wants it. So there are
/// only columns with breakpoints, no bounds and no infeasible points: every basis is a place to start from.
///
/// A nonbasic column stands on its breakpoint. A basic one stands anywhere; `side` says on which side of
/// its breakpoint it is.
///
/// Once a level is minimal, the points that keep it minimal form a face, on which some columns may not be
/// above (below) their breakpoint: `region`. See `freeze()`.
///
/// Example: `x >= 10` required, `x == 0` at 250 and x previously 4. Rows: x - s0 = 0, x - s1 = 0.
/// Start: s0, s1 basic, x nonbasic at 4, so s0 = s1 = 4. Required level: only s0 has a cost,
/// max(0, 10 - s0) = 6. Raising x lowers it at rate 1; s0 reaches its breakpoint at x = 10: x enters the
/// basis, s0 leaves at 10. The cost is 0, so s0's region becomes "not below". Level 250: the cost is
/// |s1 - 0| = 10, and it would fall if s0 fell, which its region forbids: minimal. Raising s0 costs 1, so
/// the freeze takes "above" from it, too. Memory: no nonbasic column may move: x = 10 is determined.
final class Component {
  let variableCount: Int
  let rowCount: Int

  // The rows, by row and by column, scaled.
  let rowStart: Buffer<Int>
  let rowColumn: Buffer<Int>
  let rowValue: Buffer<Double>
  let columnStart: Buffer<Int>
  let columnRow: Buffer<Int>
  let columnValue: Buffer<Double>

  /// What the row was divided by: the price of one unit of its slack.
  let scale: Buffer<Double>
  let relation: Buffer<Relation>
  /// Whether the row is a variable's bound.
  let isBound: Buffer<Bool>
  /// Rank of the row's priority among those that occur: 0 is required, whether it occurs or not.
  let level: Buffer<Int>
  private(set) var levelCount = 1
  /// Rows by level, those of level l from `levelStart[l]`; within a level in the order of insertion.
  let rowsByLevel: Buffer<Int>
  let levelStart: Buffer<Int>

  /// Where variables and rows are stored in the solver, in the order of creation.
  let variableSlots: [Int]
  let rowSlots: [Int]
  let ids: [ConstraintID]
  /// Those of them that belong to other components, in the same order; see `Partition`.
  let borrowedVariables: [Int]
  let borrowedRows: [Int]

  // The point.
  let breakpoint: Buffer<Double>
  let value: Buffer<Double>
  let tolerance: Buffer<Double>
  let region: Buffer<Region>
  /// -1, 0 or 1: below, on, above the breakpoint. Kept rather than computed from `value`: a basic column on
  /// its breakpoint may count as either side, and pivoting rules need to know which.
  let side: Buffer<Int8>

  // The basis. Row i of the basis matrix is associated with one basic column, head[i].
  let head: Buffer<Int>
  /// The place of a basic column in `head`; -1 for nonbasic ones.
  let position: Buffer<Int>
  var factors: Factorization
  var isRepaired = false

  // The objective of the stage: cost per unit above and below the breakpoint, 0 for all columns but `costed`.
  let costAbove: Buffer<Double>
  let costBelow: Buffer<Double>
  var costed = List<Int>()

  /// The nonbasic columns whose region lets them move, in no particular order.
  var candidates = List<Int>()
  let candidateIndex: Buffer<Int>

  // Vectors by row of the basis.
  let prices: Buffer<Double>
  /// The entering column as seen from the basis, and where it is not zero.
  let entering: Buffer<Double>
  var enteringRows = List<Int>()
  /// Zero but within `updatePrices`.
  let priceChange: Buffer<Double>
  var events = BreakpointQueue()
  /// The last move that nothing stopped.
  var ray = Move(column: 0, direction: 0, rate: 0)
  var iterations = 0

  /// What the levels leave open: `region` before the memory stage, and the columns that vary; see `FaceHull`.
  let face: Buffer<Region>
  let varies: Buffer<Bool>
  var knownRanges: [(lower: Double?, upper: Double?)] = []

  init(_ problem: borrowing ComponentProblem) {
    let n = problem.variables.count
    let m = problem.rows.count
    variableCount = n
    rowCount = m
    variableSlots = problem.variables
    rowSlots = problem.rows
    ids = problem.ids
    borrowedVariables = problem.borrowedVariables
    borrowedRows = problem.borrowedRows
    let entries = problem.columns.count
    rowStart = Buffer(repeating: 0, count: m + 1)
    rowColumn = Buffer(repeating: 0, count: entries)
    rowValue = Buffer(repeating: 0, count: entries)
    columnStart = Buffer(repeating: 0, count: n + 1)
    columnRow = Buffer(repeating: 0, count: entries)
    columnValue = Buffer(repeating: 0, count: entries)
    scale = Buffer(repeating: 1, count: m)
    relation = Buffer(repeating: .equal, count: m)
    isBound = Buffer(repeating: false, count: m)
    level = Buffer(repeating: 0, count: m)
    rowsByLevel = Buffer(repeating: 0, count: m)
    levelStart = Buffer(repeating: 0, count: m + 2)
    breakpoint = Buffer(repeating: 0, count: n + m)
    value = Buffer(repeating: 0, count: n + m)
    tolerance = Buffer(repeating: Tolerance.position, count: n + m)
    region = Buffer(repeating: .all, count: n + m)
    side = Buffer(repeating: 0, count: n + m)
    head = Buffer(repeating: 0, count: m)
    position = Buffer(repeating: -1, count: n + m)
    factors = Factorization(rowCount: m, variableCount: n)
    costAbove = Buffer(repeating: 0, count: n + m)
    costBelow = Buffer(repeating: 0, count: n + m)
    candidateIndex = Buffer(repeating: -1, count: n + m)
    prices = Buffer(repeating: 0, count: m)
    entering = Buffer(repeating: 0, count: m)
    priceChange = Buffer(repeating: 0, count: m)
    face = Buffer(repeating: .all, count: n + m)
    varies = Buffer(repeating: false, count: n + m)
    storeRows(problem)
    storeColumns()
    storeLevels(problem)
    for j in 0..<n {
      breakpoint[j] = problem.previous[j]
    }
  }

  private func storeRows(_ problem: borrowing ComponentProblem) {
    for i in 0..<rowCount {
      let range = problem.rowStart[i]..<problem.rowStart[i + 1]
      var largest = 0.0
      for k in range {
        largest = max(largest, problem.coefficients[k].magnitude)
      }
      // A power of two, so that scaling rounds nothing.
      let unit = largest > 0 ? largest.binade : 1
      for k in range {
        rowColumn[k] = problem.columns[k]
        rowValue[k] = problem.coefficients[k] / unit
      }
      rowStart[i + 1] = range.upperBound
      scale[i] = unit
      relation[i] = problem.relations[i]
      isBound[i] = problem.isBound[i]
      breakpoint[variableCount + i] = problem.constants[i] / unit
    }
  }

  private func storeColumns() {
    for k in 0..<rowColumn.count {
      columnStart[rowColumn[k] + 1] += 1
    }
    for j in 0..<variableCount {
      columnStart[j + 1] += columnStart[j]
    }
    let next = Buffer(repeating: 0, count: variableCount)
    for i in 0..<rowCount {
      for k in rowStart[i]..<rowStart[i + 1] {
        let j = rowColumn[k]
        columnRow[columnStart[j] + next[j]] = i
        columnValue[columnStart[j] + next[j]] = rowValue[k]
        next[j] += 1
      }
    }
  }

  private func storeLevels(_ problem: borrowing ComponentProblem) {
    var order = [Int](0..<rowCount)
    // The row number makes the order complete: the sort need not be stable.
    let priorities = problem.priorities
    order.sort { a, b in
      priorities[a] != priorities[b] ? priorities[a] > priorities[b] : a < b
    }
    var priority = Priority.required
    for (k, i) in order.enumerated() {
      if priorities[i] != priority {
        priority = priorities[i]
        levelStart[levelCount] = k
        levelCount += 1
      }
      level[i] = levelCount - 1
      rowsByLevel[k] = i
    }
    levelStart[levelCount] = rowCount
  }

  /// The signed violation of row i, in the constraint's own units.
  func error(_ i: Int) -> Double {
    let slack = variableCount + i
    let offset = value[slack] - breakpoint[slack]
    if offset.magnitude <= tolerance[slack] || offset > 0 && relation[i] == .greaterThanOrEqual
      || offset < 0 && relation[i] == .lessThanOrEqual
    {
      return 0
    }
    return Tolerance.snapped(offset * scale[i])
  }

  /// If the component is nothing but a constant, a variable with a required equation and perhaps a bound:
  /// the equation's row.
  var anchor: Int? {
    guard variableCount == 1, borrowedVariables.isEmpty else { return nil }
    return (0..<rowCount).first { level[$0] == 0 && relation[$0] == .equal }
  }

  func isSlack(_ column: Int) -> Bool {
    column >= variableCount
  }
}

/// Where a column may go, seen from its breakpoint, on the face that the levels so far leave.
struct Region: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static var above: Region { Region(rawValue: 1) }
  static var below: Region { Region(rawValue: 2) }
  static var all: Region { [.above, .below] }
}

/// A component as the solver's storage describes it, its variables and rows renumbered.
struct ComponentProblem: ~Copyable {
  /// The solver's slots, in the order of creation.
  var variables: [Int] = []
  var rows: [Int] = []
  var ids: [ConstraintID] = []
  var borrowedVariables: [Int] = []
  var borrowedRows: [Int] = []
  var rowStart: [Int] = [0]
  var columns: [Int] = []
  var coefficients: [Double] = []
  var relations: [Relation] = []
  var constants: [Double] = []
  var priorities: [Priority] = []
  var isBound: [Bool] = []
  var previous: [Double] = []
  /// What the last solve made of each: the basis to start from.
  var rowWas: [Standing] = []
  var variableWas: [Standing] = []
}

/// The role a column had in the basis of the last solve.
enum Standing: BitwiseCopyable {
  case new, basic, nonbasic
}

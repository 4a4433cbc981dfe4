import ConstraintSolver

/// The textbook way without any rounding: every variable the difference of two that are not negative, a variable for
/// each direction in which a row may be violated, one linear program per level. Once a level is minimal, what would
/// raise its sum is left out for good: so exactly the points remain that keep it minimal.
struct ExactOracle {
  struct Result {
    /// By level, as `TestSystem.levels`.
    var sums: [Double]
    var ranges: [(lower: Double?, upper: Double?)]
  }

  enum Answer {
    case solved(Result)
    case infeasible
    /// The numbers do not fit.
    case unknown
  }

  private enum Outcome {
    case minimal(Fraction)
    case unbounded
    case unknown
  }

  private let variableCount: Int
  /// By row, the entries of all columns, then the right side, which is never negative.
  private var rows: [[Fraction]] = []
  private var basis: [Int] = []
  private var columnCount: Int
  private var isLeftOut: [Bool] = []

  /// - Parameter ranges: the variables whose ranges to find.
  static func solve(_ system: TestSystem, ranges: [Int] = []) -> Answer {
    var oracle = ExactOracle(variableCount: system.starts.count)
    var errors: [Double: [Int]] = [:]
    for row in system.boundRows + system.rows {
      let new = oracle.add(row)
      errors[row.priority, default: []] += new
    }
    oracle.complete()
    // What is left of the errors of required rows, if anything.
    guard case .minimal(let infeasibility) = oracle.minimize(errors[1000] ?? []) else { return .unknown }
    if !infeasibility.isZero { return .infeasible }
    var sums: [Double] = []
    for level in system.levels {
      guard case .minimal(let sum) = oracle.minimize(errors[level] ?? []) else { return .unknown }
      sums.append(sum.double)
    }
    var result = Result(sums: sums, ranges: [])
    for j in ranges {
      var ends: [Double?] = []
      for (sign, other) in [(2 * j, 2 * j + 1), (2 * j + 1, 2 * j)] {
        var copy = oracle
        switch copy.minimize([sign], minus: [other]) {
        case .minimal(let end): ends.append(sign == 2 * j ? end.double : -end.double)
        case .unbounded: ends.append(nil)
        case .unknown: return .unknown
        }
      }
      result.ranges.append((ends[0], ends[1]))
    }
    return .solved(result)
  }

  /// Nil if the numbers do not fit.
  static func isFeasible(_ rows: [TestSystem.Row], variableCount: Int) -> Bool? {
    switch solve(TestSystem(starts: Array(repeating: 0, count: variableCount), rows: rows)) {
    case .solved: true
    case .infeasible: false
    case .unknown: nil
    }
  }

  private init(variableCount: Int) {
    self.variableCount = variableCount
    columnCount = 2 * variableCount
  }

  /// - Returns: the columns of its errors.
  private mutating func add(_ row: TestSystem.Row) -> [Int] {
    var entries = Array(repeating: Fraction.zero, count: columnCount)
    for term in row.terms {
      entries[2 * term.variable] = .sum(entries[2 * term.variable], Fraction(term.coefficient))
      entries[2 * term.variable + 1] = .difference(entries[2 * term.variable + 1], Fraction(term.coefficient))
    }
    // Too large, too small: by how much; without costs where the relation allows it.
    let (above, below) = (columnCount, columnCount + 1)
    columnCount += 2
    entries += [Fraction.one.negated, .one]
    let right = Fraction(row.constant)
    basis.append(right.isNegative ? above : below)
    rows.append((entries + [right]).map { right.isNegative ? $0.negated : $0 })
    return (row.relation == .greaterThanOrEqual ? [] : [above])
      + (row.relation == .lessThanOrEqual ? [] : [below])
  }

  /// Gives all rows all columns.
  private mutating func complete() {
    for i in rows.indices {
      let right = rows[i].removeLast()
      rows[i] += Array(repeating: .zero, count: columnCount - rows[i].count) + [right]
    }
    isLeftOut = Array(repeating: false, count: columnCount)
  }

  /// Minimises a sum of columns, by Bland's rule, and leaves out what would raise it.
  private mutating func minimize(_ columns: [Int], minus others: [Int] = []) -> Outcome {
    var rates = Array(repeating: Fraction.zero, count: columnCount + 1)
    for j in columns { rates[j] = .sum(rates[j], .one) }
    for j in others { rates[j] = .difference(rates[j], .one) }
    for (i, j) in basis.enumerated() where !rates[j].isZero { subtract(rates[j], row: i, from: &rates) }
    while let entering = (0..<columnCount).first(where: { !isLeftOut[$0] && rates[$0].isNegative }) {
      var leaving: (row: Int, ratio: Fraction)?
      for i in rows.indices where rows[i][entering].isPositive {
        let ratio = Fraction.quotient(rows[i][columnCount], rows[i][entering])
        if let best = leaving {
          let difference = Fraction.difference(ratio, best.ratio)
          if !difference.isKnown { return .unknown }
          if difference.isPositive || difference.isZero && basis[i] > basis[best.row] { continue }
        }
        leaving = (i, ratio)
      }
      guard let leaving else { return .unbounded }
      pivot(leaving.row, entering)
      subtract(rates[entering], row: leaving.row, from: &rates)
      if rates.contains(where: { !$0.isKnown }) || rows.contains(where: { $0.contains { !$0.isKnown } }) {
        return .unknown
      }
    }
    for j in 0..<columnCount where rates[j].isPositive { isLeftOut[j] = true }
    return .minimal(rates[columnCount].negated)
  }

  private func subtract(_ factor: Fraction, row: Int, from target: inout [Fraction]) {
    for j in target.indices where !rows[row][j].isZero {
      target[j] = .difference(target[j], .product(factor, rows[row][j]))
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let size = rows[row][column]
    for j in rows[row].indices where !rows[row][j].isZero {
      rows[row][j] = .quotient(rows[row][j], size)
    }
    for i in rows.indices where i != row && !rows[i][column].isZero {
      var target = rows[i]
      subtract(target[column], row: row, from: &target)
      rows[i] = target
    }
    basis[row] = column
  }
}

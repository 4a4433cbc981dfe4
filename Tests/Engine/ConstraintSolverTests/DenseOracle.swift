import ConstraintSolver

/// The textbook way, dense and slow, sharing nothing with the solver: every variable split into a
/// difference of two nonnegative ones, an error variable for each direction in which a row may be violated,
/// one linear program per level, its optimum frozen by a row "sum of errors <= optimum".
final class DenseOracle {
  private let variableCount: Int
  /// Each row: the coefficients of all columns, nonnegative right side, its basic column.
  private var rows: [[Double]] = []
  private var rightSides: [Double] = []
  private var basis: [Int] = []
  private var columnCount: Int
  private static let tolerance = 1e-9

  init(variableCount: Int) {
    self.variableCount = variableCount
    columnCount = 2 * variableCount
  }

  struct Result {
    var sums: [Double]
    var ranges: [(lower: Double?, upper: Double?)]
    /// With the ties broken by nearness to the starting values, in order.
    var point: [Double]
  }

  /// Nil if the required rows cannot hold.
  static func solve(_ system: TestSystem, ranges: Bool = true) -> Result? {
    let oracle = DenseOracle(variableCount: system.starts.count)
    guard oracle.minimizeErrors(system.boundRows + system.rows.filter { $0.priority == 1000 }) < 1e-6
    else { return nil }
    var result = Result(sums: [], ranges: [], point: [])
    for level in system.levels {
      result.sums.append(oracle.minimizeErrors(system.rows.filter { $0.priority == level }))
    }
    if ranges {
      for j in 0..<system.starts.count {
        let lower = oracle.minimize([(2 * j, 1), (2 * j + 1, -1)])
        let upper = oracle.minimize([(2 * j, -1), (2 * j + 1, 1)])
        result.ranges.append((lower, upper.map { -$0 }))
      }
    }
    for (j, start) in system.starts.enumerated() {
      _ = oracle.minimizeErrors([
        TestSystem.Row(terms: [(j, 1)], relation: .equal, constant: start, priority: 1)
      ])
    }
    result.point = (0..<system.starts.count).map { oracle.value(2 * $0) - oracle.value(2 * $0 + 1) }
    return result
  }

  static func isFeasible(_ rows: [TestSystem.Row], variableCount: Int) -> Bool {
    DenseOracle(variableCount: variableCount).minimizeErrors(rows) < 1e-6
  }

  /// Adds rows with their error variables, minimises the errors' sum and freezes it.
  private func minimizeErrors(_ rows: [TestSystem.Row]) -> Double {
    var errors: [(Int, Double)] = []
    for row in rows {
      errors += add(row).map { ($0, 1) }
    }
    // Errors cannot be negative: there is a minimum.
    guard let minimum = minimize(errors) else { return .nan }
    addBasic(errors, column: newColumn(), value: 0)
    return max(0, minimum)
  }

  private func newColumn() -> Int {
    for i in rows.indices {
      rows[i].append(0)
    }
    columnCount += 1
    return columnCount - 1
  }

  /// - Returns: the row's error variables.
  private func add(_ row: TestSystem.Row) -> [Int] {
    var terms: [(Int, Double)] = []
    for (j, coefficient) in row.terms {
      terms += [(2 * j, coefficient), (2 * j + 1, -coefficient)]
    }
    let gap = row.constant - terms.reduce(0) { $0 + $1.1 * value($1.0) }
    // left side + plus - minus = constant
    let plus = newColumn()
    let minus = newColumn()
    if gap >= 0 {
      addBasic(terms + [(minus, -1)], column: plus, value: gap)
    } else {
      addBasic(terms.map { ($0.0, -$0.1) } + [(plus, -1)], column: minus, value: -gap)
    }
    switch row.relation {
    case .equal: return [plus, minus]
    case .lessThanOrEqual: return [minus]
    case .greaterThanOrEqual: return [plus]
    }
  }

  private func value(_ column: Int) -> Double {
    basis.firstIndex(of: column).map { rightSides[$0] } ?? 0
  }

  /// Adds a row sum(terms) + column = ..., the new column being basic with a known value.
  private func addBasic(_ terms: [(Int, Double)], column: Int, value: Double) {
    var new = [Double](repeating: 0, count: columnCount)
    for (j, coefficient) in terms {
      new[j] += coefficient
    }
    for (i, j) in basis.enumerated() where new[j] != 0 {
      subtract(new[j], times: rows[i], from: &new)
    }
    new[column] = 1
    rows.append(new)
    rightSides.append(value)
    basis.append(column)
  }

  private func subtract(_ factor: Double, times row: [Double], from target: inout [Double]) {
    row.withUnsafeBufferPointer { row in
      target.withUnsafeMutableBufferPointer { target in
        for j in 0..<row.count where row[j] != 0 {
          let value = target[j] - factor * row[j]
          target[j] = value.magnitude < 1e-12 ? 0 : value
        }
      }
    }
  }

  /// The minimum, nil if there is none. Largest descent; Bland's rule while the vertex does not change.
  private func minimize(_ cost: [(Int, Double)]) -> Double? {
    var reduced = [Double](repeating: 0, count: columnCount)
    for (j, c) in cost {
      reduced[j] += c
    }
    let costs = reduced
    for (i, j) in basis.enumerated() where costs[j] != 0 {
      subtract(costs[j], times: rows[i], from: &reduced)
    }
    var stalled = 0
    while let entering = choose(reduced, bland: stalled > 20) {
      var leaving = -1
      var best = Double.infinity
      for i in rows.indices where rows[i][entering] > DenseOracle.tolerance {
        let ratio = rightSides[i] / rows[i][entering]
        if ratio < best - 1e-12 || ratio <= best + 1e-12 && basis[i] < basis[leaving] {
          best = min(best, ratio)
          leaving = i
        }
      }
      if leaving < 0 { return nil }
      stalled = best > 1e-12 ? 0 : stalled + 1
      pivot(leaving, entering)
      subtract(reduced[entering], times: rows[leaving], from: &reduced)
    }
    return basis.indices.reduce(0) { $0 + costs[basis[$1]] * rightSides[$1] }
  }

  private func choose(_ reduced: [Double], bland: Bool) -> Int? {
    if bland { return reduced.firstIndex { $0 < -DenseOracle.tolerance } }
    let best = reduced.indices.min { reduced[$0] < reduced[$1] }
    return best.flatMap { reduced[$0] < -DenseOracle.tolerance ? $0 : nil }
  }

  private func pivot(_ row: Int, _ column: Int) {
    let size = rows[row][column]
    for j in 0..<columnCount where rows[row][j] != 0 {
      rows[row][j] /= size
    }
    rightSides[row] /= size
    let pivotRow = rows[row]
    for i in rows.indices where i != row && rows[i][column] != 0 {
      let factor = rows[i][column]
      subtract(factor, times: pivotRow, from: &rows[i])
      let value = rightSides[i] - factor * rightSides[row]
      rightSides[i] = value < 1e-11 ? 0 : value
    }
    basis[row] = column
  }
}

/// Which constraints fix the value of a variable.
extension Component {
  /// The tight rows on whose constants the value depends: those in the variable's row of B^-1.
  func deciders(_ j: Int) -> [Int] {
    guard position[j] >= 0 else { return [] }
    prices.fill(0)
    prices[position[j]] = 1
    solveTransposed(prices)
    var rows: [Int] = []
    for i in 0..<rowCount where position[variableCount + i] < 0 && prices[i].magnitude > Tolerance.rate {
      if !isBound[i] { rows.append(i) }
    }
    return rows
  }
}

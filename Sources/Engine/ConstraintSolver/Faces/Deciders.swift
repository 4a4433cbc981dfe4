/// The constraints that fix the value of a variable.
extension Component {
  /// The tight rows whose constants the value depends on: those in the variable's row of B^-1.
  func deciders(_ j: Int) -> [Int] {
    guard position[j] >= 0 else { return [] }
    priceChange.add(1, at: position[j])
    solveTransposed(&priceChange)
    var rows: [Int] = []
    for i in 0..<rowCount where position[variableCount + i] < 0 && priceChange[i].magnitude > Tolerance.rate {
      if !isBound[i] { rows.append(i) }
    }
    priceChange.clear()
    return rows
  }
}

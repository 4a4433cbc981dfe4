/// Rows with the same left side up to a factor, such as hugging and resistance of one width, or a gap with a
/// minimum and a preferred size.
///
/// Where two of them are on their walls, one keeping the left side from rising and the other from falling,
/// neither can move, whatever else happens. The simplex method would need a pivot for each to find that out;
/// the lookup here needs none.
///
/// Example: `w <= 30` and `w >= 30`, both satisfied, the second nonbasic. Its slack itself may rise, but the
/// first row is parallel to it, at its breakpoint, and must not rise: both are held.
extension Component {
  /// Links rows with the same left side in rings.
  func findParallels(_ scratch: inout Arena) {
    var capacity = 4
    while capacity < 2 * rowCount { capacity *= 2 }
    let table = Buffer(repeating: -1, count: capacity, in: &scratch)
    for i in 0..<rowCount {
      nextParallel[i] = i
      if rowStart[i] == rowStart[i + 1] { continue }
      var place = hash(i) & (capacity - 1)
      while table[place] >= 0 {
        let other = table[place]
        if areParallel(i, other) {
          nextParallel[i] = nextParallel[other]
          nextParallel[other] = i
          break
        }
        place = (place + 1) & (capacity - 1)
      }
      if table[place] < 0 { table[place] = i }
    }
  }

  /// A hash of the columns, without the coefficients.
  private func hash(_ i: Int) -> Int {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for e in rowStart[i]..<rowStart[i + 1] {
      hash = (hash ^ UInt64(truncatingIfNeeded: rowColumn[e])) &* 1_099_511_628_211
    }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) >> 1)
  }

  /// The ratio of the left side of row i to that of row k, which is parallel to it, both in their original
  /// units.
  func ratio(ofRow i: Int, to k: Int) -> DoubleDouble {
    if i == k { return DoubleDouble(1) }
    return DoubleDouble(product: rowValue[rowStart[i]], scale[i])
      / DoubleDouble(product: rowValue[rowStart[k]], scale[k])
  }

  private func areParallel(_ i: Int, _ k: Int) -> Bool {
    let (first, other) = (rowStart[i], rowStart[k])
    let count = rowStart[i + 1] - first
    guard count == rowStart[k + 1] - other else { return false }
    for e in 0..<count {
      guard rowColumn[first + e] == rowColumn[other + e],
        rowValue[first + e] * rowValue[other] == rowValue[other + e] * rowValue[first]
      else { return false }
    }
    return true
  }

  /// Fixes the candidates that are held by a parallel row.
  func holdParallels() {
    for k in stride(from: candidates.count - 1, through: 0, by: -1) {
      let column = candidates[k]
      if isSlack(column) && isHeldByParallels(column - variableCount) { forbid(.all, column) }
    }
  }

  private func isHeldByParallels(_ i: Int) -> Bool {
    var directions = region[variableCount + i]
    var k = nextParallel[i]
    while k != i {
      let slack = variableCount + k
      if (value[slack] - breakpoint[slack]).magnitude <= tolerance[slack] {
        let isReversed = (rowValue[rowStart[i]] > 0) != (rowValue[rowStart[k]] > 0)
        if !region[slack].contains(.above) { directions.remove(isReversed ? .below : .above) }
        if !region[slack].contains(.below) { directions.remove(isReversed ? .above : .below) }
        if directions.isEmpty { return true }
      }
      k = nextParallel[k]
    }
    return false
  }
}

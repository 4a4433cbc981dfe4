/// Finds the smallest set of required rows that cannot hold together.
///
/// Make as many rows hold as can, one after the other: those that cannot are a *correction set*. Every
/// conflict has a row in it, since the rows that hold contain no conflict. So a conflict is smallest if no
/// smaller set of rows has one in each correction set found so far. If there is such a set, its rows are made
/// to hold first: either they cannot, and are a smaller conflict, or growing from them gives a correction set
/// that contains none of them.
///
/// Example: `x >= 5`, `y == x`, `y <= 3` conflict, and nothing else does. Leaving out any one corrects it:
/// three correction sets of one row each, so no conflict has fewer than three.
extension Component {
  /// Larger conflicts are not improved: nobody reads them, and the search grows with their size.
  static var largestConflictToImprove: Int { 12 }

  /// With more required rows than this, only conflicts of a single row are looked for: every step of the
  /// search goes through all rows.
  static var largestSystemToSearch: Int { 300 }

  /// How often the search may minimise the violation of a row. A few dozen prove the usual conflict smallest;
  /// beyond the limit the answer is the smallest found so far, which is still irreducible.
  static var smallestConflictBudget: Int { 100 }

  /// - Parameter found: an irreducible conflict, given all bounds, which are walls.
  /// - Returns: that conflict or a smaller one, and whether it is certain that none is smaller still.
  func findSmallerConflict(than found: [Int]) throws(SolverError) -> (rows: [Int], isSmallest: Bool) {
    guard found.count > 1 else { return (found, true) }
    let required = (levelStart[0]..<levelStart[1]).map { rowsByLevel[$0] }
    let rows = required.filter { !isBound[$0] }
    if let alone = firstImpossible(of: rows, bounds: required.filter { isBound[$0] }) {
      return ([alone], true)
    }
    guard found.count > 2 else { return (found, true) }
    guard found.count <= Self.largestConflictToImprove,
      rows.count <= Self.largestSystemToSearch
    else { return (found, false) }
    var best = found
    var corrections = HittingSets(elementCount: rowCount)
    var budget = Self.smallestConflictBudget
    while budget > 0, let trial = corrections.set(smallerThan: best.count) {
      for i in rows { free(i) }
      if let smaller = try hold(trial, among: required, &budget) {
        best = try reduce(smaller).filter { !isBound[$0] }
        continue
      }
      let isInTrial = marks(of: trial)
      let isInBest = marks(of: best)
      // Rows that were left out before go first, so that the sets have little in common.
      let order = rows.filter { !isInTrial[$0] }
      let (known, new) = (
        order.filter { corrections.contains($0) }, order.filter { !corrections.contains($0) }
      )
      let others = known + new.filter { !isInBest[$0] } + new.filter { isInBest[$0] }
      guard let correction = try grow(by: others, among: required, &budget) else { return (best, false) }
      corrections.append(correction)
    }
    return (best, budget > 0 && !corrections.isExhausted)
  }

  /// Makes walls of rows until one cannot hold.
  ///
  /// - Returns: the contradiction; nil if all hold.
  private func hold(
    _ rows: [Int], among required: [Int], _ budget: inout Int
  ) throws(SolverError) -> [Int]? {
    for i in rows {
      if isViolated(i) {
        budget -= 1
        if let contradiction = try contradiction(to: i, among: required) { return contradiction }
      }
      satisfy(i)
    }
    return nil
  }

  /// Makes walls of all rows that can hold together with the existing walls.
  ///
  /// - Returns: the other rows; nil if the budget runs out.
  private func grow(
    by rows: [Int], among required: [Int], _ budget: inout Int
  ) throws(SolverError) -> [Int]? {
    var left: [Int] = []
    for i in rows {
      if isViolated(i) {
        guard budget > 0 else { return nil }
        budget -= 1
        if try contradiction(to: i, among: required) != nil {
          left.append(i)
          continue
        }
      }
      satisfy(i)
    }
    return left
  }

  /// The first row that contradicts the bounds by itself.
  private func firstImpossible(of rows: [Int], bounds: [Int]) -> Int? {
    let lower = Buffer(repeating: -Double.infinity, count: variableCount)
    for i in bounds where rowStart[i + 1] == rowStart[i] + 1 && relation[i] == .greaterThanOrEqual {
      let entry = rowStart[i]
      guard rowValue[entry] > 0 else { continue }
      let j = rowColumn[entry]
      lower[j] = max(lower[j], breakpoint[variableCount + i] / rowValue[entry])
    }
    return rows.first { i in
      // If a variable has no bound on the side that matters, the row can take any value.
      var (least, greatest) = (0.0, 0.0)
      for e in rowStart[i]..<rowStart[i + 1] where rowValue[e] != 0 {
        let end = rowValue[e] * lower[rowColumn[e]]
        least = rowValue[e] > 0 ? least + end : -.infinity
        greatest = rowValue[e] > 0 ? .infinity : greatest + end
      }
      let slack = variableCount + i
      return relation[i] != .greaterThanOrEqual && least > breakpoint[slack] + tolerance[slack]
        || relation[i] != .lessThanOrEqual && greatest < breakpoint[slack] - tolerance[slack]
    }
  }
}

/// Sets of rows, and the search for a small set that has an element in each of them.
struct HittingSets {
  private var sets: [[Int]] = []
  private var isElement: [Bool]
  /// Whether the last search was abandoned.
  private(set) var isExhausted = false
  /// The search is meant for small sets; one that takes more steps counts as not found.
  private static var maximumSteps: Int { 5_000 }

  init(elementCount: Int) { isElement = [Bool](repeating: false, count: elementCount) }

  /// Whether a set has the element.
  func contains(_ element: Int) -> Bool { isElement[element] }

  mutating func append(_ set: [Int]) {
    sets.append(set)
    for element in set { isElement[element] = true }
  }

  /// A set of fewer than `count` elements with one in each set; nil if there is none or none was found.
  mutating func set(smallerThan count: Int) -> [Int]? {
    var chosen: [Int] = []
    var steps = Self.maximumSteps
    let isFound = complete(&chosen, limit: count - 1, &steps)
    isExhausted = steps <= 0
    return isFound ? chosen.sorted() : nil
  }

  private func complete(_ chosen: inout [Int], limit: Int, _ steps: inout Int) -> Bool {
    steps -= 1
    guard steps > 0 else { return false }
    let open = sets.filter { set in !set.contains { chosen.contains($0) } }
    guard let smallest = open.min(by: { $0.count < $1.count }) else { return true }
    guard chosen.count + disjointCount(of: open) <= limit else { return false }
    for element in smallest {
      chosen.append(element)
      if complete(&chosen, limit: limit, &steps) { return true }
      chosen.removeLast()
    }
    return false
  }

  /// A lower bound on the number of elements needed to hit all of them.
  private func disjointCount(of open: [[Int]]) -> Int {
    var used = isElement
    for i in used.indices { used[i] = false }
    var count = 0
    for set in open where !set.contains(where: { used[$0] }) {
      count += 1
      for element in set { used[element] = true }
    }
    return count
  }
}

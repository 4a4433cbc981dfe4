/// Guesses the basis of a component that has never been solved, one variable after the other.
///
/// Once all other variables of a row are known, the row restricts its last one alone. Level by level, such
/// rows narrow the interval of the best values of each variable (as `Line` does exactly). A variable whose
/// interval closes is known from then on, by the row that holds there; that row will be tight, and other
/// variables may become known as a result. What the guess omits or gets wrong takes a few pivots, but
/// thousands of rows that are easily evaluated need none.
///
/// Example: two texts of heights g and h side by side, 20 and 30 high, each with hugging 251 and resistance
/// 750; the next text at y >= g and y >= h, required, with `y == g` and `y == h` at 249. After level 251 both
/// heights are known; after 249, y is known: the required rows demand y >= 30, and the optional ones want no
/// more. The tight row of y is `y >= h`, and everything is optimal.
struct Crash: ~Copyable {
  /// By row: how many of its variables are unknown; these combined by exclusive or; and what is left of the
  /// constant for them.
  private let openCount: Buffer<Int>
  private let openColumns: Buffer<Int>
  private let rest: Buffer<Double>
  private let isKnown: Buffer<Bool>
  private let isQueued: Buffer<Bool>
  /// Whether the row should be tight.
  let isTight: Buffer<Bool>
  private var queue: List<Int>
  private var head = 0
  private var lineRows: List<Line.Row>

  static func run(_ component: Component, in arena: inout Arena) -> Crash {
    var crash = Crash(component, in: &arena)
    for l in 0..<component.levelCount {
      for k in component.levelStart[l]..<component.levelStart[l + 1] {
        crash.enqueue(component.rowsByLevel[k])
      }
      crash.drain(component, level: l)
    }
    return crash
  }

  private init(_ component: Component, in arena: inout Arena) {
    let (n, m) = (component.variableCount, component.rowCount)
    openCount = Buffer(repeating: 0, count: m, in: &arena)
    openColumns = Buffer(repeating: 0, count: m, in: &arena)
    rest = Buffer(repeating: 0, count: m, in: &arena)
    isKnown = Buffer(repeating: false, count: n, in: &arena)
    isQueued = Buffer(repeating: false, count: n, in: &arena)
    isTight = Buffer(repeating: false, count: m, in: &arena)
    queue = List(capacity: n, in: &arena)
    lineRows = List(capacity: 8, in: &arena)
    for i in 0..<m {
      let range = component.rowStart[i]..<component.rowStart[i + 1]
      openCount[i] = range.count
      rest[i] = component.breakpoint[n + i]
      for e in range {
        openColumns[i] ^= component.rowColumn[e]
      }
    }
  }

  /// Queues the last unknown of a row.
  private mutating func enqueue(_ i: Int) {
    guard openCount[i] == 1, !isQueued[openColumns[i]] else { return }
    isQueued[openColumns[i]] = true
    queue.append(openColumns[i])
  }

  private mutating func drain(_ component: Component, level: Int) {
    while head < queue.count {
      let j = queue[head]
      head += 1
      isQueued[j] = false
      if !isKnown[j] { narrow(j, component, level) }
    }
    queue.removeAll()
    head = 0
  }

  /// Finds the best values of a variable by its rows down to a level. If there is only one, the variable is
  /// known.
  private mutating func narrow(_ j: Int, _ component: Component, _ level: Int) {
    lineRows.removeAll()
    for e in component.columnStart[j]..<component.columnStart[j + 1] {
      let i = component.columnRow[e]
      guard openCount[i] == 1, component.level[i] <= level else { continue }
      let value = component.columnValue[e]
      lineRows.append(
        Line.Row(
          priority: component.level[i] == 0 ? Priority.required.value : -Double(component.level[i]),
          position: rest[i] / value,
          weight: value.magnitude * component.scale[i],
          relation: value < 0 ? component.relation[i].reversed : component.relation[i]))
    }
    let line = Line(lineRows.values)
    guard line.lower == line.upper, let row = tightRow(j, at: line.lower, component, level) else { return }
    isTight[row] = true
    isKnown[j] = true
    for e in component.columnStart[j]..<component.columnStart[j + 1] {
      let i = component.columnRow[e]
      openCount[i] -= 1
      openColumns[i] ^= j
      rest[i] -= component.columnValue[e] * line.lower
      if component.level[i] <= level { enqueue(i) }
    }
  }

  /// The strongest of the rows that hold with equality at a value.
  private func tightRow(_ j: Int, at value: Double, _ component: Component, _ level: Int) -> Int? {
    var best: Int?
    for e in component.columnStart[j]..<component.columnStart[j + 1] {
      let i = component.columnRow[e]
      guard openCount[i] == 1, component.level[i] <= level else { continue }
      let offset = rest[i] / component.columnValue[e] - value
      guard offset.magnitude <= Tolerance.position + Tolerance.relativePosition * value.magnitude else {
        continue
      }
      if let other = best, component.level[other] <= component.level[i] { continue }
      best = i
    }
    return best
  }
}

/// Turns equations into constants and ties: first, in one pass over all rows, those with at most two unknowns
/// when they are reached, then the others, each as soon as enough of its unknowns are tied.
extension Presolve {
  /// - Parameter left: receives the rows still to be handled, including inequalities and optional rows.
  mutating func settleShortEquations(_ part: Part, _ storage: borrowing Storage, _ left: inout List<Int>) {
    for i in 0..<part.rows.count {
      if storage.rows[part.rows[i]].isEquation && settle(part.rows[i], storage) { continue }
      status[i] = .left
      left.append(i)
    }
  }

  /// - Returns: false if the equation has more than two unknowns, or its numbers are too difficult.
  @inline(__always)
  private mutating func settle(_ slot: Int, _ storage: borrowing Storage) -> Bool {
    read(slot, storage)
    switch termCount {
    case 0: checkEquation(slot, storage)
    case 1: ground()
    case 2: return unite(terms[0].value.magnitude <= terms[1].value.magnitude ? (0, 1) : (1, 0))
    default: return false
    }
    return true
  }

  @inline(__always)
  private mutating func checkEquation(_ slot: Int, _ storage: borrowing Storage) {
    if !isNothingLeft(ofRow: slot, storage) { hasContradiction = true }
  }

  /// Makes the only root of the current row a constant.
  @inline(__always)
  private mutating func ground() {
    rootCount &-= 1
    ties.ground(terms[0].root, at: right / terms[0].value)
  }

  /// Ties the root of one term of the current row to that of the other.
  ///
  /// - Returns: false if the factors would differ too much for accurate computation.
  @inline(__always)
  private mutating func unite(_ order: (tied: Int, to: Int)) -> Bool {
    let (term, otherTerm) = (terms[order.tied], terms[order.to])
    let (state, other) = (states.address(term.root), states.address(otherTerm.root))
    let factor = -otherTerm.value / term.value
    let size = Float(factor.magnitude)
    let most = max(other.pointee.largest, state.pointee.largest * size)
    let least = min(other.pointee.smallest, state.pointee.smallest * size)
    guard most < 1e6 && least > 1e-6 else { return false }
    other.pointee.largest = most
    other.pointee.smallest = least
    rootCount &-= 1
    ties.unite(term.root, with: otherTerm.root, factor: factor, offset: right / term.value)
    return true
  }

  // MARK: Long equations

  /// Equations waiting for ties, in linked lists by root.
  private struct WaitingRows: ~Copyable {
    var nodes: List<(row: Int32, next: Int32)>
    /// The equations in which a root has been tied.
    var queue: List<Int>
  }

  mutating func settleLongEquations(
    _ left: borrowing List<Int>, _ part: Part, _ storage: borrowing Storage, in arena: inout Arena
  ) {
    var waiting = WaitingRows(nodes: List(capacity: 8, in: &arena), queue: List(capacity: 8, in: &arena))
    for n in 0..<left.count where storage.rows[part.rows[left[n]]].isEquation {
      var i = left[n]
      while true {
        if settle(part.rows[i], storage, &waiting) {
          status[i] = .done
        } else {
          if status[i] == .left { wait(i, &waiting) }
          status[i] = .waiting
        }
        if waiting.queue.isEmpty { break }
        i = waiting.queue.removeLast()
      }
    }
  }

  /// Like `settle(_:_:)` for short equations, but also wakes the equations that wait for a tie.
  @inline(__always)
  private mutating func settle(
    _ slot: Int, _ storage: borrowing Storage, _ waiting: inout WaitingRows
  ) -> Bool {
    read(slot, storage)
    switch termCount {
    case 0: checkEquation(slot, storage)
    case 1:
      enqueue(terms[0].root, &waiting)
      ground()
    case 2:
      // The root with fewer waiting equations is tied to the other.
      let (first, second) = (states[terms[0].root].waitingCount, states[terms[1].root].waitingCount)
      let isFirstTied =
        first != second ? first < second : terms[0].value.magnitude <= terms[1].value.magnitude
      let order = isFirstTied ? (0, 1) : (1, 0)
      guard unite(order) else { return false }
      enqueue(terms[order.0].root, &waiting)
      join(terms[order.0].root, terms[order.1].root, &waiting)
    default: return false
    }
    return true
  }

  private mutating func wait(_ i: Int, _ waiting: inout WaitingRows) {
    for k in 0..<termCount {
      let state = states.address(terms[k].root)
      let node = Int32(truncatingIfNeeded: waiting.nodes.count)
      if state.pointee.firstWaiting < 0 { state.pointee.lastWaiting = node }
      waiting.nodes.append((Int32(truncatingIfNeeded: i), state.pointee.firstWaiting))
      state.pointee.firstWaiting = node
      state.pointee.waitingCount += 1
    }
  }

  private mutating func enqueue(_ root: Int, _ waiting: inout WaitingRows) {
    var node = Int(states[root].firstWaiting)
    while node >= 0 {
      let row = Int(waiting.nodes[node].row)
      if status[row] == .waiting {
        status[row] = .queued
        waiting.queue.append(row)
      }
      node = Int(waiting.nodes[node].next)
    }
  }

  private mutating func join(_ root: Int, _ other: Int, _ waiting: inout WaitingRows) {
    let joined = states[root]
    if joined.firstWaiting < 0 { return }
    let state = states.address(other)
    if state.pointee.firstWaiting < 0 {
      state.pointee.lastWaiting = joined.lastWaiting
    } else {
      waiting.nodes[Int(joined.lastWaiting)].next = state.pointee.firstWaiting
    }
    state.pointee.firstWaiting = joined.firstWaiting
    state.pointee.waitingCount += joined.waitingCount
  }
}

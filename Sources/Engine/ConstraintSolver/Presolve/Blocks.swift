/// Sorts what the presolve leaves into blocks that share no root, to be solved separately.
///
/// Example: `a + b + c = 300` and soft rows of a, b and d. c is in one row only, which is deferred: c is
/// computed at the end. Without that row, a, b and d are three blocks of one root.
struct Blocks: ~Copyable {
  /// The roots by block, in the order of the first variable of their class: those of block b start at
  /// `rootStart[b]`.
  private(set) var rootStart: IndexList
  let root: Indices
  /// The reduced rows by block.
  let rowStart: Indices
  let row: Indices
  /// By variable that is a root: the first variable of its class, and its number in its block.
  let first: Indices
  let local: Indices
  private let block: Indices
  /// Reduced rows with the roots to compute from them, in reverse order of computation.
  private(set) var deferred: List<(row: Int, root: Int)>

  var count: Int { rootStart.count - 1 }

  init(
    _ presolve: borrowing Presolve, part: Part, storage: borrowing Storage,
    isBarred: borrowing Buffer<Bool>, in arena: inout Arena
  ) {
    let (n, m) = (part.variables.count, presolve.rows.count)
    deferred = List(capacity: 8, in: &arena)
    rootStart = IndexList(capacity: n + 2, in: &arena)
    root = Indices(uninitialized: n, in: &arena)
    rowStart = Indices(repeating: 0, count: n + 2, in: &arena)
    row = Indices(uninitialized: m, in: &arena)
    first = Indices(repeating: -1, count: n, in: &arena)
    local = Indices(uninitialized: n, in: &arena)
    block = Indices(repeating: -1, count: n, in: &arena)
    let parent = Indices(uninitialized: n, in: &arena)
    let isDeferred = Buffer(repeating: false, count: m, in: &arena)
    for j in 0..<n {
      parent[j] = j
    }
    deferRows(presolve, part, storage, isBarred, isDeferred, in: &arena)
    for i in 0..<m where !isDeferred[i] {
      let terms = presolve.rows[i].start..<presolve.rows[i].end
      let r = Blocks.top(presolve.roots[terms.lowerBound], parent)
      for k in terms.dropFirst() {
        parent[Blocks.top(presolve.roots[k], parent)] = r
      }
    }
    numberRoots(presolve, parent, in: &arena)
    collectRows(presolve, isDeferred, in: &arena)
  }

  private static func top(_ start: Int, _ parent: borrowing Indices) -> Int {
    var j = start
    while parent[j] != j {
      parent[j] = parent[parent[j]]
      j = parent[j]
    }
    return j
  }

  /// Repeatedly defers equations with a root that is in no other row.
  private mutating func deferRows(
    _ presolve: borrowing Presolve, _ part: Part, _ storage: borrowing Storage,
    _ isBarred: borrowing Buffer<Bool>, _ isDeferred: borrowing Buffer<Bool>, in arena: inout Arena
  ) {
    let useCount = Indices(repeating: 0, count: part.variables.count, in: &arena)
    /// All rows of a root combined by exclusive or; if there is only one, its number.
    let rowsOfRoot = Indices(repeating: 0, count: part.variables.count, in: &arena)
    for i in 0..<presolve.rows.count {
      for k in presolve.rows[i].start..<presolve.rows[i].end {
        useCount[presolve.roots[k]] += 1
        rowsOfRoot[presolve.roots[k]] ^= i
      }
    }
    var queue = List<Int>(capacity: 8, in: &arena)
    for i in 0..<presolve.rows.count
    where storage.rows[part.rows[presolve.rows[i].row]].isEquation {
      queue.append(i)
      while !queue.isEmpty {
        let i = queue.removeLast()
        let reduced = presolve.rows[i]
        guard !isDeferred[i], !isBarred[i], storage.rows[part.rows[reduced.row]].isEquation else { continue }
        var free: Int?
        for k in reduced.start..<reduced.end where useCount[presolve.roots[k]] == 1 {
          free = free ?? presolve.roots[k]
        }
        guard let free else { continue }
        isDeferred[i] = true
        deferred.append((i, free))
        block[free] = Blocks.none
        for k in reduced.start..<reduced.end {
          useCount[presolve.roots[k]] -= 1
          rowsOfRoot[presolve.roots[k]] ^= i
          if useCount[presolve.roots[k]] == 1 { queue.append(rowsOfRoot[presolve.roots[k]]) }
        }
      }
    }
  }

  private static var none: Int { -2 }

  private mutating func numberRoots(
    _ presolve: borrowing Presolve, _ parent: borrowing Indices, in arena: inout Arena
  ) {
    var count = 0
    let order = Indices(uninitialized: parent.count, in: &arena)
    var rootCount = 0
    let size = Indices(repeating: 0, count: parent.count + 1, in: &arena)
    for j in 0..<parent.count {
      let r = presolve.ties.find(j).root
      guard r != presolve.ties.ground, first[r] < 0 else { continue }
      first[r] = j
      if block[r] == Blocks.none { continue }
      let top = Blocks.top(r, parent)
      if block[top] < 0 {
        block[top] = count
        count += 1
      }
      block[r] = block[top]
      local[r] = size[block[r]]
      size[block[r]] += 1
      order[rootCount] = r
      rootCount += 1
    }
    rootStart.append(0)
    for b in 0..<count {
      rootStart.append(rootStart[b] + size[b])
    }
    for k in 0..<rootCount {
      let r = order[k]
      root[rootStart[block[r]] + local[r]] = r
    }
  }

  private func collectRows(
    _ presolve: borrowing Presolve, _ isDeferred: borrowing Buffer<Bool>, in arena: inout Arena
  ) {
    for i in 0..<presolve.rows.count where !isDeferred[i] {
      rowStart[block[presolve.roots[presolve.rows[i].start]] + 1] += 1
    }
    for b in 0..<count {
      rowStart[b + 1] += rowStart[b]
    }
    let next = Indices(uninitialized: count, in: &arena)
    for b in 0..<count {
      next[b] = rowStart[b]
    }
    for i in 0..<presolve.rows.count where !isDeferred[i] {
      let b = block[presolve.roots[presolve.rows[i].start]]
      row[next[b]] = i
      next[b] += 1
    }
  }
}

/// A vector with a list of its possibly nonzero places, as long as these are few.
///
/// A pivot of a large component touches few of its rows; work in proportion to the number of rows would be
/// too slow.
struct SparseVector: ~Copyable {
  private let values: Buffer<Double>
  private let isListed: Buffer<Bool>
  private var list: List<Int>
  /// Whether there is no list, so that any place may be nonzero.
  private(set) var isFull = false

  init(count: Int, in arena: inout Arena) {
    values = Buffer(repeating: 0, count: count, in: &arena)
    isListed = Buffer(repeating: false, count: count, in: &arena)
    list = List(capacity: count, in: &arena)
  }

  subscript(index: Int) -> Double {
    values[index]
  }

  /// The number of places to visit to see all nonzero values.
  var placeCount: Int {
    isFull ? values.count : list.count
  }

  func place(_ k: Int) -> Int {
    isFull ? k : list[k]
  }

  mutating func add(_ value: Double, at index: Int) {
    values[index] += value
    if !isFull { note(index) }
  }

  mutating func set(_ value: Double, at index: Int) {
    values[index] = value
    if !isFull && value != 0 { note(index) }
  }

  /// Adds a multiple of some entries of a matrix, `entries` at `places`, both from `range` of their lists.
  mutating func add(
    _ factor: Double, times entries: borrowing List<Double>, at places: borrowing List<Int>,
    _ range: Range<Int>
  ) {
    if isFull {
      for e in range {
        values[places[e]] += factor * entries[e]
      }
    } else {
      for e in range {
        add(factor * entries[e], at: places[e])
      }
    }
  }

  /// Drops the list, for a vector known to have few zeros.
  mutating func giveUpList() {
    isFull = true
  }

  private mutating func note(_ index: Int) {
    if isListed[index] { return }
    isListed[index] = true
    list.append(index)
    // Beyond this, visiting all places is cheaper than listing and sorting some.
    isFull = 30 * list.count > values.count
  }

  mutating func clear() {
    if isFull { values.fill(0) }
    for k in 0..<list.count {
      values[list[k]] = 0
      isListed[list[k]] = false
    }
    list.removeAll()
    isFull = false
  }
}

/// The places of a sparse vector in ascending or descending order, for solving with a triangular matrix. The
/// work at one place can make only later places nonzero, and these are then visited, too.
struct Sweep {
  private let count: Int
  private let isAscending: Bool
  /// How many of the listed places have been queued.
  private var seen = 0
  private var turn = -1

  init(_ count: Int, ascending: Bool) {
    self.count = count
    isAscending = ascending
  }

  /// - Parameter queue: the turns to come; empty at the start and at the end.
  mutating func next(_ vector: borrowing SparseVector, _ queue: inout StepQueue) -> Int? {
    if vector.isFull {
      queue.removeAll()
      repeat { turn += 1 } while turn < count && vector[place(turn)] == 0
      return turn < count ? place(turn) : nil
    }
    while seen < vector.placeCount {
      queue.insert(place(vector.place(seen)))
      seen += 1
    }
    guard let first = queue.removeFirst() else { return nil }
    turn = first
    return place(turn)
  }

  /// Converts turns to places and back.
  private func place(_ turn: Int) -> Int {
    isAscending ? turn : count - 1 - turn
  }
}

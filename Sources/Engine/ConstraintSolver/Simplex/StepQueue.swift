/// A set of elimination steps from which the earliest can be taken: a binary heap.
struct StepQueue: ~Copyable {
  private var heap = List<Int>()

  mutating func insert(_ step: Int) {
    heap.append(step)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= step { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = step
  }

  mutating func removeAll() {
    heap.removeAll()
  }

  mutating func removeFirst() -> Int? {
    if heap.isEmpty { return nil }
    let first = heap[0]
    let moved = heap.removeLast()
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
      if moved <= heap[child] { break }
      heap[parent] = heap[child]
      parent = child
    }
    if !heap.isEmpty { heap[parent] = moved }
    return first
  }
}

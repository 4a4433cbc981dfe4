/// The breakpoints that basic columns reach as the entering column moves, earliest first. Popped events are
/// kept until the step has been made.
struct BreakpointQueue: ~Copyable {
  struct Event: BitwiseCopyable {
    /// How far the entering column has moved by then.
    var time: Double
    /// The row of the basis.
    var row: Int
    /// The magnitude of the pivot.
    var size: Double
    /// The change in the rate of the objective.
    var jump: Double

    /// Orders by time, then by row, to be deterministic.
    fileprivate func precedes(_ other: Event) -> Bool {
      time != other.time ? time < other.time : row < other.row
    }
  }

  /// A binary heap in the first `heapCount` places, followed by what has been popped, last first.
  private var events = List<Event>()
  private var heapCount = 0

  var poppedCount: Int { events.count - heapCount }

  /// The popped events, first to last.
  func popped(_ k: Int) -> Event {
    events[events.count - 1 - k]
  }

  var first: Event? {
    heapCount > 0 ? events[0] : nil
  }

  /// Adds an event; call `heapify()` when all have been added.
  mutating func append(_ event: Event) {
    events.append(event)
    heapCount += 1
  }

  mutating func heapify() {
    for k in stride(from: heapCount / 2 - 1, through: 0, by: -1) {
      sink(k)
    }
  }

  mutating func pop() -> Event? {
    if heapCount == 0 { return nil }
    let first = events[0]
    heapCount -= 1
    events[0] = events[heapCount]
    events[heapCount] = first
    sink(0)
    return first
  }

  mutating func removeAll() {
    events.removeAll()
    heapCount = 0
  }

  private func sink(_ start: Int) {
    guard start < heapCount else { return }
    let moved = events[start]
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= heapCount { break }
      if child + 1 < heapCount && events[child + 1].precedes(events[child]) { child += 1 }
      if !events[child].precedes(moved) { break }
      events[parent] = events[child]
      parent = child
    }
    events[parent] = moved
  }
}

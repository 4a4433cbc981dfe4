import LayoutScene

/// Divides a range of sizes until nothing changes in any interval, or an interval is as short as the resolution.
struct BreakpointSearch {
  /// A change, with the layouts on both sides of it.
  struct Change {
    var position: Double
    var before: SweptLayout
    var after: SweptLayout
  }

  let solve: (Double) -> SolvedLayout?
  private(set) var changes: [Change] = []
  private(set) var isComplete = true
  private var count = 0

  init(solve: @escaping (Double) -> SolvedLayout?) { self.solve = solve }

  /// Two layouts, with anything else that is known about the pieces that they belong to.
  private struct Interval {
    var start: SweptLayout
    var end: SweptLayout
    /// An earlier layout of the piece that `start` belongs to.
    var before: SweptLayout?
    /// A later one of the piece that `end` belongs to.
    var after: SweptLayout?
    /// Whether to look where the pieces seem to meet. Not after such a look that has left more than half of an
    /// interval, so that the search needs at most twice as many layouts as halving does.
    var canGuess = true

    var length: Double { end.position - start.position }
    var middle: Double { start.position + length / 2 }

    /// Where the two pieces meet, if that is known and within the interval.
    var meeting: Double? {
      guard let before, let after,
        let place = SweptLayout.meeting((before, start), (end, after)),
        place >= start.position, place <= end.position
      else { return nil }
      return place
    }

    /// Where to look next: on either side of where the pieces meet, otherwise in the middle.
    var division: (place: Double, isGuess: Bool) {
      let half = Sweep.resolution / 2
      if canGuess, let meeting {
        if meeting - half > start.position { return (meeting - half, true) }
        if meeting + half < end.position { return (meeting + half, true) }
      }
      return (middle, false)
    }
  }

  /// The changes, with those that one event causes combined.
  var events: [Change] {
    changes.reduce(into: []) { events, change in
      if let last = events.last, change.position - last.position <= Sweep.event {
        events[events.count - 1].after = change.after
      } else {
        events.append(change)
      }
    }
  }

  mutating func run(over range: ClosedRange<Double>) {
    guard let start = layout(at: range.lowerBound), let end = layout(at: range.upperBound) else { return }
    // The earliest last.
    var waiting = [Interval(start: start, end: end)]
    while let interval = waiting.popLast() { divide(interval, into: &waiting) }
  }

  private mutating func divide(_ interval: Interval, into waiting: inout [Interval]) {
    let (start, end) = (interval.start, interval.end)
    if start.isLike(end) {
      guard interval.length > Sweep.stride, let middle = layout(at: interval.middle),
        !(middle.isLike(start) && middle.isBetween(start, end))
      else { return }
      waiting.append(Interval(start: middle, end: end))
      waiting.append(Interval(start: start, end: middle))
      return
    }
    guard interval.length > Sweep.resolution * 1.001 else {
      let steps = 1 / Sweep.precision
      let place = ((interval.meeting ?? interval.middle) * steps).rounded() / steps
      changes.append(Change(position: place, before: start, after: end))
      return
    }
    let (place, isGuess) = interval.division
    guard let middle = layout(at: place) else { return }
    func canGuess(_ length: Double) -> Bool { !isGuess || length <= interval.length / 2 }
    // Layouts that are farther apart give a better direction.
    waiting.append(
      Interval(
        start: middle, end: end, before: middle.isLike(start) ? interval.before ?? start : nil,
        after: interval.after, canGuess: canGuess(end.position - place)))
    waiting.append(
      Interval(
        start: start, end: middle, before: interval.before,
        after: middle.isLike(end) ? interval.after ?? end : nil, canGuess: canGuess(place - start.position)))
  }

  private mutating func layout(at position: Double) -> SweptLayout? {
    count += 1
    guard count <= Sweep.mostLayouts, let layout = solve(position) else {
      isComplete = false
      return nil
    }
    return SweptLayout(layout, at: position)
  }
}

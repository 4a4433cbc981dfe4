import AutoLayout

/// The line of a sign, along one axis, with room for its ticks.
struct SignBar: Hashable {
  var axis: Axis
  var start: Double
  var end: Double
  var across: Double
  /// Half the room across: for the ticks, or for the line alone if it has no ticks.
  var half = Measures.tick / 2

  var length: Double { end - start }
  var middle: Double { (start + end) / 2 }
  var range: ClosedRange<Double> { ClosedRange(between: start, and: end) }

  /// A short piece of a centre line just outside each end of each item, as in technical drawings.
  func centreMarks(at items: [Rect]) -> [SignBar] {
    items.flatMap { item -> [SignBar] in
      let (first, last) = (item.minimum(along: axis), item.maximum(along: axis))
      guard last - first > 2 else { return [] }
      return [(first - Measures.centreMark, first), (last, last + Measures.centreMark)].map {
        SignBar(axis: axis, start: $0.0, end: $0.1, across: across, half: half)
      }
    }
  }

  /// The direction across the line in which none of the items lies whose edge it is: -1 or 1; 0 if there are some on both
  /// sides.
  func outward(of items: [Rect]) -> Double {
    let sides = items.map { $0.range(along: axis.other).middle < across ? 1.0 : -1 }
    return sides.allSatisfy { $0 == sides[0] } ? sides.first ?? 0 : 0
  }

  func moved(across distance: Double) -> SignBar {
    var moved = self
    moved.across += distance
    return moved
  }

  /// The line without its ends, which other lines cross rather than meet.
  var inner: Rect {
    let inset = min(2.5, length / 2)
    return SignBar(axis: axis, start: start + inset, end: end - inset, across: across, half: half).rect
  }

  /// The room for the marks of equal sizes, in the middle of the line.
  var mark: Rect { mark(at: middle) }

  /// The room for the marks of equal sizes, at a place along the line.
  func mark(at place: Double) -> Rect {
    let half = min(Measures.markReach, length / 2)
    return SignBar(
      axis: axis, start: place - half, end: place + half, across: across, half: Measures.markReach
    )
    .rect
  }

  /// The line without its ticks.
  var line: Rect {
    var bar = self
    bar.half = 0.5
    return bar.rect
  }

  /// The line with the room for its ticks.
  var rect: Rect {
    axis == .horizontal
      ? Rect(x: start, y: across - half, width: length, height: 2 * half)
      : Rect(x: across - half, y: start, width: 2 * half, height: length)
  }
}

extension Rect {
  /// The rectangle's point that is nearest to a given one.
  func nearest(to point: Point) -> Point {
    Point(x: clamp(point.x, minX, maxX), y: clamp(point.y, minY, maxY))
  }
}

package import AutoLayout

/// A straight segment of a line.
package struct Segment: Hashable {
  package var start: Point
  package var end: Point

  var length: Double { start.distance(to: end) }

  /// - Parameter share: 0 for the start, 1 for the end.
  func point(at share: Double) -> Point {
    Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
  }

  /// 0 if it touches or crosses the rectangle.
  func distance(to rect: Rect) -> Double {
    if meets(rect) { return 0 }
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ]
    return (corners.map(distance) + [start, end].map(rect.distance)).min() ?? .infinity
  }

  /// The Liang-Barsky algorithm: clips the segment by each edge, and checks whether anything is left.
  private func meets(_ rect: Rect) -> Bool {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    for (step, room) in [
      (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY),
      (dy, rect.maxY - start.y),
    ] {
      if step == 0 {
        if room < 0 { return false }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    return first <= last
  }

  func distance(to point: Point) -> Double {
    guard length > 0 else { return start.distance(to: point) }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (length * length)
    let place = min(max(share, 0), 1)
    return point.distance(to: self.point(at: place))
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension Rect {
  fileprivate func distance(to point: Point) -> Double {
    point.distance(to: Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY)))
  }
}

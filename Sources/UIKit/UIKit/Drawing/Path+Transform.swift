internal import AutoLayout
@_exported import Foundation

extension Path {
  /// The path with a transform applied to every point.
  func applying(_ transform: CGAffineTransform) -> Path {
    mapped { Point(CGPoint(x: $0.x, y: $0.y).applying(transform)) }
  }

  /// The last point; nil for an empty path.
  var currentPoint: Point? {
    var start: Point?, current: Point?
    for element in elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let point), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// Adds a curve with one control point.
  mutating func addQuadCurve(to end: Point, control: Point) {
    let start = currentPoint ?? control
    func third(_ point: Point) -> Point {
      Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    elements.append(.curve(end, control1: third(start), control2: third(end)))
  }

  /// Adds an arc of a circle, preceded by a line to its start.
  ///
  /// - Parameter grows: whether the angle increases along the arc, which is clockwise where y points down.
  mutating func addArc(
    center: Point, radius: Double, start: Double, end: Double, grows: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = grows ? end - start : start - end
    if abs(sweep) >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    if !grows { sweep = -sweep }
    func point(_ angle: Double, _ reach: Double = 0) -> Point {
      let (x, y) = (cos(angle), sin(angle))
      return Point(
        x: center.x + radius * x - reach * radius * y, y: center.y + radius * y + reach * radius * x)
    }
    elements.append(elements.isEmpty ? .move(point(start)) : .line(point(start)))
    // An arc that exceeds a quarter only by rounding counts as a quarter.
    let count = max(1, Int((abs(sweep) / (turn / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The length of the handles with which cubic curves approximate a circle.
    let reach = 4 / 3 * tan(step / 4)
    for number in 0..<count {
      let (from, to) = (start + Double(number) * step, start + Double(number + 1) * step)
      elements.append(.curve(point(to), control1: point(from, reach), control2: point(to, -reach)))
    }
  }

  /// Adds an arc that touches the lines from the current point to a corner, and from there to another point.
  mutating func addArc(corner: Point, end: Point, radius: Double) {
    guard let start = currentPoint else { return }
    func unit(_ point: Point) -> Point? {
      let (x, y) = (point.x - corner.x, point.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? Point(x: x / length, y: y / length) : nil
    }
    guard radius > 0, let one = unit(start), let two = unit(end) else {
      return elements.append(.line(corner))
    }
    let half = acos(min(1, max(-1, one.x * two.x + one.y * two.y))) / 2
    guard sin(half) > 1e-6, cos(half) > 1e-6 else { return elements.append(.line(corner)) }
    let (along, across) = (radius / tan(half), radius / sin(half) / (2 * cos(half)))
    let center = Point(x: corner.x + (one.x + two.x) * across, y: corner.y + (one.y + two.y) * across)
    func angle(_ direction: Point) -> Double {
      atan2(corner.y + direction.y * along - center.y, corner.x + direction.x * along - center.x)
    }
    addArc(
      center: center, radius: radius, start: angle(one), end: angle(two),
      grows: one.x * two.y - one.y * two.x < 0)
  }

  /// The rectangle around all points, including the control points of curves; nil for an empty path.
  var box: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let point, let one, let two): points += [point, one, two]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

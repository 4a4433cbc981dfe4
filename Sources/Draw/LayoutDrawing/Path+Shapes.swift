package import AutoLayout

extension Path {
  /// An open line through the points.
  static func polyline(_ points: [Point]) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  static func polygon(_ points: [Point]) -> Path {
    var path = polyline(points)
    if !points.isEmpty { path.elements.append(.close) }
    return path
  }

  static func circle(center: Point, radius: Double) -> Path {
    .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  mutating func append(_ other: Path) { elements += other.elements }

  /// The rectangle around the points and control points, and so around the path; nil for an empty path.
  package var bounds: Rect? {
    var bounds: Rect?
    func add(_ point: Point) {
      let rect = Rect(x: point.x, y: point.y, width: 0, height: 0)
      bounds = bounds?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let point, let control1, let control2):
        for point in [point, control1, control2] { add(point) }
      case .close: break
      }
    }
    return bounds
  }
}

extension Rect {
  /// The rectangle grown by `amount` on every side.
  package func grown(by amount: Double) -> Rect {
    Rect(x: x - amount, y: y - amount, width: width + 2 * amount, height: height + 2 * amount)
  }

  func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle with a non-negative size.
  var standardized: Rect {
    Rect(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
  }

  func minimum(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  func middle(along axis: Axis) -> Double { axis == .horizontal ? midX : midY }
  func maximum(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
  func range(along axis: Axis) -> ClosedRange<Double> {
    ClosedRange(between: minimum(along: axis), and: maximum(along: axis))
  }
}

extension Point {
  /// A point from a coordinate along an axis and one across it.
  init(along: Double, across: Double, axis: Axis) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }

  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

/// The value clamped to the bounds; the lower one for NaN.
func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
  value < lower || value.isNaN ? lower : value > upper ? upper : value
}

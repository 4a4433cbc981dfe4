import AutoLayout

/// The sign of content hugging (arrows towards each other) or compression resistance (away from each other).
struct ContentArrows: Hashable {
  enum Kind: Hashable {
    case hugging
    case resistance
  }

  var kind: Kind
  /// The axis; nil for both axes alike, drawn as the horizontal one.
  var axis: Axis?

  static let size = Size(width: 15, height: 9)

  func items(in frame: Rect, color: Color) -> [DisplayItem] {
    let direction = axis ?? .horizontal
    let half = direction == .horizontal ? 7.0 : 4.75
    let center = Point(x: frame.midX, y: frame.midY)
    var lines = Path()
    for side in [-1.0, 1.0] {
      let outer = side * half
      let inner = side * 1.25
      let (tail, tip) = kind == .hugging ? (outer, inner) : (inner, outer)
      let head = tip + (tail - tip).sign(2.25)
      func point(_ along: Double, _ across: Double) -> Point {
        let offset = Point(along: along, across: across, axis: direction)
        return Point(x: center.x + offset.x, y: center.y + offset.y)
      }
      lines.append(.line(from: point(tail, 0), to: point(tip, 0)))
      lines.append(.polyline([point(head, -2.25), point(tip, 0), point(head, 2.25)]))
    }
    return [.stroke(lines, color, StrokeStyle(width: 0.9, cap: .round, join: .round))]
  }
}

extension Double {
  /// The magnitude with the sign of this number.
  fileprivate func sign(_ magnitude: Double) -> Double { self < 0 ? -magnitude : magnitude }
}

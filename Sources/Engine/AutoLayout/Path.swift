/// An outline of straight lines and cubic curves, filled with the non-zero winding rule.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// The path with every point moved, those of its curves' handles too.
  package func mapped(_ move: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .curve(let point, let control1, let control2):
          .curve(move(point), control1: move(control1), control2: move(control2))
        case .close: .close
        }
      })
  }

  package static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  package static func rect(_ rect: Rect) -> Path {
    Path([
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// A rectangle with circular corners; the radius is limited to half the shorter side.
  package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    roundedRect(rect, topRadius: radius, bottomRadius: radius)
  }

  /// A rectangle with one radius for the upper corners and another for the lower ones, each limited as a common radius is;
  /// where only one of them is round, its corners may be as high as the rectangle.
  package static func roundedRect(_ rect: Rect, topRadius: Double, bottomRadius: Double) -> Path {
    let isRoundAtBothEnds = topRadius > 0 && bottomRadius > 0
    let limit = min(rect.width / 2, isRoundAtBothEnds ? rect.height / 2 : rect.height)
    let (r, s) = (max(0, min(topRadius, limit)), max(0, min(bottomRadius, limit)))
    guard r > 0 || s > 0 else { return .rect(rect) }
    // The handle length that brings a cubic curve within 0.03 % of a quarter circle.
    let (k, l) = (r * (1 - 0.5522847498), s * (1 - 0.5522847498))
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(left + r, top)), .line(point(right - r, top)),
      .curve(point(right, top + r), control1: point(right - k, top), control2: point(right, top + k)),
      .line(point(right, bottom - s)),
      .curve(
        point(right - s, bottom), control1: point(right, bottom - l), control2: point(right - l, bottom)),
      .line(point(left + s, bottom)),
      .curve(point(left, bottom - s), control1: point(left + l, bottom), control2: point(left, bottom - l)),
      .line(point(left, top + r)),
      .curve(point(left + r, top), control1: point(left, top + k), control2: point(left + k, top)),
      .close,
    ])
  }

  package static func ellipse(in rect: Rect) -> Path {
    guard rect.width != rect.height else { return .roundedRect(rect, radius: rect.width / 2) }
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * 0.5522847498, ry * 0.5522847498)
    let (cx, cy) = (rect.midX, rect.midY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Path([
      .move(point(cx, cy - ry)),
      .curve(point(cx + rx, cy), control1: point(cx + kx, cy - ry), control2: point(cx + rx, cy - ky)),
      .curve(point(cx, cy + ry), control1: point(cx + rx, cy + ky), control2: point(cx + kx, cy + ry)),
      .curve(point(cx - rx, cy), control1: point(cx - kx, cy + ry), control2: point(cx - rx, cy + ky)),
      .curve(point(cx, cy - ry), control1: point(cx - rx, cy - ky), control2: point(cx - kx, cy - ry)),
      .close,
    ])
  }
}

/// How a line is drawn along a path.
package struct StrokeStyle: Hashable, Sendable {
  /// In points.
  package var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  package var dashes: [Double]
  package var cap: LineCap
  package var join: LineJoin

  package init(width: Double, dashes: [Double] = [], cap: LineCap = .butt, join: LineJoin = .miter) {
    self.width = width
    self.dashes = dashes
    self.cap = cap
    self.join = join
  }
}

/// The ends of a line.
package enum LineCap: String, CaseIterable, Sendable {
  case butt
  case round
  case square
}

/// The corners of a line.
package enum LineJoin: String, CaseIterable, Sendable {
  case miter
  case round
  case bevel
}

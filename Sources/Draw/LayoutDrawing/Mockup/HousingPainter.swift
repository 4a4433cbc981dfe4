import AutoLayout

/// Draws the notch or the island of a display as part of the device's outline, over everything on the screen.
struct HousingPainter {
  private let housing: SensorHousing
  private let isTurned: Bool
  /// Sheet points per canvas point.
  private let scale: Double

  /// Creates a painter; nil for a canvas with neither.
  init?(canvas: AutoLayout.Canvas, scale: Double) {
    guard let housing = canvas.sensorHousing else { return nil }
    self.housing = housing
    isTurned = canvas.orientation == .landscape
    self.scale = scale
  }

  func items(theme: Theme) -> [DisplayItem] {
    let line = housing.isIsland ? closed : outline
    return [.fill(closed, theme.bezel), .stroke(line, theme.bezelEdge, StrokeStyle(width: 0.5))]
  }

  /// The outline, wound in the opposite direction to the screen's shape, so that it is cut out of that.
  var closed: Path {
    var path = outline
    path.elements.append(.close)
    return path
  }

  /// The outline in sheet points, open where a notch joins the display's edge in round corners.
  private var outline: Path {
    let frame = housing.frame
    let length = (isTurned ? frame.height : frame.width) * scale
    let depth = (isTurned ? frame.width : frame.height) * scale
    /// A point along the display's edge and away from it; if turned, the edge runs upwards.
    func point(_ along: Double, _ across: Double) -> Point {
      isTurned
        ? Point(x: frame.minX * scale + across, y: frame.maxY * scale - along)
        : Point(x: frame.minX * scale + along, y: frame.minY * scale + across)
    }
    var path = Path()
    func turn(from start: Point, about corner: Point, to end: Point) {
      path.elements += [
        .line(start),
        .curve(end, control1: start.quarterHandle(to: corner), control2: end.quarterHandle(to: corner)),
      ]
    }
    let inner = housing.isIsland ? depth / 2 : min(20 * scale, depth * 0.7)
    // A notch widens towards the edge, and begins outside the screen's outline so as to cover it.
    let (flare, outer) = housing.isIsland ? (-inner, inner) : (6 * scale, 6 * scale)
    let outside = housing.isIsland ? 0 : -0.5
    path.elements.append(.move(point(-flare, outside)))
    turn(from: point(-flare, 0), about: point(0, 0), to: point(0, outer))
    turn(from: point(0, depth - inner), about: point(0, depth), to: point(inner, depth))
    turn(from: point(length - inner, depth), about: point(length, depth), to: point(length, depth - inner))
    turn(from: point(length, outer), about: point(length, 0), to: point(length + flare, 0))
    path.elements.append(.line(point(length + flare, outside)))
    return path
  }
}

extension Point {
  /// The control point of a quarter circle from here around a corner.
  fileprivate func quarterHandle(to corner: Point) -> Point {
    Point(x: x + 0.5522847498 * (corner.x - x), y: y + 0.5522847498 * (corner.y - y))
  }
}

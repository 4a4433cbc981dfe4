import AutoLayout

/// Draws the notch or the island of a display, as a part of the device's outline: over all that the screen shows.
struct HousingPainter {
  /// In sheet points, as `scale` makes them of the canvas's.
  private let frame: Rect
  private let isIsland: Bool
  private let isTurned: Bool
  private let scale: Double
  private let theme: Theme

  /// nil for a canvas without either.
  init?(canvas: AutoLayout.Canvas, scale: Double, theme: Theme) {
    guard let housing = canvas.sensorHousing else { return nil }
    let frame = housing.frame
    self.frame = Rect(
      x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale)
    isIsland = housing.isIsland
    isTurned = canvas.orientation == .landscape
    self.scale = scale
    self.theme = theme
  }

  func items() -> [DisplayItem] {
    let edge = StrokeStyle(width: 0.5)
    guard isIsland else {
      var ground = notch
      ground.elements.append(.close)
      return [.fill(ground, theme.bezel), .stroke(notch, theme.bezelEdge, edge)]
    }
    let island = Path.roundedRect(frame, radius: min(frame.width, frame.height) / 2)
    return [.fill(island, theme.bezel), .stroke(island, theme.bezelEdge, edge)]
  }

  /// The open outline of a notch, which joins the display's edge in round corners.
  private var notch: Path {
    let (length, depth) = isTurned ? (frame.height, frame.width) : (frame.width, frame.height)
    let start = isTurned ? frame.minY : frame.minX
    // Begun outside of the screen's outline, which is not to be seen across the notch.
    let outside = -0.5
    func point(_ along: Double, _ across: Double) -> Point {
      isTurned ? Point(x: across, y: start + along) : Point(x: start + along, y: across)
    }
    let (outer, inner) = (6 * scale, min(20 * scale, depth * 0.7))
    var path = Path.polyline([point(-outer, outside), point(-outer, 0)])
    func turn(from start: Point, about corner: Point, to end: Point) {
      path.elements += [
        .line(start),
        .curve(end, control1: start.quarterHandle(to: corner), control2: end.quarterHandle(to: corner)),
      ]
    }
    turn(from: point(-outer, 0), about: point(0, 0), to: point(0, outer))
    turn(from: point(0, depth - inner), about: point(0, depth), to: point(inner, depth))
    turn(from: point(length - inner, depth), about: point(length, depth), to: point(length, depth - inner))
    turn(from: point(length, outer), about: point(length, 0), to: point(length + outer, 0))
    path.elements.append(.line(point(length + outer, outside)))
    return path
  }
}

extension Point {
  /// The handle of a quarter circle from here about a corner.
  fileprivate func quarterHandle(to corner: Point) -> Point {
    Point(x: x + 0.5522847498 * (corner.x - x), y: y + 0.5522847498 * (corner.y - y))
  }
}

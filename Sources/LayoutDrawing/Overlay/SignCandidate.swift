import AutoLayout

/// A side of the device where labels go that find no room on the screen.
enum GutterSide: Hashable, CaseIterable {
  case left
  case right
}

/// One way to draw a sign: where its bar stands and where its label goes.
struct SignCandidate {
  enum Spot {
    /// The label's rectangle on the screen, and whether it is in two rows there.
    case screen(Rect, isStacked: Bool)
    /// The label's rectangle on the screen, away from its bar; a short leader runs from `anchor`.
    case callout(Rect, anchor: Point)
    /// The label's rectangle above or below the device; an upright leader runs from `anchor` on the screen.
    case band(Rect, anchor: Point)
    /// Beside the device; a leader runs from `anchor` on the screen.
    case gutter(GutterSide, anchor: Point)
  }

  /// The bar on the screen with its ticks; nil for a sign without one, or with one beside the device.
  var bar: Bar?
  var spot: Spot?
  /// Whether the bar too stands beside the device.
  var isBarInGutter = false
  /// How much worse than the best way it is before anything else is looked at.
  var cost: Double

  struct Bar: Hashable {
    var axis: Axis
    var start: Double
    var end: Double
    var across: Double
    /// Half the room across: of the ticks, or of the line alone where it has none.
    var half = Measures.tick / 2

    var range: ClosedRange<Double> { ClosedRange(between: start, and: end) }

    /// The line without its ends: what other lines cross rather than meet.
    var middle: Rect {
      let inset = min(2.5, (end - start) / 2)
      var middle = self
      middle.start += inset
      middle.end -= inset
      return middle.rect
    }

    /// The line with the room of its ticks.
    var rect: Rect {
      axis == .horizontal
        ? Rect(x: start, y: across - half, width: end - start, height: 2 * half)
        : Rect(x: across - half, y: start, width: 2 * half, height: end - start)
    }
  }
}

extension SignCandidate.Spot {
  /// The label's rectangle where it is on the screen.
  var labelRect: Rect? {
    switch self {
    case .screen(let rect, _), .callout(let rect, _), .band(let rect, _): rect
    case .gutter: nil
    }
  }
}

extension Rect {
  /// The rectangle's point that is nearest to another one.
  func nearest(to point: Point) -> Point {
    Point(x: clamp(point.x, minX, maxX), y: clamp(point.y, minY, maxY))
  }
}

/// A sign or name to place, with all the ways it can be drawn.
struct SignRequest {
  /// From the cheapest to the dearest; the placer takes the one with the least cost in its surroundings.
  var candidates: [SignCandidate]
  /// Whether the label is bare words, which a line behind them spoils more than it does an opaque pill.
  var isBare: Bool
  /// What a name belongs to: inside of other views it would be taken for theirs.
  var named: Rect?
  /// The items between which a distance is measured: its bar may cross them, as from baseline to baseline.
  var own: [Rect]

  init(_ candidates: [SignCandidate], isBare: Bool = false, named: Rect? = nil, own: [Rect] = []) {
    self.isBare = isBare
    self.named = named
    self.own = own
    // Positions are sorted, since candidates are large to move; among equal costs the first stays first.
    let order = candidates.indices.map { (cost: candidates[$0].cost, position: $0) }
      .sorted { ($0.cost, $0.position) < ($1.cost, $1.position) }
    self.candidates = order.map { candidates[$0.position] }
  }
}

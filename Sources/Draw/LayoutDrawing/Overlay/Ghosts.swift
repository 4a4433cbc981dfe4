import AutoLayout
import LayoutScene

/// The other frames that an ambiguous view could have.
struct Ghosts {
  let layout: SolvedLayout

  /// The frames in canvas points, without the view's own; empty for a view that is not ambiguous.
  func frames(of index: ViewIndex) -> [Rect] {
    let view = layout.views[index]
    guard !view.ambiguity.isEmpty else { return [] }
    let origin = superviewOrigin(of: view)
    let extremes = view.extremeFrames.isEmpty ? Self.independentExtremes(of: view) : view.extremeFrames
    var frames = [Rect]()
    for extreme in extremes {
      let frame = extreme.offset(by: origin)
      guard !frame.isNearly(view.absoluteFrame), !frames.contains(where: frame.isNearly) else { continue }
      frames.append(frame)
    }
    return frames
  }

  /// The origin of the superview's coordinates, on the canvas.
  private func superviewOrigin(of view: SolvedView) -> Point {
    Point(x: view.absoluteFrame.x - view.frame.x, y: view.absoluteFrame.y - view.frame.y)
  }

  /// Frames made from the bounds of single components, if the layout gives no whole frames.
  ///
  /// An axis whose origin and length are both open contributes none, since it is not known which of their values belong
  /// together, and a view whose other edge is fixed would be drawn beyond it.
  private static func independentExtremes(of view: SolvedView) -> [Rect] {
    var frames = [Rect]()
    for (origin, length) in [(FrameComponent.x, FrameComponent.width), (.y, .height)] {
      let open = [origin, length].filter { view.ambiguity[$0] != nil }
      guard open.count == 1, let range = view.ambiguity[open[0]] else { continue }
      for value in [range.lower, range.upper].compactMap({ $0 }) {
        var frame = view.frame
        switch open[0] {
        case .x: frame.x = value
        case .y: frame.y = value
        case .width: frame.width = max(0, value)
        case .height: frame.height = max(0, value)
        }
        frames.append(frame)
      }
    }
    return frames
  }
}

extension Rect {
  /// Whether every edge is off by less than a tenth of a point, which no picture shows.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude < 0.1 }
  }

  /// The rectangle grown where its edges lie on those of `frame`, whose solid outline would hide them.
  func standingOut(of frame: Rect, by amount: Double) -> Rect {
    guard intersects(frame) else { return self }
    func shift(_ edge: Double, _ other: Double) -> Double { (edge - other).magnitude < 1 ? amount : 0 }
    return inset(
      by: EdgeInsets(
        top: -shift(minY, frame.minY), left: -shift(minX, frame.minX), bottom: -shift(maxY, frame.maxY),
        right: -shift(maxX, frame.maxX)))
  }

  /// The outline as lines, without the stretches that meet one of the obstacles.
  func outline(avoiding obstacles: [Rect]) -> Path {
    var path = Path()
    for axis in Axis.allCases {
      let across = axis.other
      for position in Set([minimum(along: across), maximum(along: across)]).sorted() {
        let hidden = obstacles.filter {
          $0.minimum(along: across) < position && position < $0.maximum(along: across)
        }.map { $0.range(along: axis) }
        for stretch in range(along: axis).stretches(without: hidden) {
          path.append(
            .line(
              from: Point(along: stretch.lowerBound, across: position, axis: axis),
              to: Point(along: stretch.upperBound, across: position, axis: axis)))
        }
      }
    }
    return path
  }
}

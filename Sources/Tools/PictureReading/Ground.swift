import AutoLayout
import LayoutDrawing

/// Everything that has been painted so far, from bottom to top: the background of what is drawn next.
struct Ground {
  private struct Layer {
    /// nil if unknown, such as that of a variable.
    var color: Color?
    var bounds: Rect
    var edges: [Segment]
    /// The width of a line; nil for an area.
    var width: Double?

    func covers(_ point: Point) -> Bool {
      guard bounds.contains(point) else { return false }
      guard let width else { return edges.winding(about: point) != 0 }
      return edges.contains { $0.distance(to: point) <= width / 2 }
    }
  }

  private var layers: [Layer] = []

  /// - Parameter color: nil if unknown.
  mutating func fill(_ path: Path, with color: Color?, at place: Place) {
    add(color, path.outline.map(place.segment), place)
  }

  /// - Parameters:
  ///   - color: nil if unknown.
  ///   - width: in points of the sheet.
  mutating func draw(_ path: Path, width: Double, with color: Color?, at place: Place) {
    add(color, path.segments.map(place.segment), width: width, place)
  }

  private mutating func add(_ color: Color?, _ edges: [Segment], width: Double? = nil, _ place: Place) {
    guard var bounds = edges.first?.bounds else { return }
    for edge in edges.dropFirst() { bounds = bounds.union(edge.bounds) }
    guard let visible = place.visible(bounds.grown(by: (width ?? 0) / 2)) else { return }
    layers.append(Layer(color: color, bounds: visible, edges: edges, width: width))
  }

  /// nil where the opaque background is unknown.
  func color(at point: Point) -> Color? {
    var seen: [Color] = []
    for layer in layers.reversed() where layer.covers(point) {
      guard let color = layer.color else { return nil }
      seen.append(color)
      if color.alpha >= 1 { return seen.dropLast().reversed().reduce(color) { $1.over($0) } }
    }
    return nil
  }

  /// The lowest contrast of words in a colour with their background.
  ///
  /// - Returns: nil where the background is unknown.
  func contrast(of color: Color, within rect: Rect) -> Double? {
    let points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap { x in
      [0.3, 0.7].map { y in Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
    }
    return contrasts(of: color, at: points).first
  }

  /// The contrast of a line with its background. If its two halves have different backgrounds, the lower
  /// contrast counts: a line along the edge of a view in the view's colour looks like the view. The result is
  /// the median along the line, which can be followed even where something hides a part of it.
  ///
  /// - Parameter width: in points of the sheet.
  /// - Returns: nil where the background is unknown.
  func contrast(of color: Color, along segments: [Segment], width: Double) -> Double? {
    let places = segments.flatMap { segment in
      [1.0, 3, 5].compactMap { place in
        contrasts(of: color, at: segment.sides(of: segment.point(at: place / 6), at: width / 4)).first
      }
    }
    return places.isEmpty ? nil : places.sorted()[places.count / 2]
  }

  /// In ascending order.
  private func contrasts(of color: Color, at points: [Point]) -> [Double] {
    points.compactMap { point in self.color(at: point).map { color.over($0).contrast(with: $0) } }.sorted()
  }
}

extension [Segment] {
  /// How often closed lines wind around a point.
  fileprivate func winding(about point: Point) -> Int {
    reduce(0) { winding, edge in
      let isBefore = edge.start.y <= point.y
      guard isBefore != (edge.end.y <= point.y) else { return winding }
      let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      guard edge.start.x + share * (edge.end.x - edge.start.x) > point.x else { return winding }
      return winding + (isBefore ? 1 : -1)
    }
  }
}

extension Segment {
  /// The points to the left and right of a point on the segment.
  fileprivate func sides(of point: Point, at distance: Double) -> [Point] {
    guard length > 0 else { return [point] }
    let (dx, dy) = (distance * (end.x - start.x) / length, distance * (end.y - start.y) / length)
    return [Point(x: point.x - dy, y: point.y + dx), Point(x: point.x + dy, y: point.y - dx)]
  }

  fileprivate var bounds: Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}

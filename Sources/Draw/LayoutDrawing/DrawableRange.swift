package import AutoLayout

// Painters draw layouts whose numbers may be as extreme as their author made them. A NaN would leave a Cairo context in
// a permanent error state, a coordinate beyond Cairo's 24 bits would wrap around, and a dashed line of a million points
// would take minutes.

/// The range of coordinates that are drawn, in points. No picture is that large.
private let drawableRange = -100_000.0...100_000.0

extension Double {
  fileprivate var isDrawable: Bool { drawableRange.contains(self) }

  fileprivate var drawable: Double {
    Swift.min(Swift.max(self, drawableRange.lowerBound), drawableRange.upperBound)
  }
}

extension Point {
  /// Whether something may be placed at the point.
  package var isDrawable: Bool { x.isDrawable && y.isDrawable }

  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
  fileprivate var drawable: Point { Point(x: x.drawable, y: y.drawable) }
}

extension Path {
  /// The path with points clamped to the drawable range; nil if a coordinate is not finite.
  package var drawable: Path? {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point):
        guard point.isFinite else { return nil }
        result.elements.append(.move(point.drawable))
      case .line(let point):
        guard point.isFinite else { return nil }
        result.elements.append(.line(point.drawable))
      case .curve(let point, let control1, let control2):
        guard point.isFinite, control1.isFinite, control2.isFinite else { return nil }
        result.elements.append(
          .curve(point.drawable, control1: control1.drawable, control2: control2.drawable))
      case .close: result.elements.append(.close)
      }
    }
    return result
  }
}

extension Rect {
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension StrokeStyle {
  /// Whether a line of this style can be seen at all.
  package var isDrawable: Bool { width.isFinite && width > 0 }

  /// The dashes, or none if they are too short to be distinguished.
  package var drawableDashes: [Double] {
    let total = dashes.reduce(0, +)
    return total.isFinite && total >= 0.1 && dashes.allSatisfy { $0 >= 0 } ? dashes : []
  }
}

extension DisplayGroup {
  /// Whether the group can be drawn: Cairo cannot work with a scale that has no inverse.
  package var isDrawable: Bool { translation.isDrawable && (1e-4...1e4).contains(scale) }

  /// The opacity from 0 to 1; NaN counts as opaque.
  package var drawableOpacity: Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
}

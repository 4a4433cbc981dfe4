import AutoLayout
import LayoutDrawing

// A number that is none would put a Cairo context out of order for good, and has no place in an SVG file:
// what has one is not drawn.

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .curve(let point, let control1, let control2):
        point.isFinite && control1.isFinite && control2.isFinite
      case .close: true
      }
    }
  }
}

extension Rect {
  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension StrokeStyle {
  /// Whether a line of this style can be seen at all.
  var isDrawable: Bool { width.isFinite && width > 0 }

  /// The dashes, or none if they make no pattern that ends.
  var usableDashes: [Double] {
    let total = dashes.reduce(0, +)
    return total.isFinite && total > 0 && dashes.allSatisfy { $0 >= 0 } ? dashes : []
  }
}

extension DisplayGroup {
  var isDrawable: Bool { translation.isFinite && scale.isFinite && scale > 0 && clip?.isFinite ?? true }

  /// From 0 to 1; what is not a number is opaque.
  var usableOpacity: Double { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }
}

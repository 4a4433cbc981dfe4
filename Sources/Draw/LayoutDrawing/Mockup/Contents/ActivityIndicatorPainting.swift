import AutoLayout
import LayoutScene

extension ActivityIndicatorContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    // Directions of the eight spokes, in units of a circle of radius 1.
    let diagonal = 0.7071067811865476
    let spokes = [
      (0.0, -1.0), (diagonal, -diagonal), (1.0, 0.0), (diagonal, diagonal), (0.0, 1.0),
      (-diagonal, diagonal), (-1.0, 0.0), (-diagonal, -diagonal),
    ]
    let radius = min(place.frame.width, place.frame.height) / 2
    return spokes.enumerated().map { index, spoke in
      let inner = Point(
        x: place.frame.midX + spoke.0 * radius * 0.5, y: place.frame.midY + spoke.1 * radius * 0.5)
      let outer = Point(
        x: place.frame.midX + spoke.0 * radius * 0.9, y: place.frame.midY + spoke.1 * radius * 0.9)
      return .stroke(
        .line(from: inner, to: outer), place.system.systemGray.withAlpha(1 - Double(index) * 0.1),
        StrokeStyle(width: radius * 0.2, cap: .round))
    }
  }
}

import AutoLayout
import LayoutScene

extension SliderContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let radius = min(14, place.frame.height / 2, place.frame.width / 2)
    let thickness = place.isFlat ? 2.0 : 4.0
    let track = Rect(
      x: place.frame.x + 2, y: place.frame.midY - thickness / 2, width: max(0, place.frame.width - 4),
      height: thickness)
    let filled = place.filled(of: track, to: fraction)
    // The knob stays on the track at both ends.
    let reach = max(0, track.width - 2 * radius)
    let position = place.isMirrored ? 1 - fraction : fraction
    let center = Point(x: track.minX + radius + reach * position, y: place.frame.midY)
    let knob = Path.circle(center: center, radius: radius)
    return [
      .fill(.roundedRect(track, radius: thickness / 2), place.system.systemFill),
      .fill(.roundedRect(filled, radius: thickness / 2), place.system.tint),
    ] + shadow(at: center, radius: radius) + [
      .fill(knob, place.system.knob), .stroke(knob, place.system.knobEdge, StrokeStyle(width: 0.75)),
    ]
  }

  /// A shadow that makes a white knob stand out on a white background.
  private func shadow(at center: Point, radius: Double) -> [DisplayItem] {
    let below = Point(x: center.x, y: center.y + 1)
    return [1.5, 0.75].map {
      .fill(.circle(center: below, radius: radius + $0), Color(hex: 0x000000, alpha: 0.09))
    }
  }
}

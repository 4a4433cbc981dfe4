import AutoLayout
import LayoutScene

extension SwitchContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let width = min(place.frame.width, place.frame.height * (place.era == .iOS26 ? 2.18 : 1.645))
    let track = Rect(
      x: place.frame.midX - width / 2, y: place.frame.y, width: width, height: place.frame.height)
    let radius = max(0, track.height / 2 - 2)
    // The knob of a switch that is on is at the trailing edge.
    let isRight = isOn == (place.view.layoutDirection == .leftToRight)
    let center = Point(
      x: isRight ? track.maxX - track.height / 2 : track.minX + track.height / 2, y: track.midY)
    let knob = Path.circle(center: center, radius: radius)
    return [
      .fill(
        .roundedRect(track, radius: track.height / 2),
        isOn ? place.system.systemGreen : place.system.systemFill),
      .fill(knob, place.system.knob), .stroke(knob, place.system.knobEdge, StrokeStyle(width: 0.5)),
    ]
  }
}

import AutoLayout
import LayoutScene

extension StepperContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let (x, y) = (place.frame.midX, place.frame.midY)
    let arm = min(6.5, place.frame.height / 4, place.frame.width / 8)
    let (minus, plus) = (place.frame.x + place.frame.width / 4, place.frame.x + place.frame.width * 3 / 4)
    var signs = Path.line(from: Point(x: minus - arm, y: y), to: Point(x: minus + arm, y: y))
    signs.append(.line(from: Point(x: plus - arm, y: y), to: Point(x: plus + arm, y: y)))
    signs.append(.line(from: Point(x: plus, y: y - arm), to: Point(x: plus, y: y + arm)))
    let inset = place.isFlat ? 0 : place.frame.height * 0.22
    let divider = Path.line(
      from: Point(x: x, y: place.frame.y + inset), to: Point(x: x, y: place.frame.maxY - inset))
    guard place.isFlat else {
      return [
        .fill(.roundedRect(place.frame, radius: 8), place.system.secondarySystemFill),
        .stroke(divider, place.system.separator, StrokeStyle(width: 1)),
        .stroke(signs, place.system.label, StrokeStyle(width: 1.6, cap: .round)),
      ]
    }
    return [
      .stroke(.roundedRect(place.frame.grown(by: -0.5), radius: 4), place.system.tint, StrokeStyle(width: 1)),
      .stroke(divider, place.system.tint, StrokeStyle(width: 1)),
      .stroke(signs, place.system.tint, StrokeStyle(width: 1.2)),
    ]
  }
}

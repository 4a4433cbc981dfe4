import AutoLayout
import LayoutScene

extension ProgressViewContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let radius = place.frame.height / 2
    let filled = place.filled(of: place.frame, to: clamp(value ?? 0.5, 0, 1))
    return [
      .fill(.roundedRect(place.frame, radius: radius), place.system.systemFill),
      .fill(.roundedRect(filled, radius: radius), place.system.tint),
    ]
  }
}

import AutoLayout
import LayoutScene

extension ColorWellContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  /// The selected colour in a ring of hues.
  func items(_ place: PaintPlace) -> [DisplayItem] {
    let center = Point(x: place.frame.midX, y: place.frame.midY)
    let radius = min(place.frame.width, place.frame.height) / 2
    guard radius > 4 else { return [] }
    let middle = selectedColor.map(place.system.resolved) ?? place.system.secondarySystemFill
    let dots = Self.hues.map { hue in
      DisplayItem.fill(
        .circle(
          center: Point(x: center.x + hue.x * radius * 0.8, y: center.y + hue.y * radius * 0.8),
          radius: radius * 0.2), Color(hex: hue.color))
    }
    return dots + [.fill(.circle(center: center, radius: radius * 0.55), middle)]
  }

  /// Colours and their positions on the unit circle.
  private static let hues: [(color: UInt32, x: Double, y: Double)] = [
    (0xFF3B30, 0, -1), (0xFF9500, 0.7071, -0.7071), (0xFFCC00, 1, 0), (0x34C759, 0.7071, 0.7071),
    (0x30B0C7, 0, 1), (0x007AFF, -0.7071, 0.7071), (0x5856D6, -1, 0), (0xAF52DE, -0.7071, -0.7071),
  ]
}

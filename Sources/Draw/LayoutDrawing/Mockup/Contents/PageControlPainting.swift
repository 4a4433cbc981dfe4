import AutoLayout
import LayoutScene

extension PageControlContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let count = clamp(Double(numberOfPages), 0, 60)
    let pitch = min(16, place.frame.width / max(1, count))
    let radius = min(3.5, place.frame.height / 2, pitch * 0.3)
    return (0..<Int(count)).map { page in
      let slot = place.isMirrored ? count - 1 - Double(page) : Double(page)
      let center = Point(x: place.frame.midX + (slot - (count - 1) / 2) * pitch, y: place.frame.midY)
      return .fill(
        .circle(center: center, radius: radius),
        page == currentPage ? place.system.label.withAlpha(0.75) : place.system.systemGray3)
    }
  }
}

import AutoLayout
import LayoutScene

extension NavigationBarContent: PaintedContent {
  static var appearance: ContentAppearance { .bar(atBottom: false) }

  func items(_ place: PaintPlace) -> [DisplayItem] { place.hairline(y: place.frame.maxY - 0.5) }

  func texts(_ place: PaintPlace) -> [TextItem] {
    guard barButtons == nil || !title.isEmpty else { return [] }
    return [
      place.line(
        title.isEmpty ? "Title" : title, Font(size: 17, weight: .semibold), .center, place.frame,
        place.system.label)
    ]
  }

  func ground(_ place: PaintPlace) -> Color? { place.system.barBackground }
}

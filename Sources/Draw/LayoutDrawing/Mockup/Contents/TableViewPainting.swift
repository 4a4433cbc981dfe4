import AutoLayout
import LayoutScene

extension TableViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
  static var clipsSubviews: Bool? { true }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let sections = settings.isGrouped && settings.isInset ? place.scrolling.sections[place.index] ?? [] : []
    return place.scrolling.emptyRows(of: place.index, settings, in: place.frame)
      + sections.map { .fill(.roundedRect($0, radius: 10), place.system.groupedCell) }
  }

  func ground(_ place: PaintPlace) -> Color? {
    settings.isGrouped ? place.system.groupedBackground : place.system.systemBackground
  }
}

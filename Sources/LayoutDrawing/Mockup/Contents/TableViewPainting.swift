import AutoLayout
import LayoutScene

extension TableViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
  static var clipsSubviews: Bool? { true }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    place.scrolling.emptyRows(of: place.index, settings, in: place.frame)
  }

  func ground(_ place: PaintPlace) -> Color? {
    settings.isGrouped ? place.system.groupedBackground : place.system.systemBackground
  }
}

import AutoLayout
import LayoutScene

extension CellContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
  /// A cell also draws the header of its section, above itself.
  static var clipsSubviews: Bool? { false }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    (isRow ? place.scrolling.separator(of: place.index, in: place.frame) : [])
      + AccessoryPainter(
        accessory: accessory, frame: place.frame, isMirrored: place.isMirrored, system: place.system
      )
      .items()
  }

  func texts(_ place: PaintPlace) -> [TextItem] {
    guard let sectionHeader, !sectionHeader.isEmpty else { return [] }
    return [place.scrolling.header(sectionHeader, above: place.view, in: place.frame)]
  }

  func ground(_ place: PaintPlace) -> Color? {
    if !isRow || place.scrolling.isInset(place.view) { return nil }
    return place.scrolling.isInGroup(place.view) ? place.system.groupedCell : place.system.systemBackground
  }
}

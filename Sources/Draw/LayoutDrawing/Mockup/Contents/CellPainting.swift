import AutoLayout
import LayoutScene

extension CellContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }
  /// Whether the subviews are clipped: they are not, since a cell also draws the titles of its section, above and below
  /// itself.
  static var clipsSubviews: Bool? { false }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    (isRow ? place.scrolling.separator(of: place.index, in: place.frame) : [])
      + AccessoryPainter(
        accessory: accessory, frame: place.frame, isMirrored: place.isMirrored, system: place.system
      )
      .items()
  }

  func texts(_ place: PaintPlace) -> [TextItem] {
    place.view.sectionTitles.map {
      TextItem(
        text: $0.text, frame: $0.frame.offset(by: place.frame.origin), color: place.system.secondaryLabel)
    }
  }

  func ground(_ place: PaintPlace) -> Color? {
    if !isRow || place.scrolling.isInset(place.view) { return nil }
    return place.scrolling.isInGroup(place.view) ? place.system.groupedCell : place.system.systemBackground
  }
}

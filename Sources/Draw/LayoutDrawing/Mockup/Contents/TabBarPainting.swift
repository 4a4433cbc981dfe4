import AutoLayout
import LayoutScene

extension TabBarContent: PaintedContent {
  static var appearance: ContentAppearance { .bar(atBottom: true) }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let frame = place.frame
    return place.hairline(y: frame.minY)
      + TabItems(
        bar: frame, isLow: frame.height < 44, system: place.system, labels: items,
        isMirrored: place.isMirrored, measurer: place.measurer
      ).items()
  }

  func ground(_ place: PaintPlace) -> Color? { place.system.barBackground }
}

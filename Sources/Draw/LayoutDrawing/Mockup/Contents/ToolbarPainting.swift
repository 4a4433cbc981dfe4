import AutoLayout
import LayoutScene

extension ToolbarContent: PaintedContent {
  static var appearance: ContentAppearance { .bar(atBottom: true) }

  func items(_ place: PaintPlace) -> [DisplayItem] { place.hairline(y: place.frame.minY) }

  /// The titles of the buttons: the first at the leading edge, the last at the trailing edge, a single one in the
  /// middle.
  func texts(_ place: PaintPlace) -> [TextItem] {
    let room = place.frame.inset(by: EdgeInsets(left: 16, right: 16))
    guard let barButtons else {
      return [place.line("Item", Font(size: 17), .natural, room, place.system.tint)]
    }
    let titles = barButtons.map { $0.isEmpty ? "•" : $0 }.prefix(8)
    let width = room.width / Double(max(1, titles.count))
    return titles.enumerated().map { index, title in
      let isLast = index == titles.count - 1
      let alignment: TextAlignment =
        titles.count == 1 || (index > 0 && !isLast)
        ? .center : (index == 0) != place.isMirrored ? .left : .right
      let position = place.isMirrored ? titles.count - 1 - index : index
      let slot = Rect(
        x: room.x + Double(position) * width, y: room.y, width: width, height: room.height)
      return place.line(title, Font(size: 17), alignment, slot, place.system.tint)
    }
  }

  func ground(_ place: PaintPlace) -> Color? { place.system.barBackground }
}

import AutoLayout

/// The title and the buttons of a navigation bar, in canvas points.
struct NavigationContent {
  /// The item of the bar; nil if it is not known what the bar shows.
  let item: NavigationItem?
  let room: Rect
  let direction: LayoutDirection
  let system: SystemColors
  let measurer: any TextMeasurer

  private static let side = 16.0
  private static let gap = 18.0

  /// The areas of the titles, which must not be covered.
  var extents: [Rect] {
    guard item != nil else { return [unknownTitle] }
    return items().compactMap { item in
      if case .text(let text) = item { text.extent(measurer) } else { nil }
    }
  }

  private var unknownTitle: Rect { Rect(x: room.midX - 36, y: room.midY - 4, width: 72, height: 8) }

  func items() -> [DisplayItem] {
    guard let item else { return [.fill(.roundedRect(unknownTitle, radius: 4), system.systemFill)] }
    // A large title is in its own row below the buttons.
    let row = Rect(
      x: room.x, y: room.y, width: room.width, height: min(room.height, item.isLarge ? 44 : 1000))
    let isMirrored = direction == .rightToLeft
    let left = buttons(isMirrored ? item.trailingButtons : item.leadingButtons, fromLeft: true, in: row)
    let right = buttons(isMirrored ? item.leadingButtons : item.trailingButtons, fromLeft: false, in: row)
    return left.items + right.items + title(of: item, row: row, left: left.end, right: right.end)
  }

  private func title(of item: NavigationItem, row: Rect, left: Double, right: Double) -> [DisplayItem] {
    guard !item.title.isEmpty else { return [] }
    let below = Rect(
      x: room.x + Self.side, y: row.maxY, width: room.width - 2 * Self.side, height: room.maxY - row.maxY)
    if item.isLarge, below.height > 20 {
      return [text(item.title, Font(size: 34, weight: .bold), below, .natural, system.label)]
    }
    // The title is in the middle of the bar, as wide as the wider group of buttons allows.
    let half = min(row.midX - left, right - row.midX) - 8
    guard half > 10 else { return [] }
    let frame = Rect(x: row.midX - half, y: row.y, width: 2 * half, height: row.height)
    return [text(item.title, Font(size: 17, weight: .semibold), frame, .center, system.label)]
  }

  /// The buttons from the edge inwards, and the position where they end.
  private func buttons(
    _ titles: [String], fromLeft: Bool, in row: Rect
  ) -> (items: [DisplayItem], end: Double) {
    var items: [DisplayItem] = []
    var edge = fromLeft ? row.minX + Self.side : row.maxX - Self.side
    for title in titles.prefix(6) {
      let label = Text(title, font: Font(size: 17), direction: direction)
      let width =
        title.isEmpty ? 22 : measurer.layout(label, maximumWidth: nil, maximumHeight: nil).size.width + 1
      let frame = Rect(x: fromLeft ? edge : edge - width, y: row.y, width: width, height: row.height)
      if title.isEmpty {
        let icon = Rect(x: frame.midX - 10, y: frame.midY - 10, width: 20, height: 20)
        items.append(.stroke(.roundedRect(icon, radius: 5), system.tint, StrokeStyle(width: 1.5)))
      } else {
        items.append(text(title, Font(size: 17), frame, .natural, system.tint))
      }
      edge += (fromLeft ? 1 : -1) * (width + Self.gap)
    }
    return (items, edge)
  }

  private func text(
    _ string: String, _ font: Font, _ frame: Rect, _ alignment: TextAlignment, _ color: Color
  ) -> DisplayItem {
    .text(
      TextItem(
        text: Text(string, font: font, alignment: alignment, direction: direction), frame: frame, color: color
      ))
  }
}

import AutoLayout

/// The items of a tab bar, the first of them selected. Items with titles have a blank icon, since theirs are not known.
/// If the items are not known at all, they have the icons of UITabBarItem's system items for favourites, recents, search
/// and more, and bars replace the titles, whose 10 points are rarely legible in mockups.
struct TabItems {
  let bar: Rect
  /// Whether titles are beside the icons, as in the low bar of a phone in landscape.
  let isLow: Bool
  let system: SystemColors
  /// The titles; empty for bars in their place.
  var labels: [String] = []
  var isMirrored = false
  let measurer: any TextMeasurer

  /// The maximum number of items that are drawn: a tab bar shows five.
  private static let most = 5
  private static let icons = 4
  private static let font = Font(size: 10, weight: .medium)

  private var count: Int { labels.isEmpty ? Self.icons : min(labels.count, Self.most) }

  private func color(_ index: Int) -> Color { index == 0 ? system.tint : system.systemGray }

  /// The centre of an icon.
  private func center(_ index: Int) -> Point {
    let slot = Double(isMirrored ? count - 1 - index : index)
    let middle = bar.x + bar.width * (slot + 0.5) / Double(count)
    return isLow ? Point(x: middle - 16, y: bar.y + 16) : Point(x: middle, y: bar.y + 18)
  }

  private func title(_ index: Int) -> Rect {
    let center = center(index)
    return isLow
      ? Rect(x: center.x + 16, y: center.y - 2, width: 26, height: 4)
      : Rect(x: center.x - 13, y: center.y + 17, width: 26, height: 4)
  }

  /// The areas of the icons with their titles.
  var rects: [Rect] {
    (0..<count).map { index in
      let center = center(index)
      return Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22).union(title(index))
    }
  }

  func items() -> [DisplayItem] { icons() + titles() }

  private func icons() -> [DisplayItem] {
    let line = StrokeStyle(width: 1.6, cap: .round, join: .round)
    return (0..<count).flatMap { icon($0, line) }
  }

  private func icon(_ index: Int, _ line: StrokeStyle) -> [DisplayItem] {
    let (center, color) = (center(index), color(index))
    guard labels.isEmpty else {
      let square = Rect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)
      return [.stroke(.roundedRect(square, radius: 4), color, line)]
    }
    switch index % Self.icons {
    case 0: return [.fill(star(at: center), color)]
    case 1:
      let hands = Path.polyline([
        Point(x: center.x, y: center.y - 6), center, Point(x: center.x + 4.5, y: center.y + 2),
      ])
      return [.stroke(.circle(center: center, radius: 10), color, line), .stroke(hands, color, line)]
    case 2:
      let handle = Path.line(
        from: Point(x: center.x + 3, y: center.y + 3), to: Point(x: center.x + 9, y: center.y + 9))
      let lens = Path.circle(center: Point(x: center.x - 2, y: center.y - 2), radius: 7)
      return [.stroke(lens, color, line), .stroke(handle, color, line)]
    default:
      return [-8.0, 0, 8].map {
        .fill(.circle(center: Point(x: center.x + $0, y: center.y), radius: 2.3), color)
      }
    }
  }

  private func titles() -> [DisplayItem] {
    (0..<count).map { index in
      guard labels.indices.contains(index) else {
        return .fill(.roundedRect(title(index), radius: 2), color(index).withAlpha(0.5))
      }
      return .text(label(index))
    }
  }

  /// The title below the icon, or beside it in a low bar.
  private func label(_ index: Int) -> TextItem {
    let place = title(index)
    let height = measurer.metrics(of: Self.font).lineHeight
    let width = bar.width / Double(count) - (isLow ? place.x - center(index).x : 0) - 4
    let room = Rect(
      x: isLow ? place.x : place.midX - width / 2, y: place.midY - height / 2, width: max(0, width),
      height: height)
    return TextItem(
      text: Text(labels[index], font: Self.font, alignment: isLow ? .left : .center), frame: room,
      color: color(index))
  }

  /// A five-pointed star, starting at the top, 22 points across.
  private func star(at center: Point) -> Path {
    // The sines and cosines of multiples of 36 degrees.
    let directions: [(Double, Double)] = [
      (0, -1), (0.5878, -0.809), (0.9511, -0.309), (0.9511, 0.309), (0.5878, 0.809), (0, 1), (-0.5878, 0.809),
      (-0.9511, 0.309), (-0.9511, -0.309), (-0.5878, -0.809),
    ]
    return .polygon(
      directions.enumerated().map { index, direction in
        let radius = index.isMultiple(of: 2) ? 11.0 : 4.6
        return Point(x: center.x + direction.0 * radius, y: center.y + direction.1 * radius)
      })
  }
}

import AutoLayout

/// The items of a tab bar, the first of them selected: the icons of UITabBarItem's system items for
/// favourites, recents, search and more. Bars replace the titles, whose 10 points are rarely legible in
/// mockups.
struct TabItems {
  let bar: Rect
  /// Whether titles are beside the icons, as in the low bar of a phone in landscape.
  let isLow: Bool
  let system: SystemColors

  private static let count = 4

  private func color(_ index: Int) -> Color { index == 0 ? system.tint : system.systemGray }

  /// The centre of an icon.
  private func center(_ index: Int) -> Point {
    let middle = bar.x + bar.width * (Double(index) + 0.5) / Double(Self.count)
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
    (0..<Self.count).map { index in
      let center = center(index)
      return Rect(x: center.x - 11, y: center.y - 11, width: 22, height: 22).union(title(index))
    }
  }

  func items() -> [DisplayItem] { icons() + titles() }

  private func icons() -> [DisplayItem] {
    let line = StrokeStyle(width: 1.6, cap: .round, join: .round)
    let (recents, search, more) = (center(1), center(2), center(3))
    let hands = Path.polyline([
      Point(x: recents.x, y: recents.y - 6), recents, Point(x: recents.x + 4.5, y: recents.y + 2),
    ])
    let handle = Path.line(
      from: Point(x: search.x + 3, y: search.y + 3), to: Point(x: search.x + 9, y: search.y + 9))
    return [
      .fill(star(at: center(0)), color(0)),
      .stroke(.circle(center: recents, radius: 10), color(1), line), .stroke(hands, color(1), line),
      .stroke(.circle(center: Point(x: search.x - 2, y: search.y - 2), radius: 7), color(2), line),
      .stroke(handle, color(2), line),
    ]
      + [-8.0, 0, 8].map { .fill(.circle(center: Point(x: more.x + $0, y: more.y), radius: 2.3), color(3)) }
  }

  private func titles() -> [DisplayItem] {
    (0..<Self.count).map { .fill(.roundedRect(title($0), radius: 2), color($0).withAlpha(0.5)) }
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

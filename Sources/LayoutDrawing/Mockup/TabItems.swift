import AutoLayout

/// The items of a tab bar, the first of them selected: the icons of UITabBarItem's system items for favourites,
/// recents, search and more. Bars stand for the titles, whose 10 points most mockups make too small to read.
struct TabItems {
  let bar: Rect
  let system: SystemColors

  private static let count = 4

  private func color(_ index: Int) -> Color { index == 0 ? system.tint : system.systemGray }

  private func center(_ index: Int) -> Point {
    Point(x: bar.x + bar.width * (Double(index) + 0.5) / Double(Self.count), y: bar.y + 18)
  }

  /// Where icons and titles are.
  var rects: [Rect] {
    (0..<Self.count).map { Rect(x: center($0).x - 14, y: bar.y + 7, width: 28, height: 32) }
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
    (0..<Self.count).map { index in
      let bar = Rect(x: center(index).x - 13, y: self.bar.y + 35, width: 26, height: 4)
      return .fill(.roundedRect(bar, radius: 2), color(index).withAlpha(0.5))
    }
  }

  /// A star of five points, the upper one first, 22 points across.
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

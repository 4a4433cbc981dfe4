import AutoLayout

/// The letter spacing that brings Inter to San Francisco's widths.
enum LetterSpacing {
  /// Points to add between letters of the system font.
  static func points(size: Double, weight: FontWeight) -> Double {
    interpolate(size)
  }

  private static let table: [(size: Double, points: Double)] = [
    (11, 0.04), (12, -0.02), (13, -0.09), (14, -0.18), (15, -0.27), (16, -0.35), (17, -0.45), (20, -0.69),
  ]

  private static func interpolate(_ size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points }
    if size >= last.size { return last.points * size / last.size }
    for (below, above) in zip(table, table.dropFirst()) where size <= above.size {
      let share = (size - below.size) / (above.size - below.size)
      return below.points + share * (above.points - below.points)
    }
    return last.points
  }
}

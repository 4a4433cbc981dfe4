import AutoLayout

/// The docked keyboard at the lower end of the screen. Its keys are blank, since letters would compete with those of
/// the views.
struct Keyboard {
  let canvas: AutoLayout.Canvas
  let system: SystemColors

  /// The numbers of keys in the rows above the space bar.
  private static let rows = [10, 9, 7]
  /// The height of the bar of suggestions above the keys, in points.
  private static let suggestionHeight = 45.0
  /// The height of the area below the keys on a phone with a home indicator, in points.
  private static let bottomHeight = 75.0

  private var frame: Rect { canvas.keyboard ?? .zero }

  /// The area of the keys: beside the sensor housing, and above the home indicator.
  private var keys: Rect {
    let insets = canvas.safeArea
    let isPortrait = canvas.size.width < canvas.size.height
    let below = insets.bottom > 0 ? (isPortrait ? Self.bottomHeight : insets.bottom) : 0
    return frame.inset(
      by: EdgeInsets(
        top: Self.suggestionHeight, left: insets.leading + 3, bottom: below + 4, right: insets.trailing + 3))
  }

  func items() -> [DisplayItem] {
    let (keys, count) = (keys, Double(Self.rows.count + 1))
    let (width, height) = (keys.width / Double(Self.rows[0]), keys.height / count)
    var items: [DisplayItem] = [.fill(.rect(frame), system.systemGray3)]
    for (row, number) in Self.rows.enumerated() {
      let start = keys.midX - width * Double(number) / 2
      for column in 0..<number {
        items.append(
          cap(x: start + Double(column) * width, y: keys.y + Double(row) * height, width, height))
      }
    }
    // The keys for numbers, space and return.
    let function = system.systemGray.withAlpha(0.6)
    for (start, share, color) in [(0, 0.25, function), (0.25, 0.5, nil), (0.75, 0.25, function)] {
      items.append(
        cap(
          x: keys.x + start * keys.width, y: keys.maxY - height, share * keys.width, height,
          color ?? system.selectedSegment))
    }
    return items
  }

  private func cap(
    x: Double, y: Double, _ width: Double, _ height: Double, _ color: Color? = nil
  ) -> DisplayItem {
    let room = Rect(x: x, y: y, width: width, height: height)
      .inset(by: EdgeInsets(top: 5, left: 3, bottom: 5, right: 3))
    return .fill(.roundedRect(room, radius: 5), color ?? system.selectedSegment)
  }
}

extension AutoLayout.Canvas {
  /// The area of the keyboard, in points; nil if it is not shown.
  var keyboard: Rect? {
    let height = keyboardHeight
    return height > 0 ? Rect(x: 0, y: size.height - height, width: size.width, height: height) : nil
  }
}

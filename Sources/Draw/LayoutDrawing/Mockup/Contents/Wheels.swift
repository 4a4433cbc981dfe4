import AutoLayout
import LayoutScene

/// The rows of pickers, smaller and fainter away from the selected one in the middle.
enum Wheels {
  private static let rowHeight = 32.0

  /// The background of the selected row.
  static func selection(_ place: PaintPlace) -> [DisplayItem] {
    let row = min(rowHeight, place.frame.height)
    guard place.isFlat else {
      let selection = Rect(
        x: place.frame.x + 9, y: place.frame.midY - row / 2, width: max(0, place.frame.width - 18),
        height: row)
      return [.fill(.roundedRect(selection, radius: 8), place.system.secondarySystemFill)]
    }
    return place.hairline(y: place.frame.midY - row / 2) + place.hairline(y: place.frame.midY + row / 2)
  }

  /// The wheels of a date picker.
  static func texts(
    of mode: DatePickerMode, in frame: Rect, direction: LayoutDirection, system: SystemColors
  ) -> [TextItem] {
    let (hours, minutes) = (["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"])
    let halves = ["", "", "AM", "PM", ""]
    let wheels: [(share: Double, rows: [String])] =
      switch mode {
      case .dateAndTime:
        [
          (0.46, ["Sun Jun 7", "Mon Jun 8", "Today", "Wed Jun 10", "Thu Jun 11"]), (0.17, hours),
          (0.17, minutes), (0.2, halves),
        ]
      case .date:
        [
          (0.46, ["April", "May", "June", "July", "August"]), (0.22, ["7", "8", "9", "10", "11"]),
          (0.32, ["2024", "2025", "2026", "2027", "2028"]),
        ]
      case .time: [(0.34, hours), (0.32, minutes), (0.34, halves)]
      }
    let room = frame.inset(by: EdgeInsets(left: frame.width * 0.05, right: frame.width * 0.05))
    var start = 0.0
    return wheels.flatMap { wheel in
      let width = room.width * wheel.share
      let left = direction == .leftToRight ? room.x + start : room.maxX - start - width
      start += width
      return rows(wheel.rows, in: Rect(x: left, y: frame.y, width: width, height: frame.height), system)
    }
  }

  /// The cities that Interface Builder shows in a picker view.
  static func cities(in frame: Rect, system: SystemColors) -> [TextItem] {
    rows(["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"], in: frame, system)
  }

  private static func rows(_ strings: [String], in frame: Rect, _ system: SystemColors) -> [TextItem] {
    strings.enumerated().compactMap { index, string in
      let distance = index - strings.count / 2
      let steps = Double(abs(distance))
      // A wheel turns its outer rows away from the reader.
      let y = frame.midY + (distance < 0 ? -1 : 1) * rowHeight * (steps - 0.08 * steps * steps)
      let room = Rect(x: frame.x, y: y - rowHeight / 2, width: frame.width, height: rowHeight)
      guard !string.isEmpty, frame.contains(room) else { return nil }
      return TextItem(
        text: Text(string, font: Font(size: 21 - 2 * steps), alignment: .center), frame: room,
        color: system.label.withAlpha(steps == 0 ? 1 : 0.55 - 0.18 * steps))
    }
  }
}

import AutoLayout

/// The words that controls show beside a view's own text, in canvas points.
///
/// Where a scene says nothing of them they are those of a new control in Interface Builder.
struct ControlTexts {
  let view: SolvedView
  let frame: Rect
  let system: SystemColors
  let era: InterfaceEra

  func items() -> [TextItem] {
    switch view.scene.kind {
    case .segmentedControl: segmentTitles()
    case .datePicker: Wheels.dateAndTime(in: frame, direction: view.layoutDirection, system: system)
    case .pickerView: Wheels.cities(in: frame, system: system)
    case .navigationBar where view.scene.barButtons == nil || !view.scene.text.isEmpty:
      [
        line(
          view.scene.text.isEmpty ? "Title" : view.scene.text, Font(size: 17, weight: .semibold), .center,
          frame, system.label)
      ]
    case .toolbar: toolbarTitles()
    default: []
    }
  }

  /// The segments in their order: they follow the layout direction, and are all equally wide.
  static func segments(of view: SolvedView, in frame: Rect) -> [Rect] {
    let count = view.scene.segments.isEmpty ? 2 : min(view.scene.segments.count, 40)
    let width = frame.width / Double(count)
    return (0..<count).map { index in
      let place = view.layoutDirection == .leftToRight ? index : count - 1 - index
      return Rect(x: frame.x + Double(place) * width, y: frame.y, width: width, height: frame.height)
    }
  }

  /// The first button at the leading edge, the last at the other, a single one in the middle.
  private func toolbarTitles() -> [TextItem] {
    let room = frame.inset(by: EdgeInsets(left: 16, right: 16))
    guard let buttons = view.scene.barButtons else {
      return [line("Item", Font(size: 17), .natural, room, system.tint)]
    }
    let titles = buttons.map { $0.isEmpty ? "•" : $0 }.prefix(8)
    let width = room.width / Double(max(1, titles.count))
    return titles.enumerated().map { index, title in
      let isLast = index == titles.count - 1
      let isMirrored = view.layoutDirection == .rightToLeft
      let alignment: TextAlignment =
        titles.count == 1 || (index > 0 && !isLast) ? .center : (index == 0) != isMirrored ? .left : .right
      let place = isMirrored ? titles.count - 1 - index : index
      let slot = Rect(x: room.x + Double(place) * width, y: frame.y, width: width, height: frame.height)
      return line(title, Font(size: 17), alignment, slot, system.tint)
    }
  }

  private func segmentTitles() -> [TextItem] {
    let titles = view.scene.segments.isEmpty ? ["First", "Second"] : view.scene.segments
    let isFlat = era < .iOS13
    return zip(titles, Self.segments(of: view, in: frame)).enumerated().map { index, segment in
      let font = Font(size: 13, weight: index == 0 && !isFlat ? .semibold : .regular)
      let color = isFlat ? (index == 0 ? system.systemBackground : system.tint) : system.label
      return line(segment.0, font, .center, segment.1.inset(by: EdgeInsets(left: 4, right: 4)), color)
    }
  }

  private func line(
    _ string: String, _ font: Font, _ alignment: TextAlignment, _ frame: Rect, _ color: Color
  ) -> TextItem {
    TextItem(
      text: Text(string, font: font, alignment: alignment, direction: view.layoutDirection),
      frame: frame, color: color)
  }
}

/// The rows of pickers, smaller and fainter away from the selected one in the middle.
enum Wheels {
  static let rowHeight = 32.0

  /// The wheels of a date picker for date and time.
  static func dateAndTime(
    in frame: Rect, direction: LayoutDirection, system: SystemColors
  ) -> [TextItem] {
    let wheels: [(share: Double, rows: [String])] = [
      (0.46, ["Sun Jun 7", "Mon Jun 8", "Today", "Wed Jun 10", "Thu Jun 11"]),
      (0.17, ["7", "8", "9", "10", "11"]), (0.17, ["39", "40", "41", "42", "43"]),
      (0.2, ["", "", "AM", "PM", ""]),
    ]
    let room = frame.inset(by: EdgeInsets(left: frame.width * 0.05, right: frame.width * 0.05))
    var start = 0.0
    return wheels.flatMap { wheel in
      let width = room.width * wheel.share
      let left = direction == .leftToRight ? room.x + start : room.maxX - start - width
      start += width
      return rows(wheel.rows, in: Rect(x: left, y: frame.y, width: width, height: frame.height), system)
    }
  }

  /// What Interface Builder shows in a picker view.
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

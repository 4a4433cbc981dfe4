import AutoLayout
import LayoutScene

extension DatePickerContent: PaintedContent {
  static var appearance: ContentAppearance { .ground }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    switch preferredDatePickerStyle {
    case .wheels: return Wheels.selection(place)
    case .compact, .inline:
      let sheet = DateSheet(self, place)
      return sheet.pills.map { .fill(.roundedRect($0.frame, radius: 6), place.system.secondarySystemFill) }
        + (sheet.selectedDay.map { [.fill($0, place.system.tint.withAlpha(0.12))] } ?? [])
    }
  }

  func texts(_ place: PaintPlace) -> [TextItem] {
    switch preferredDatePickerStyle {
    case .wheels:
      Wheels.texts(
        of: datePickerMode, in: place.frame, direction: place.view.layoutDirection, system: place.system)
    case .compact, .inline: DateSheet(self, place).texts
    }
  }
}

/// A date picker without wheels: a month, and its date and time in pills. Distances are from memory.
private struct DateSheet {
  private let content: DatePickerContent
  private let place: PaintPlace

  private static let pillHeight = 31.0
  private static let rowHeight = 44.0
  private static let day = 9

  init(_ content: DatePickerContent, _ place: PaintPlace) {
    self.content = content
    self.place = place
  }

  /// The pills from the leading edge; the time of a month is below it, at the trailing edge.
  var pills: [(string: String, frame: Rect)] {
    let (frame, mode) = (place.frame, content.datePickerMode)
    let isBelow = content.preferredDatePickerStyle == .inline
    var strings: [String] = []
    if mode.hasDate, content.preferredDatePickerStyle == .compact { strings.append("Jun 9, 2026") }
    if mode.hasTime { strings.append("9:41 AM") }
    let height = min(Self.pillHeight, frame.height)
    let y = isBelow && mode.hasDate ? frame.maxY - height : frame.midY - height / 2
    var start = 0.0
    return strings.map { string in
      let width = min(width(of: string) + 22, max(0, frame.width - start))
      let x = isBelow ? frame.width - width : start
      start += width + 6
      let left = place.isMirrored ? frame.maxX - x - width : frame.x + x
      return (string, Rect(x: left, y: y, width: width, height: height))
    }
  }

  private func width(of string: String) -> Double {
    place.measurer.layout(Text(string), maximumWidth: nil, maximumHeight: nil).size.width
  }

  /// The circle behind the selected day.
  var selectedDay: Path? {
    guard hasMonth, let cell = cell(ofDay: Self.day) else { return nil }
    return .circle(center: Point(x: cell.midX, y: cell.midY), radius: min(cell.width, cell.height) / 2)
  }

  var texts: [TextItem] {
    pills.map { place.line($0.string, .defaultLabel, .center, $0.frame, place.system.label) }
      + (hasMonth ? month : [])
  }

  private var hasMonth: Bool { content.preferredDatePickerStyle == .inline && content.datePickerMode.hasDate }

  /// The frame of a day, below the month's name and the names of the days.
  private func cell(ofDay day: Int) -> Rect? {
    // The first of June 2026 is a Monday; weeks begin on Sunday.
    cell(row: day / 7 + 1, column: day % 7)
  }

  private func cell(row: Int, column: Int) -> Rect? {
    let frame = place.frame
    let width = frame.width / 7
    let x = place.isMirrored ? frame.maxX - Double(column + 1) * width : frame.x + Double(column) * width
    let cell = Rect(
      x: x, y: frame.y + Self.rowHeight + Double(row) * Self.rowHeight - (row == 0 ? 0 : 14), width: width,
      height: row == 0 ? 18 : Self.rowHeight)
    return cell.maxY <= frame.maxY && width > 0 ? cell : nil
  }

  private var month: [TextItem] {
    let system = place.system
    let title = Rect(
      x: place.frame.x, y: place.frame.y, width: place.frame.width,
      height: min(Self.rowHeight, place.frame.height))
    var items = [
      place.line("June 2026", Font(size: 17, weight: .semibold), .natural, title, system.label)
    ]
    for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      guard let cell = cell(row: 0, column: column) else { continue }
      items.append(
        place.line(name, Font(size: 13, weight: .semibold), .center, cell, system.placeholderText))
    }
    for day in 1...30 {
      guard let cell = cell(ofDay: day) else { break }
      let isSelected = day == Self.day
      items.append(
        place.line(
          String(day), Font(size: 20, weight: isSelected ? .semibold : .regular), .center, cell,
          isSelected ? system.tint : system.label))
    }
    return items
  }
}

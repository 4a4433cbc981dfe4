import AutoLayout

/// Simple drawings of UIKit's controls that fill a frame, in canvas points.
struct ControlPainter {
  let system: SystemColors
  let frame: Rect

  func textField() -> [DisplayItem] {
    [
      .fill(.roundedRect(frame, radius: 5), system.systemBackground),
      .stroke(.roundedRect(frame.grown(by: -0.25), radius: 5), system.fieldBorder, StrokeStyle(width: 0.75)),
    ]
  }

  func `switch`() -> [DisplayItem] {
    let track = centered(width: min(frame.width, frame.height * 1.645), height: frame.height)
    let radius = max(0, track.height / 2 - 2)
    let knob = Point(x: track.maxX - track.height / 2, y: track.midY)
    return [
      .fill(.roundedRect(track, radius: track.height / 2), system.systemGreen),
      .fill(.circle(center: knob, radius: radius), system.knob),
    ]
  }

  func slider() -> [DisplayItem] {
    let radius = min(14, frame.height / 2, frame.width / 2)
    let track = Rect(x: frame.x + 2, y: frame.midY - 2, width: max(0, frame.width - 4), height: 4)
    let value = Rect(x: track.x, y: track.y, width: track.width / 2, height: 4)
    return [
      .fill(.roundedRect(track, radius: 2), system.systemFill),
      .fill(.roundedRect(value, radius: 2), system.systemBlue),
    ] + knob(at: Point(x: frame.midX, y: frame.midY), radius: radius)
  }

  func stepper() -> [DisplayItem] {
    let (x, y) = (frame.midX, frame.midY)
    let arm = min(6.5, frame.height / 4, frame.width / 8)
    let (minus, plus) = (frame.x + frame.width / 4, frame.x + frame.width * 3 / 4)
    var signs = Path.line(from: Point(x: minus - arm, y: y), to: Point(x: minus + arm, y: y))
    signs.append(.line(from: Point(x: plus - arm, y: y), to: Point(x: plus + arm, y: y)))
    signs.append(.line(from: Point(x: plus, y: y - arm), to: Point(x: plus, y: y + arm)))
    return [
      .fill(.roundedRect(frame, radius: 8), system.secondarySystemFill),
      .stroke(
        .line(
          from: Point(x: x, y: frame.y + frame.height * 0.22),
          to: Point(x: x, y: frame.maxY - frame.height * 0.22)),
        system.separator, StrokeStyle(width: 1)),
      .stroke(signs, system.label, StrokeStyle(width: 1.6, cap: .round)),
    ]
  }

  func segmentedControl() -> [DisplayItem] {
    let selected = Rect(
      x: frame.x + 2, y: frame.y + 2, width: max(0, frame.width / 2 - 2), height: max(0, frame.height - 4))
    func bar(_ center: Double) -> DisplayItem {
      let length = frame.width / 5
      return .fill(
        .roundedRect(
          Rect(x: center - length / 2, y: frame.midY - 2.5, width: length, height: 5), radius: 2.5),
        system.secondaryLabel)
    }
    return [
      .fill(.roundedRect(frame, radius: 8), system.secondarySystemFill),
      .fill(.roundedRect(selected, radius: 6.5), system.selectedSegment),
      .stroke(.roundedRect(selected, radius: 6.5), system.separator, StrokeStyle(width: 0.5)),
      bar(frame.x + frame.width / 4), bar(frame.x + frame.width * 3 / 4),
    ]
  }

  func progressView() -> [DisplayItem] {
    let half = Rect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
    return [
      .fill(.roundedRect(frame, radius: frame.height / 2), system.systemFill),
      .fill(.roundedRect(half, radius: frame.height / 2), system.systemBlue),
    ]
  }

  func activityIndicator() -> [DisplayItem] {
    // Directions of the eight spokes, in units of a circle of radius 1.
    let diagonal = 0.7071067811865476
    let spokes = [
      (0.0, -1.0), (diagonal, -diagonal), (1.0, 0.0), (diagonal, diagonal), (0.0, 1.0),
      (-diagonal, diagonal), (-1.0, 0.0), (-diagonal, -diagonal),
    ]
    let radius = min(frame.width, frame.height) / 2
    return spokes.enumerated().map { index, spoke in
      let inner = Point(x: frame.midX + spoke.0 * radius * 0.5, y: frame.midY + spoke.1 * radius * 0.5)
      let outer = Point(x: frame.midX + spoke.0 * radius * 0.9, y: frame.midY + spoke.1 * radius * 0.9)
      return .stroke(
        .line(from: inner, to: outer), system.systemGray.withAlpha(1 - Double(index) * 0.1),
        StrokeStyle(width: radius * 0.2, cap: .round))
    }
  }

  func pageControl() -> [DisplayItem] {
    (0..<3).map { index in
      let center = Point(x: frame.midX + Double(index - 1) * 16, y: frame.midY)
      return .fill(
        .circle(center: center, radius: min(3.5, frame.height / 2)),
        index == 0 ? system.systemGray : system.systemGray3)
    }
  }

  func searchBar() -> [DisplayItem] {
    let field = Rect(
      x: frame.x + 8, y: frame.midY - min(18, frame.height / 2), width: max(0, frame.width - 16),
      height: min(36, frame.height))
    let lens = Point(x: field.x + 15, y: field.midY - 1)
    return [
      .fill(.roundedRect(field, radius: 10), system.secondarySystemFill),
      .stroke(.circle(center: lens, radius: 5), system.systemGray, StrokeStyle(width: 1.5)),
      .stroke(
        .line(from: Point(x: lens.x + 3.6, y: lens.y + 3.6), to: Point(x: lens.x + 7.5, y: lens.y + 7.5)),
        system.systemGray, StrokeStyle(width: 1.5, cap: .round)),
    ]
  }

  /// A wheel with the selected row in the middle.
  func picker() -> [DisplayItem] {
    let row = min(34, frame.height)
    let selection = Rect(
      x: frame.x + 8, y: frame.midY - row / 2, width: max(0, frame.width - 16), height: row)
    var items: [DisplayItem] = [.fill(.roundedRect(selection, radius: 8), system.secondarySystemFill)]
    for offset in -2...2 {
      let y = frame.midY + Double(offset) * row
      guard y - 4 >= frame.minY, y + 4 <= frame.maxY else { continue }
      let length = frame.width * (0.36 - 0.04 * Double(abs(offset)))
      items.append(
        .fill(
          .roundedRect(Rect(x: frame.midX - length / 2, y: y - 3.5, width: length, height: 7), radius: 3.5),
          system.label.withAlpha(offset == 0 ? 0.6 : 0.3 - 0.1 * Double(abs(offset)))))
    }
    return items
  }

  /// Empty rows, at most as many as can be told apart.
  func tableView() -> [DisplayItem] {
    let row = max(44, frame.height / 60)
    return stride(from: frame.minY + row, to: frame.maxY, by: row).prefix(60).map { y in
      .fill(
        .rect(Rect(x: frame.x + 16, y: y - 0.5, width: max(0, frame.width - 16), height: 0.5)),
        system.separator)
    }
  }

  func cell() -> [DisplayItem] {
    [
      .fill(
        .rect(Rect(x: frame.x + 16, y: frame.maxY - 0.5, width: max(0, frame.width - 16), height: 0.5)),
        system.separator)
    ]
  }

  func bar(hairlineAtTop: Bool) -> [DisplayItem] {
    let y = hairlineAtTop ? frame.minY : frame.maxY - 0.5
    return [.fill(.rect(Rect(x: frame.x, y: y, width: frame.width, height: 0.5)), system.separator)]
  }

  private func knob(at center: Point, radius: Double) -> [DisplayItem] {
    [
      .fill(.circle(center: center, radius: radius), system.knob),
      .stroke(.circle(center: center, radius: radius), system.separator, StrokeStyle(width: 0.75)),
    ]
  }

  private func centered(width: Double, height: Double) -> Rect {
    Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }
}

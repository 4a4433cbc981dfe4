import AutoLayout

/// Drawings of UIKit's controls that fill a frame, in canvas points. Their words are `ControlTexts`.
struct ControlPainter {
  let view: SolvedView
  /// On whole pixels.
  let frame: Rect
  let system: SystemColors
  let era: InterfaceEra

  private var scene: SceneView { view.scene }
  private var isFlat: Bool { era < .iOS13 }

  /// The control's own drawing; empty for views that are no controls.
  func items() -> [DisplayItem] {
    switch scene.kind {
    case .textField: textField()
    case .switch: `switch`()
    case .slider: slider()
    case .stepper: stepper()
    case .segmentedControl: segmentedControl()
    case .progressView: progressView()
    case .activityIndicator: activityIndicator()
    case .pageControl: pageControl()
    case .searchBar: searchBar()
    case .datePicker, .pickerView: picker()
    case .navigationBar: hairline(y: frame.maxY - 0.5)
    case .toolbar: hairline(y: frame.minY)
    case .tabBar: hairline(y: frame.minY) + tabItems
    default: []
    }
  }

  private var tabItems: [DisplayItem] {
    TabItems(bar: frame, isLow: frame.height < 44, system: system).items()
  }

  private func textField() -> [DisplayItem] {
    switch scene.borderStyle {
    case .none: return []
    case .line:
      return [.stroke(.rect(frame.grown(by: -0.5)), system.label, StrokeStyle(width: 1))]
    case .bezel:
      return [.stroke(.rect(frame.grown(by: -0.5)), system.systemGray, StrokeStyle(width: 1))]
    case .roundedRect: break
    }
    return [
      .fill(.roundedRect(frame, radius: 5), system.systemBackground),
      .stroke(.roundedRect(frame.grown(by: -0.25), radius: 5), system.fieldBorder, StrokeStyle(width: 0.75)),
    ]
  }

  private func `switch`() -> [DisplayItem] {
    let width = min(frame.width, frame.height * (era == .iOS26 ? 2.18 : 1.645))
    let track = Rect(x: frame.midX - width / 2, y: frame.y, width: width, height: frame.height)
    let radius = max(0, track.height / 2 - 2)
    // On is where the lines of the interface end.
    let isRight = scene.isOn == (view.layoutDirection == .leftToRight)
    let center = Point(
      x: isRight ? track.maxX - track.height / 2 : track.minX + track.height / 2, y: track.midY)
    let knob = Path.circle(center: center, radius: radius)
    return [
      .fill(
        .roundedRect(track, radius: track.height / 2), scene.isOn ? system.systemGreen : system.systemFill),
      .fill(knob, system.knob), .stroke(knob, system.knobEdge, StrokeStyle(width: 0.5)),
    ]
  }

  private func slider() -> [DisplayItem] {
    let radius = min(14, frame.height / 2, frame.width / 2)
    let thickness = isFlat ? 2.0 : 4.0
    let track = Rect(
      x: frame.x + 2, y: frame.midY - thickness / 2, width: max(0, frame.width - 4), height: thickness)
    let filled = self.filled(of: track)
    // The knob stays on the track at both ends.
    let reach = max(0, track.width - 2 * radius)
    let isMirrored = view.layoutDirection == .rightToLeft
    let position = isMirrored ? 1 - fraction : fraction
    let center = Point(x: track.minX + radius + reach * position, y: frame.midY)
    let knob = Path.circle(center: center, radius: radius)
    return [
      .fill(.roundedRect(track, radius: thickness / 2), system.systemFill),
      .fill(.roundedRect(filled, radius: thickness / 2), system.tint),
    ] + shadow(at: center, radius: radius) + [
      .fill(knob, system.knob), .stroke(knob, system.knobEdge, StrokeStyle(width: 0.75)),
    ]
  }

  /// What makes a white knob stand out of a white ground.
  private func shadow(at center: Point, radius: Double) -> [DisplayItem] {
    let below = Point(x: center.x, y: center.y + 1)
    return [1.5, 0.75].map {
      .fill(.circle(center: below, radius: radius + $0), Color(hex: 0x000000, alpha: 0.09))
    }
  }

  private func progressView() -> [DisplayItem] {
    [
      .fill(.roundedRect(frame, radius: frame.height / 2), system.systemFill),
      .fill(.roundedRect(filled(of: frame), radius: frame.height / 2), system.tint),
    ]
  }

  /// Where a slider or a progress view stands, from 0 to 1.
  private var fraction: Double { clamp(scene.value ?? 0.5, 0, 1) }

  /// The part of a track up to the value, from where the lines of the interface begin.
  private func filled(of track: Rect) -> Rect {
    let width = track.width * fraction
    let isMirrored = view.layoutDirection == .rightToLeft
    return Rect(x: isMirrored ? track.maxX - width : track.x, y: track.y, width: width, height: track.height)
  }

  private func stepper() -> [DisplayItem] {
    let (x, y) = (frame.midX, frame.midY)
    let arm = min(6.5, frame.height / 4, frame.width / 8)
    let (minus, plus) = (frame.x + frame.width / 4, frame.x + frame.width * 3 / 4)
    var signs = Path.line(from: Point(x: minus - arm, y: y), to: Point(x: minus + arm, y: y))
    signs.append(.line(from: Point(x: plus - arm, y: y), to: Point(x: plus + arm, y: y)))
    signs.append(.line(from: Point(x: plus, y: y - arm), to: Point(x: plus, y: y + arm)))
    let inset = isFlat ? 0 : frame.height * 0.22
    let divider = Path.line(from: Point(x: x, y: frame.y + inset), to: Point(x: x, y: frame.maxY - inset))
    guard isFlat else {
      return [
        .fill(.roundedRect(frame, radius: 8), system.secondarySystemFill),
        .stroke(divider, system.separator, StrokeStyle(width: 1)),
        .stroke(signs, system.label, StrokeStyle(width: 1.6, cap: .round)),
      ]
    }
    return [
      .stroke(.roundedRect(frame.grown(by: -0.5), radius: 4), system.tint, StrokeStyle(width: 1)),
      .stroke(divider, system.tint, StrokeStyle(width: 1)),
      .stroke(signs, system.tint, StrokeStyle(width: 1.2)),
    ]
  }

  /// The first segment is the selected one, as in a new control.
  private func segmentedControl() -> [DisplayItem] {
    let segments = ControlTexts.segments(of: view, in: frame)
    guard let selected = segments.first else { return [] }
    let edges = segments.map(\.minX).filter { $0 > frame.minX + 0.5 }
    func dividers(_ positions: [Double], inset: Double) -> Path {
      positions.reduce(into: Path()) { path, x in
        path.append(
          .line(from: Point(x: x, y: frame.minY + inset), to: Point(x: x, y: frame.maxY - inset)))
      }
    }
    if isFlat {
      return [
        .group(
          DisplayGroup(
            clip: .roundedRect(frame, radius: 4), items: [.fill(.rect(selected), system.tint)])),
        .stroke(.roundedRect(frame.grown(by: -0.5), radius: 4), system.tint, StrokeStyle(width: 1)),
        .stroke(dividers(edges, inset: 0), system.tint, StrokeStyle(width: 1)),
      ]
    }
    let tile = Path.roundedRect(selected.grown(by: -2), radius: 6.5)
    return [
      .fill(.roundedRect(frame, radius: 8), system.secondarySystemFill),
      .fill(tile, system.selectedSegment), .stroke(tile, system.separator, StrokeStyle(width: 0.5)),
      // The selected segment has no line beside it.
      .stroke(
        dividers(
          edges.filter { ($0 - selected.midX).magnitude > selected.width * 0.75 }, inset: frame.height * 0.27),
        system.separator, StrokeStyle(width: 1)),
    ]
  }

  private func activityIndicator() -> [DisplayItem] {
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

  private func pageControl() -> [DisplayItem] {
    let count = clamp(Double(scene.numberOfPages), 0, 60)
    let pitch = min(16, frame.width / max(1, count))
    let radius = min(3.5, frame.height / 2, pitch * 0.3)
    let isMirrored = view.layoutDirection == .rightToLeft
    return (0..<Int(count)).map { page in
      let place = isMirrored ? count - 1 - Double(page) : Double(page)
      let center = Point(x: frame.midX + (place - (count - 1) / 2) * pitch, y: frame.midY)
      return .fill(
        .circle(center: center, radius: radius),
        page == scene.currentPage ? system.label.withAlpha(0.75) : system.systemGray3)
    }
  }

  private func searchBar() -> [DisplayItem] {
    let height = isFlat ? 28.0 : 36.0
    let field = Rect(
      x: frame.x + 8, y: frame.midY - min(height, frame.height) / 2, width: max(0, frame.width - 16),
      height: min(height, frame.height))
    let isMirrored = view.layoutDirection == .rightToLeft
    let lens = Point(x: isMirrored ? field.maxX - 17 : field.x + 15, y: field.midY - 1)
    return [
      .fill(.roundedRect(field, radius: isFlat ? 5 : 10), system.secondarySystemFill),
      .stroke(.circle(center: lens, radius: 5), system.systemGray, StrokeStyle(width: 1.5)),
      .stroke(
        .line(from: Point(x: lens.x + 3.6, y: lens.y + 3.6), to: Point(x: lens.x + 7.5, y: lens.y + 7.5)),
        system.systemGray, StrokeStyle(width: 1.5, cap: .round)),
    ]
  }

  /// The ground of the selected row.
  private func picker() -> [DisplayItem] {
    let row = min(Wheels.rowHeight, frame.height)
    guard isFlat else {
      let selection = Rect(
        x: frame.x + 9, y: frame.midY - row / 2, width: max(0, frame.width - 18), height: row)
      return [.fill(.roundedRect(selection, radius: 8), system.secondarySystemFill)]
    }
    return hairline(y: frame.midY - row / 2) + hairline(y: frame.midY + row / 2)
  }

  private func hairline(y: Double) -> [DisplayItem] {
    [.fill(.rect(Rect(x: frame.x, y: y, width: frame.width, height: 0.5)), system.separator)]
  }
}

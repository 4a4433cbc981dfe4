import AutoLayout
import LayoutScene

extension SegmentedControlContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    let segments = segmentFrames(place)
    let selected = segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex] : nil
    let edges = segments.map(\.minX).filter { $0 > place.frame.minX + 0.5 }
    func dividers(_ positions: [Double], inset: Double) -> Path {
      positions.reduce(into: Path()) { path, x in
        path.append(
          .line(from: Point(x: x, y: place.frame.minY + inset), to: Point(x: x, y: place.frame.maxY - inset)))
      }
    }
    if place.isFlat {
      return [
        .group(
          DisplayGroup(
            clip: .roundedRect(place.frame, radius: 4),
            items: selected.map { [.fill(.rect($0), place.system.tint)] } ?? [])),
        .stroke(
          .roundedRect(place.frame.grown(by: -0.5), radius: 4), place.system.tint, StrokeStyle(width: 1)),
        .stroke(dividers(edges, inset: 0), place.system.tint, StrokeStyle(width: 1)),
      ]
    }
    // The selected segment has no line beside it.
    let lines = edges.filter { edge in selected.map { (edge - $0.midX).magnitude > $0.width * 0.75 } ?? true }
    let tile = selected.map { Path.roundedRect($0.grown(by: -2), radius: 6.5) }
    return [.fill(.roundedRect(place.frame, radius: 8), place.system.secondarySystemFill)]
      + (tile.map {
        [
          .fill($0, place.system.selectedSegment),
          .stroke($0, place.system.separator, StrokeStyle(width: 0.5)),
        ]
      } ?? [])
      + [
        .stroke(
          dividers(lines, inset: place.frame.height * 0.27), place.system.separator, StrokeStyle(width: 1))
      ]
  }

  func texts(_ place: PaintPlace) -> [TextItem] {
    let titles = segments.isEmpty ? ["First", "Second"] : segments
    let system = place.system
    return zip(titles, segmentFrames(place)).enumerated().map { index, segment in
      let isSelected = index == selectedSegmentIndex
      let font = Font(size: 13, weight: isSelected && !place.isFlat ? .semibold : .regular)
      let color = place.isFlat ? (isSelected ? system.systemBackground : system.tint) : system.label
      return place.line(segment.0, font, .center, segment.1.inset(by: EdgeInsets(left: 4, right: 4)), color)
    }
  }

  /// The frames of the segments in order, which follow the layout direction. They are equally wide, or as wide as their
  /// titles with an equal share of the remaining width.
  private func segmentFrames(_ place: PaintPlace) -> [Rect] {
    let count = segments.isEmpty ? 2 : min(segments.count, 40)
    let frame = place.frame
    var widths = Array(repeating: frame.width / Double(count), count: count)
    if apportionsSegmentWidthsByContent, !segments.isEmpty {
      let own = segments.prefix(count).map { title in
        place.measurer.layout(Text(title, font: Font(size: 13)), maximumWidth: nil, maximumHeight: nil).size
          .width
      }
      let share = (frame.width - own.reduce(0, +)) / Double(count)
      widths = own.map { max(0, $0 + share) }
    }
    var start = 0.0
    return widths.map { width in
      defer { start += width }
      let x = place.isMirrored ? frame.maxX - start - width : frame.x + start
      return Rect(x: x, y: frame.y, width: width, height: frame.height)
    }
  }
}

import AutoLayout
import LayoutScene

extension SegmentedControlContent: PaintedContent {
  static var appearance: ContentAppearance { .drawing }

  /// The first segment is the selected one, as in a new control.
  func items(_ place: PaintPlace) -> [DisplayItem] {
    let segments = segmentFrames(place)
    guard let selected = segments.first else { return [] }
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
            clip: .roundedRect(place.frame, radius: 4), items: [.fill(.rect(selected), place.system.tint)])),
        .stroke(
          .roundedRect(place.frame.grown(by: -0.5), radius: 4), place.system.tint, StrokeStyle(width: 1)),
        .stroke(dividers(edges, inset: 0), place.system.tint, StrokeStyle(width: 1)),
      ]
    }
    let tile = Path.roundedRect(selected.grown(by: -2), radius: 6.5)
    return [
      .fill(.roundedRect(place.frame, radius: 8), place.system.secondarySystemFill),
      .fill(tile, place.system.selectedSegment),
      .stroke(tile, place.system.separator, StrokeStyle(width: 0.5)),
      // The selected segment has no line beside it.
      .stroke(
        dividers(
          edges.filter { ($0 - selected.midX).magnitude > selected.width * 0.75 },
          inset: place.frame.height * 0.27),
        place.system.separator, StrokeStyle(width: 1)),
    ]
  }

  func texts(_ place: PaintPlace) -> [TextItem] {
    let titles = segments.isEmpty ? ["First", "Second"] : segments
    let system = place.system
    return zip(titles, segmentFrames(place)).enumerated().map { index, segment in
      let font = Font(size: 13, weight: index == 0 && !place.isFlat ? .semibold : .regular)
      let color = place.isFlat ? (index == 0 ? system.systemBackground : system.tint) : system.label
      return place.line(segment.0, font, .center, segment.1.inset(by: EdgeInsets(left: 4, right: 4)), color)
    }
  }

  /// The segments' frames in order: they follow the layout direction and are all equally wide.
  private func segmentFrames(_ place: PaintPlace) -> [Rect] {
    let count = segments.isEmpty ? 2 : min(segments.count, 40)
    let frame = place.frame
    let width = frame.width / Double(count)
    return (0..<count).map { index in
      let slot = place.isMirrored ? count - 1 - index : index
      return Rect(x: frame.x + Double(slot) * width, y: frame.y, width: width, height: frame.height)
    }
  }
}

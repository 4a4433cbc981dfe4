import AutoLayout

/// Draws the lines of constraints: I-bars, plain lines, and the thin lines that tie them to what they measure.
struct BarPainter {
  let theme: Theme

  /// A line with a tick at either end.
  ///
  /// - Parameter isGenerated: whether UIKit has made the constraint, which makes the sign a thin one.
  func iBar(
    _ bar: SignCandidate.Bar, status: ConstraintStatus, isOptional: Bool, isGenerated: Bool = false
  ) -> [DisplayItem] {
    let color = theme.color(of: status)
    let width = isGenerated ? Measures.generatedBarWidth : status.lineWidth
    func point(_ along: Double, _ offset: Double = 0) -> Point {
      Point(along: along, across: bar.across + offset, axis: bar.axis)
    }
    let half = (status.isAlarm ? Measures.tick + 1 : isGenerated ? Measures.tick - 2 : Measures.tick) / 2
    // The ticks stay inside the measured length, so that bars end to end do not run into each other.
    let inset = min(width / 2, (bar.end - bar.start) / 2)
    var ticks = Path()
    for end in [bar.start + inset, bar.end - inset] {
      ticks.append(.line(from: point(end, -half), to: point(end, half)))
    }
    return [
      .stroke(
        .line(from: point(bar.start), to: point(bar.end)), color,
        StrokeStyle(width: width, dashes: dashes(isOptional, length: bar.end - bar.start))),
      .stroke(ticks, color, StrokeStyle(width: width)),
    ] + (status == .broken ? strike(bar, color: color) : [])
  }

  /// A line along edges, centres or baselines that coincide.
  ///
  /// - Parameter words: what the line must not strike through. Where it would it begins and ends a little
  ///   outside, as centre lines in drafting do, so that something of it is seen.
  func plainLine(
    _ line: SignCandidate.Bar, status: ConstraintStatus, isOptional: Bool, isGenerated: Bool = false,
    around words: [Rect] = []
  ) -> [DisplayItem] {
    let color = theme.color(of: status)
    let width = isGenerated ? Measures.generatedBarWidth : status.lineWidth + 0.25
    let hidden = words.filter(line.rect.intersects).map {
      ClosedRange(between: $0.minimum(along: line.axis) - 1, and: $0.maximum(along: line.axis) + 1)
    }
    let overhang = hidden.isEmpty ? 0 : Measures.tick
    var path = Path()
    let whole = ClosedRange(between: line.start - overhang, and: line.end + overhang)
    for piece in whole.stretches(without: hidden) {
      path.append(
        .line(
          from: Point(along: piece.lowerBound, across: line.across, axis: line.axis),
          to: Point(along: piece.upperBound, across: line.across, axis: line.axis)))
    }
    let style = StrokeStyle(width: width, dashes: dashes(isOptional, length: line.end - line.start))
    return [.stroke(path, color, style)] + (status == .broken ? strike(line, color: color) : [])
  }

  /// From the edge of an item to a bar that stands beside the item.
  func extensionLine(from: Point, to: Point) -> [DisplayItem] {
    [.stroke(.line(from: from, to: to), theme.leader.withAlpha(0.6), StrokeStyle(width: 0.5))]
  }

  func leader(_ points: [Point]) -> [DisplayItem] {
    guard points.count > 1 else { return [] }
    return [.stroke(.polyline(points), theme.leader, StrokeStyle(width: 0.6, join: .round))]
  }

  /// Two slanting strokes through a bar that does not hold.
  private func strike(_ bar: SignCandidate.Bar, color: Color) -> [DisplayItem] {
    let length = bar.end - bar.start
    let offsets = length < 28 ? [0.5] : [0.22, 0.78]
    var lines = Path()
    for offset in offsets {
      let center = Point(along: bar.start + length * offset, across: bar.across, axis: bar.axis)
      lines.append(
        .line(from: Point(x: center.x - 4, y: center.y + 4), to: Point(x: center.x + 4, y: center.y - 4)))
    }
    return [.stroke(lines, color, StrokeStyle(width: 1.25))]
  }

  private func dashes(_ isOptional: Bool, length: Double) -> [Double] {
    guard isOptional else { return [] }
    // A short bar keeps at least two gaps.
    let period = Measures.optionalDashes.reduce(0, +)
    let factor = min(1, max(0.35, length / (2.5 * period)))
    return Measures.optionalDashes.map { $0 * factor }
  }
}

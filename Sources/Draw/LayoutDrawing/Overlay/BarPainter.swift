import AutoLayout

/// The colour and weight of a sign's lines.
struct LineLook {
  var status: ConstraintStatus
  var isOptional = false
  /// Whether UIKit made the constraint.
  var isGenerated = false
  /// Whether another option shows it in full.
  var isQuiet = false
  /// Whether this option lacks the constraint.
  var isRemoved = false

  var width: Double { isGenerated ? Measures.generatedBarWidth : status.lineWidth }

  /// The width of a line along an edge.
  var edgeWidth: Double { width + (isGenerated ? 0 : 0.25) }
}

/// Draws the lines of signs: bars, marks, and the thin lines that connect them to what they measure. A casing
/// in the background colour sets them off from views of any colour; along an edge it is thin where words
/// begin. All have gaps where they would run through words.
struct BarPainter {
  let theme: Theme
  /// The views' lines of text that the lines may meet.
  var words = Words()
  /// The lines of text, and the controls that a casing would cut.
  var drawings = Words()

  /// - Parameter rect: the rectangle that a bracket encloses.
  func items(of bar: SignBar, _ style: Sign.Style, _ look: LineLook, about rect: Rect? = nil)
    -> [DisplayItem]
  {
    switch style {
    case .bar, .range, .measured, .removed: iBar(bar, look)
    // The words of a reason are beside it and not part of the bar.
    case .reason: iBar(bar, look, tick: Measures.tick - 2)
    case .equalMarks(let count): equalMarks(count, on: bar, look)
    case .bracket, .brace:
      bracket(
        bar, look, bend: rect.map { bar.across < $0.range(along: bar.axis.other).middle } ?? false ? 3 : -3)
    }
  }

  /// A line with a tick at either end.
  func iBar(_ bar: SignBar, _ look: LineLook, tick: Double = Measures.tick) -> [DisplayItem] {
    let width = look.width
    let tick = look.status.isAlarm ? tick + 1 : look.isGenerated ? tick - 2 : tick
    // The ticks stay inside the measured length, so that adjoining bars do not run into each other.
    let inset = min(width / 2, (bar.end - bar.start) / 2)
    var ticks = Path()
    for end in [bar.start + inset, bar.end - inset] {
      ticks.append(words.clear(point(bar, end, -tick / 2), point(bar, end, tick / 2)))
    }
    let line = words.clear(point(bar, bar.start), point(bar, bar.end))
    let color = theme.color(of: look)
    return cased(line, width) + [
      .stroke(line, color, StrokeStyle(width: width, dashes: dashes(look, length: bar.length))),
      .stroke(ticks, color, StrokeStyle(width: width)),
    ] + (look.status == .broken ? strike(bar, color: color) : [])
  }

  /// A thin bar with marks across its middle, as on the equal sides of a figure in geometry.
  private func equalMarks(_ count: Int, on bar: SignBar, _ look: LineLook) -> [DisplayItem] {
    let color = theme.color(of: look)
    let line = words.clear(point(bar, bar.start), point(bar, bar.end))
    var marks = Path()
    // Where words are in the middle, as in buttons, the marks stand beside them.
    let middle =
      [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88, 0.08, 0.92].map { bar.start + bar.length * $0 }.first {
        words.isClear(bar.mark(at: $0))
      }
      ?? bar.middle
    for number in 0...count {
      let along = middle + (Double(number) - Double(count) / 2) * 3
      marks.append(words.clear(point(bar, along, -3.5), point(bar, along, 3.5)))
    }
    return cased(marks, 1.25) + cased(line, 0.75) + [
      .stroke(line, color, StrokeStyle(width: 0.75)), .stroke(marks, color, StrokeStyle(width: 1.25)),
    ]
  }

  /// A line whose ends bend towards the views that a stack view arranges.
  private func bracket(_ bar: SignBar, _ look: LineLook, bend: Double) -> [DisplayItem] {
    var path = Path.line(from: point(bar, bar.start, bend), to: point(bar, bar.start))
    path.append(words.clear(point(bar, bar.start), point(bar, bar.end)))
    path.append(.line(from: point(bar, bar.end), to: point(bar, bar.end, bend)))
    return cased(path, 1) + [.stroke(path, theme.body, StrokeStyle(width: 1, join: .round))]
  }

  /// A line along edges that coincide.
  ///
  /// - Parameter isCased: whether the background is of nearly the same colour.
  func edgeLine(_ line: SignBar, _ look: LineLook, isCased: Bool = false) -> [DisplayItem] {
    let color = theme.color(of: look)
    let path = words.clear(point(line, line.start), point(line, line.end))
    return (isCased ? cased(path, look.edgeWidth) : []) + [
      .stroke(path, color, StrokeStyle(width: look.edgeWidth, dashes: dashes(look, length: line.length)))
    ] + (look.status == .broken ? strike(line, color: color) : [])
  }

  func centreMarks(_ line: SignBar, _ items: [Rect], _ look: LineLook) -> [DisplayItem] {
    var path = Path()
    for mark in line.centreMarks(at: items) {
      path.append(words.clear(point(mark, mark.start), point(mark, mark.end)))
    }
    return cased(path, look.width, Measures.casingAtWords) + [
      .stroke(path, theme.color(of: look), StrokeStyle(width: look.width + 0.25))
    ]
  }

  /// A hairline between the marks of two items whose centres are aligned; nothing if they are not apart.
  func centreLine(_ line: SignBar, _ items: [Rect], _ look: LineLook) -> [DisplayItem] {
    let ranges = items.map { $0.range(along: line.axis) }.sorted { $0.lowerBound < $1.lowerBound }
    guard ranges.count == 2 else { return [] }
    let (from, to) = (ranges[0].upperBound + Measures.centreMark, ranges[1].lowerBound - Measures.centreMark)
    guard to - from > 1 else { return [] }
    return [
      .stroke(
        words.clear(point(line, from), point(line, to)), theme.color(of: look),
        StrokeStyle(width: Self.hairline, dashes: Self.centreDashes))
    ]
  }

  /// Long and short, as centre lines are in engineering drawings.
  private static let centreDashes = [8.0, 2.5, 2, 2.5]

  /// A hairline on the baseline from the one text to the other, or two ticks outside the items if there is no gap.
  ///
  /// - Parameter isFaint: whether a line in the sign's colour can hardly be seen on its background.
  func baselineLine(
    _ line: SignBar, _ items: [Rect], _ look: LineLook, isFaint: (SignBar) -> Bool = { _ in false }
  )
    -> [DisplayItem]
  {
    guard let left = items.min(by: { $0.minX < $1.minX }), let right = items.max(by: { $0.maxX < $1.maxX })
    else {
      return []
    }
    let gap = right.minX - left.maxX
    let length = Measures.centreMark
    guard gap >= 4 else {
      var ticks = Path()
      for x in [left.minX - length - 1, right.maxX + 1] {
        ticks.append(words.clear(Point(x: x, y: line.across), Point(x: x + length, y: line.across)))
      }
      return [.stroke(ticks, theme.color(of: look), StrokeStyle(width: look.width))]
    }
    var hairline = line
    // A text need not reach the edges of its view.
    hairline.start = words.end(of: left, at: line.across) + Self.besideWords
    hairline.end = max(hairline.start, words.start(of: right, at: line.across) - Self.besideWords)
    let path = words.clear(point(hairline, hairline.start), point(hairline, hairline.end))
    let casing = isFaint(hairline) ? cased(path, Self.hairline, Measures.casingAtWords) : []
    return casing + [
      .stroke(
        path, theme.color(of: look),
        StrokeStyle(width: Self.hairline, dashes: dashes(look, length: hairline.length)))
    ]
  }

  /// The width of a line that only leads from one text to another.
  private static let hairline = 0.75
  private static let besideWords = 1.5

  /// A short piece of the diagonal at the corner where the label is.
  func diagonal(of rect: Rect, towards label: Rect, _ look: LineLook) -> [DisplayItem] {
    let isRight = label.midX >= rect.midX
    let isLower = label.midY >= rect.midY
    let corner = Point(x: isRight ? rect.maxX : rect.minX, y: isLower ? rect.maxY : rect.minY)
    let slope = rect.width > 0 ? min(4, rect.height / rect.width) : 1
    let run = min(rect.width, rect.height, 40) * 0.8 / max(1, slope)
    let inner = Point(x: corner.x + (isRight ? -run : run), y: corner.y + (isLower ? -run : run) * slope)
    let reach = Rect(
      x: min(corner.x, inner.x), y: min(corner.y, inner.y), width: (corner.x - inner.x).magnitude,
      height: (corner.y - inner.y).magnitude)
    guard words.isClear(reach) else { return [] }
    let path = Path.line(from: corner, to: inner)
    return cased(path, look.width) + [
      .stroke(
        path, theme.color(of: look),
        StrokeStyle(width: look.width, dashes: look.isOptional ? Measures.optionalDashes : []))
    ]
  }

  /// The line from the edge of an item to a bar beside the screen.
  func extensionLine(from: Point, to: Point) -> [DisplayItem] {
    [.stroke(words.clear(from, to), theme.leader.withAlpha(0.6), StrokeStyle(width: 0.5))]
  }

  func leader(_ points: [Point]) -> [DisplayItem] {
    guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
    let isStraight = first.x == last.x || first.y == last.y
    let path = isStraight ? words.clear(first, last) : .polyline(points)
    return cased(path, 0.6) + [.stroke(path, theme.leader, StrokeStyle(width: 0.6, join: .round))]
  }

  private func cased(_ path: Path, _ width: Double, _ casing: Double = Measures.casing) -> [DisplayItem] {
    path.elements.isEmpty ? [] : [.stroke(path, theme.casing, StrokeStyle(width: width + 2 * casing))]
  }

  private func point(_ bar: SignBar, _ along: Double, _ offset: Double = 0) -> Point {
    Point(along: along, across: bar.across + offset, axis: bar.axis)
  }

  /// Slanting strokes through the bar of a broken constraint: one on a short bar, otherwise two.
  private func strike(_ bar: SignBar, color: Color) -> [DisplayItem] {
    let offsets = bar.length < 28 ? [0.5] : [0.22, 0.78]
    var lines = Path()
    for offset in offsets {
      let center = point(bar, bar.start + bar.length * offset)
      lines.append(
        .line(from: Point(x: center.x - 4, y: center.y + 4), to: Point(x: center.x + 4, y: center.y - 4)))
    }
    return [.stroke(lines, color, StrokeStyle(width: 1.25))]
  }

  private func dashes(_ look: LineLook, length: Double) -> [Double] {
    if look.isRemoved { return Measures.removedDashes }
    guard look.isOptional else { return [] }
    // A short bar keeps at least two gaps.
    let period = Measures.optionalDashes.reduce(0, +)
    let factor = min(1, max(0.35, length / (2.5 * period)))
    return Measures.optionalDashes.map { $0 * factor }
  }
}

extension Theme {
  func color(of look: LineLook) -> Color {
    look.isQuiet && look.status == .satisfied ? faint : color(of: look.status)
  }

  /// The colour that sets lines off from anything that they cross.
  var casing: Color { pill.withAlpha(0.75) }
}

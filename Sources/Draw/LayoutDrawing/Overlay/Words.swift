import AutoLayout

/// The views' lines of text, which no line of the overlay runs through.
struct Words {
  private let rects: [Rect]
  /// The space around the letters that a line may enter, to underline them or to begin where they do.
  static let air = 0.75
  /// The distance from the edge at which letters begin to the middle of a line along it.
  private static let besideLetters = 1.25

  init(_ texts: [Rect] = []) { rects = texts }

  /// The parts of a line along an axis that remain after gaps for words.
  ///
  /// - Parameter air: the distance by which the line may extend into the words' rectangles; negative to keep that far
  ///   away.
  func clear(_ from: Point, _ to: Point, air: Double = Words.air) -> Path {
    let axis: Axis = (to.x - from.x).magnitude > (to.y - from.y).magnitude ? .horizontal : .vertical
    let line = ClosedRange(between: from[axis], and: to[axis])
    let across = from[axis.other]
    let hidden = rects.filter { rect in
      rect.minimum(along: axis.other) + air <= across
        && across <= rect.maximum(along: axis.other) - air
        && rect.minimum(along: axis) + air <= line.upperBound
        && line.lowerBound <= rect.maximum(along: axis) - air
    }
    if hidden.isEmpty { return .line(from: from, to: to) }
    var path = Path()
    for stretch in line.stretches(without: hidden.map { $0.range(along: axis) }) {
      path.append(
        .line(
          from: Point(along: stretch.lowerBound, across: across, axis: axis),
          to: Point(along: stretch.upperBound, across: across, axis: axis)))
    }
    return path
  }

  /// A vertical line moved off the letters that begin or end at it; others as they are.
  func cleared(_ line: SignBar) -> SignBar {
    var line = line
    line.across += side(of: line) * Self.besideLetters
    return line
  }

  /// The place of a line along an edge: outside the items whose edge it is, so that it takes nothing of what these show,
  /// and off the letters of words.
  func beside(_ line: SignBar, outside items: [Rect], width: Double) -> SignBar {
    let beside = cleared(line)
    return beside == line ? line.moved(across: line.outward(of: items) * width / 2) : beside
  }

  /// The side of a vertical line on which there is room beside words that begin or end at it: -1 or 1; 0 if there are
  /// no such words, or some on both sides. Above and below words there is always some air.
  private func side(of line: SignBar) -> Double {
    guard line.axis == .vertical else { return 0 }
    let (axis, across) = (line.axis, line.axis.other)
    let beside = rects.filter {
      $0.minimum(along: axis) < line.end && line.start < $0.maximum(along: axis)
    }
    func touches(_ edge: Double) -> Bool { (edge - line.across).magnitude < 2 * Self.air }
    let begins = beside.contains { touches($0.minimum(along: across)) }
    let ends = beside.contains { touches($0.maximum(along: across)) }
    return begins == ends ? 0 : begins ? -1 : 1
  }

  /// Where the words of a view end that a horizontal line would run through; the view's own edge if there are none.
  func end(of view: Rect, at y: Double) -> Double { extent(in: view, at: y)?.maxX ?? view.maxX }

  /// Where they begin.
  func start(of view: Rect, at y: Double) -> Double { extent(in: view, at: y)?.minX ?? view.minX }

  private func extent(in view: Rect, at y: Double) -> Rect? {
    let own = rects.filter {
      $0.minY < y && y < $0.maxY && view.minX - 1 < $0.midX && $0.midX < view.maxX + 1
    }
    return own.dropFirst().reduce(own.first) { $0?.union($1) }
  }

  /// Whether a rectangle is clear of words.
  func isClear(_ rect: Rect) -> Bool { !rects.contains { $0.intersects(rect) } }
}

import AutoLayout

/// The views' lines of text, which no line of the overlay runs through.
struct Words {
  private let rects: [Rect]
  /// The space around the letters that a line may enter, to underline them or to begin where they do.
  static let air = 0.75

  init(_ texts: [Rect] = []) { rects = texts }

  /// What is left of a line along an axis after gaps for words.
  ///
  /// - Parameter air: how far it may reach into the words' rectangles; negative to keep that far away.
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

  /// Whether a rectangle is clear of words.
  func isClear(_ rect: Rect) -> Bool { !rects.contains { $0.intersects(rect) } }
}

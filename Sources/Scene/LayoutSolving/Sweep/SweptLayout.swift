import AutoLayout
import LayoutScene

/// A layout at one size of its canvas, with the properties that must be the same at two sizes for it to be linear in
/// between.
struct SweptLayout {
  /// The size of the canvas on the axis.
  let position: Double
  let layout: SolvedLayout
  /// How each constraint stands, and what each view shows, in numbers.
  private let piece: [Int]
  /// The canvas without its size and the orientation that follows from it.
  private let traits: Canvas

  init(_ layout: SolvedLayout, at position: Double) {
    self.position = position
    self.layout = layout
    var canvas = layout.canvas
    (canvas.size, canvas.orientation) = (.zero, .portrait)
    traits = canvas
    var piece = [layout.views.count, layout.constraints.count]
    piece.reserveCapacity(2 + layout.constraints.count + 3 * layout.views.count)
    for constraint in layout.constraints { piece.append(constraint.standing.rawValue) }
    for view in layout.views {
      var open = 0
      for (bit, component) in FrameComponent.allCases.enumerated() where view.ambiguity[component] != nil {
        open |= 1 << bit
      }
      // A width cannot be negative.
      if view.frame.width <= 0 { open |= 1 << 8 }
      if view.frame.height <= 0 { open |= 1 << 9 }
      piece.append(open)
      guard view.text != nil else { continue }
      piece.append((view.lineCount ?? 0) * 2 + (view.isTruncated == true ? 1 : 0))
      piece.append(Int(((view.intrinsicContentSize.height ?? 0) * 1024).rounded()))
    }
    for conflict in layout.conflicts { piece += [-1] + conflict.constraints.map(\.rawValue) }
    self.piece = piece
  }

  /// Whether nothing changes between the two but lengths, linearly, as far as constraints and lines go.
  func isLike(_ other: SweptLayout) -> Bool { piece == other.piece && traits == other.traits }

  /// Whether all frames are on the straight line between those of two others.
  func isBetween(_ one: SweptLayout, _ other: SweptLayout) -> Bool {
    let share = (position - one.position) / (other.position - one.position)
    return layout.views.indices.allSatisfy { index in
      let (start, end) = (one.layout.views[index].frame, other.layout.views[index].frame)
      let frame = layout.views[index].frame
      return FrameComponent.allCases.allSatisfy {
        (frame[$0] - start[$0] - share * (end[$0] - start[$0])).magnitude < 1e-5
      }
    }
  }

  /// Where the straight line through two layouts meets that through two others, by the component of a frame in which
  /// they differ most; nil if they are parallel.
  static func meeting(
    _ left: (SweptLayout, SweptLayout), _ right: (SweptLayout, SweptLayout)
  ) -> Double? {
    func slope(
      _ pair: (SweptLayout, SweptLayout), _ index: ViewIndex, _ component: FrameComponent
    ) -> Double {
      let (start, end) = (pair.0.layout.views[index].frame, pair.1.layout.views[index].frame)
      return (end[component] - start[component]) / (pair.1.position - pair.0.position)
    }
    let views = left.0.layout.views
    guard views.count == right.0.layout.views.count else { return nil }
    var best: (bend: Double, place: Double)?
    for index in views.indices {
      for component in FrameComponent.allCases {
        let (before, after) = (slope(left, index, component), slope(right, index, component))
        let bend = (after - before).magnitude
        guard bend > max(1e-6, best?.bend ?? 0) else { continue }
        let start = left.1.layout.views[index].frame[component] - before * left.1.position
        let end = right.0.layout.views[index].frame[component] - after * right.0.position
        best = (bend, (start - end) / (after - before))
      }
    }
    return best?.place
  }
}

/// How a constraint stands in a solution. Unlike `isSatisfied`, it distinguishes amounts of a thousandth of a point.
enum ConstraintStanding: Int {
  /// An inequality that holds with room to spare.
  case loose
  /// An equation that holds, or an inequality at its limit.
  case tight
  case tooSmall
  case tooLarge
  case broken

  /// Whether the constraint holds.
  var holds: Bool {
    switch self {
    case .loose, .tight: true
    case .tooSmall, .tooLarge, .broken: false
    }
  }
}

extension SolvedConstraint {
  var standing: ConstraintStanding {
    if isBroken { return .broken }
    let noise = 1e-6
    if error > noise { return .tooLarge }
    if error < -noise { return .tooSmall }
    return room > noise ? .loose : .tight
  }
}

import AutoLayout

/// A sign of a length on its way to being one: what repeats is folded before there are any labels.
struct LengthDraft {
  var figures: [ConstraintFigure]
  var dimension: ConstraintFigure.Dimension
  /// Of the two items of a comparison.
  var part = 0
  /// How many signs it stands for.
  var count = 1
  /// Whether another sign says it, and only the bar is drawn.
  var isFolded = false

  var figure: ConstraintFigure { figures[0] }

  /// Folds what would be said twice.
  ///
  /// Equal gaps side by side or in a row: one of them says it for all, such as `8 ×3`. A required `≥ n` and an optional
  /// `= n` between the same edges: one bar.
  static func folded(_ drafts: [LengthDraft], _ layout: SolvedLayout) -> [LengthDraft] {
    var drafts = foldedPairs(drafts, layout)
    fold(&drafts, atLeast: 2) { draft in
      [draft.dimension.start, draft.dimension.end]
    }
    fold(&drafts, atLeast: 3) { draft in
      // Between views of one superview, as in a row or a column.
      let superviews = Set(draft.figure.views.map { layout.views[$0].scene.superview })
      guard superviews.count == 1, let superview = superviews.first ?? nil else { return nil }
      // What is at least so long may be longer.
      let isFixed = draft.figures.contains { $0.relation == .equal }
      return [Double(superview), isFixed ? 0 : draft.dimension.end - draft.dimension.start]
    }
    return drafts
  }

  private struct Edges: Hashable {
    var firstItem: SceneItem
    var firstAttribute: LayoutAttribute
    var secondItem: SceneItem?
    var secondAttribute: LayoutAttribute
  }

  private static func foldedPairs(_ drafts: [LengthDraft], _ layout: SolvedLayout) -> [LengthDraft] {
    var result: [LengthDraft] = []
    var known: [Edges: Int] = [:]
    for draft in drafts {
      let scene = layout.constraints[draft.figure.constraint].scene
      let edges = Edges(
        firstItem: scene.firstItem, firstAttribute: scene.firstAttribute, secondItem: scene.secondItem,
        secondAttribute: scene.secondAttribute)
      guard draft.part == 0, scene.multiplier == 1, !draft.figure.status.isAlarm else {
        result.append(draft)
        continue
      }
      if let index = known[edges], result[index].figures.count == 1,
        (result[index].figure.relation == .equal) != (draft.figure.relation == .equal),
        result[index].dimension.start == draft.dimension.start,
        result[index].dimension.end == draft.dimension.end
      {
        // The one that gave way decides the colour.
        let wins = draft.figure.status == .unsatisfied
        result[index].figures.insert(draft.figure, at: wins ? 0 : 1)
      } else {
        known[edges] = result.count
        result.append(draft)
      }
    }
    return result
  }

  private struct Likeness: Hashable {
    var axis: Axis
    var values: [String]
    var priorities: [LayoutPriority]
    var place: [Double]
  }

  private static func fold(
    _ drafts: inout [LengthDraft], atLeast least: Int, by place: (LengthDraft) -> [Double]?
  ) {
    var groups: [Likeness: [Int]] = [:]
    for (index, draft) in drafts.enumerated()
    where draft.dimension.sized == nil && !draft.isFolded && draft.count == 1
      && draft.figures.allSatisfy({ $0.status == .satisfied })
    {
      guard let place = place(draft) else { continue }
      let likeness = Likeness(
        axis: draft.dimension.axis, values: draft.figures.map(\.value),
        priorities: draft.figures.map(\.priority),
        place: place.map { $0.rounded() })
      groups[likeness, default: []].append(index)
    }
    for members in groups.values where members.count >= least {
      for (order, index) in members.enumerated() {
        drafts[index].count = order == 0 ? members.count : 1
        drafts[index].isFolded = order > 0
      }
    }
  }
}

extension ConstraintFigure {
  /// On its bar.
  fileprivate var value: String {
    if case .dimensions(let dimensions) = shape { dimensions.first?.value ?? "" } else { "" }
  }
}

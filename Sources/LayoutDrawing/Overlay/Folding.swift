import AutoLayout
import LayoutScene

/// A sign of a length on its way to being one: what repeats is folded before there are any labels.
struct LengthDraft {
  var figures: [ConstraintFigure]
  var dimension: ConstraintFigure.Dimension
  /// Of the two items of a comparison.
  var part = 0
  /// How many signs it stands for.
  var count = 1
  /// What it says together with others.
  var fold: SignFold?
  /// Whether another sign says it, and only the bar is drawn.
  var isFolded = false

  var figure: ConstraintFigure { figures[0] }

  /// Folds what would be said twice.
  ///
  /// Equal lengths in one view, or side by side, and equal sizes in one row: one of them says it for all, such as
  /// `8 ×3`. A required `≥ n` and an optional `= n` between the same edges: one bar.
  ///
  /// - Parameter standsAlone: whether a constraint is told by itself: it has a name, or is another in other options.
  static func folded(
    _ drafts: [LengthDraft], _ layout: SolvedLayout, standsAlone: (ConstraintFigure) -> Bool
  ) -> [LengthDraft] {
    var drafts = lettered(foldedPairs(drafts, layout), layout)
    fold(&drafts, layout) { draft in
      if draft.figures.contains(where: standsAlone) { return [] }
      // What is at least so long may be longer.
      let isFixed = draft.figures.contains { $0.relation == .equal }
      let (start, end) = (draft.dimension.start.rounded(), draft.dimension.end.rounded())
      let length = isFixed ? 0 : (draft.dimension.end - draft.dimension.start).rounded()
      guard let container = draft.container(in: layout) else { return [] }
      let inCell = layout.placeInCell(of: container).map {
        [Place.inCell(of: $0.table, offset: $0.offset, length: length)]
      }
      // Of what is in conflict only rows of one structure say the same.
      if draft.figure.status.isAlarm { return inCell ?? [] }
      let places = [.inside(container, length: length), .between(start, end)] + (inCell ?? [])
      guard draft.dimension.sized == nil else {
        let across = draft.dimension.across
        let inLine = Place.inLine(across.lowerBound.rounded(), across.upperBound.rounded(), length: length)
        return draft.figure.isComparison ? [] : places + [inLine]
      }
      // Rows that all keep so far from one line, however long they are, and whatever holds them.
      return places + [.from(start), .to(end)]
    }
    return drafts
  }

  /// What lengths have in common that stand together, on whole points.
  private enum Place: Hashable {
    case inside(ViewIndex, length: Double)
    /// In the rows of one structure.
    case inCell(of: ViewIndex, offset: Int, length: Double)
    /// Side by side.
    case between(Double, Double)
    /// Of sizes, across their axis.
    case inLine(Double, Double, length: Double)
    case from(Double)
    case to(Double)
  }

  /// The view in which the length is: what holds the measured view, or both items of a distance.
  private func container(in layout: SolvedLayout) -> ViewIndex? {
    let container = layout.container(of: figure.views)
    return dimension.sized == nil ? container : container.map { layout.superview(of: $0) ?? $0 }
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

  /// What a letter stands for bears it on the bar of its own number, such as `a = 180`, if it has one.
  private static func lettered(_ drafts: [LengthDraft], _ layout: SolvedLayout) -> [LengthDraft] {
    func item(_ draft: LengthDraft) -> SceneItem? {
      let scene = layout.constraints[draft.figure.constraint].scene
      return draft.part == 0 ? scene.firstItem : scene.secondItem
    }
    var drafts = drafts
    var isTold = [Bool](repeating: false, count: drafts.count)
    for (index, draft) in drafts.enumerated() where draft.part == 1 && draft.figure.isLettered {
      let host = drafts.indices.first { other in
        let figure = drafts[other].figure
        return drafts[other].dimension.sized != nil && !figure.isComparison && figure.status == .satisfied
          && figure.relation == .equal && drafts[other].dimension.axis == draft.dimension.axis
          && item(drafts[other]) == item(draft)
      }
      guard let host else { continue }
      drafts[host].dimension.value = draft.dimension.value + " " + drafts[host].dimension.value
      isTold[index] = true
    }
    return drafts.indices.filter { !isTold[$0] }.map { drafts[$0] }
  }

  private struct Likeness: Hashable {
    var axis: Axis
    var isSize: Bool
    /// Left and leading are different things, which only at times are at the same place.
    var kind: LayoutAttribute.Kind
    var values: [String]
    var priorities: [LayoutPriority]
    var statuses: [ConstraintStatus]
    /// Where it is not what it ought to be.
    var actual: String?
    var place: Place
  }

  /// - Parameter places: lengths that have one of these in common, and say the same, are folded.
  private static func fold(
    _ drafts: inout [LengthDraft], _ layout: SolvedLayout, by places: (LengthDraft) -> [Place]
  ) {
    var groups = DisjointSets<Int>()
    var known: [Likeness: Int] = [:]
    for (index, draft) in drafts.enumerated() where draft.figures.allSatisfy({ $0.status != .unsatisfied }) {
      for place in places(draft) {
        let likeness = Likeness(
          axis: draft.dimension.axis, isSize: draft.dimension.sized != nil,
          kind: layout.constraints[draft.figure.constraint].scene.firstAttribute.kind,
          values: draft.figures.map(\.value),
          priorities: draft.figures.map(\.priority), statuses: draft.figures.map(\.status),
          actual: draft.figure.actual, place: place)
        if let other = known[likeness] { groups.join(index, other) } else { known[likeness] = index }
      }
    }
    for (first, members) in Dictionary(grouping: drafts.indices, by: { groups.top($0) })
    where members.count > 1 {
      for cluster in clusters(of: members, in: drafts) {
        for index in cluster {
          drafts[index].fold = .lengths(first: first)
          drafts[index].count = index == cluster[0] ? cluster.count : 1
          drafts[index].isFolded = index != cluster[0]
        }
      }
    }
  }

  /// Farther from the next than that nobody looks for it, in points.
  private static let farthestMember = 200.0

  /// Those that lead from one to the next bear one number together, and so on with the rest.
  private static func clusters(of members: [Int], in drafts: [LengthDraft]) -> [[Int]] {
    var clusters: [[Int]] = []
    for index in members {
      let near = clusters.firstIndex { cluster in
        cluster.contains { drafts[$0].dimension.distance(to: drafts[index].dimension) <= farthestMember }
      }
      if let near { clusters[near].append(index) } else { clusters.append([index]) }
    }
    return clusters
  }
}

extension ConstraintFigure.Dimension {
  /// Between what two lengths along one axis measure, the greater of the gaps along it and across it.
  fileprivate func distance(to other: Self) -> Double {
    let along = max(start, other.start) - min(end, other.end)
    let beside =
      max(across.lowerBound, other.across.lowerBound) - min(across.upperBound, other.across.upperBound)
    return max(along, beside)
  }
}

extension ConstraintFigure {
  /// On its bar.
  var value: String {
    if case .dimensions(let dimensions) = shape { dimensions.first?.value ?? "" } else { "" }
  }
}

extension SolvedLayout {
  /// The innermost view that holds the views, or is one of them; nil without any, or for views that are not there.
  func container(of views: [ViewIndex]) -> ViewIndex? {
    guard var first = views.first, var second = views.last,
      views.allSatisfy(self.views.indices.contains)
    else { return nil }
    while first != second {
      // Superviews stand before their subviews.
      let later = max(first, second)
      guard let superview = superview(of: later) else { return nil }
      if first > second { first = superview } else { second = superview }
    }
    return first
  }

  /// Which of a cell's views a view is, for one in a table: the same in all rows of one structure.
  func placeInCell(of view: ViewIndex) -> (table: ViewIndex, offset: Int)? {
    var index = view
    while let superview = superview(of: index) {
      if views[index].scene.kind == .cell { return (superview, index.distance(to: view)) }
      index = superview
    }
    return nil
  }

  /// nil for the root, and for a view whose superview does not stand before it.
  func superview(of view: ViewIndex) -> ViewIndex? {
    guard let superview = self.view(at: view)?.scene.superview, .root..<view ~= superview else { return nil }
    return superview
  }
}

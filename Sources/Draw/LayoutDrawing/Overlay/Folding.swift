import AutoLayout
import LayoutScene
import LayoutWords

/// A draft of the sign of a length. Repetitions are folded before labels are made.
struct LengthDraft {
  var figures: [ConstraintFigure]
  var dimension: ConstraintFigure.Dimension
  /// The index of the comparison's item that the draft is for.
  var part = 0
  /// The number of signs that the draft stands for.
  var count = 1
  /// The sign that the draft forms together with others.
  var fold: SignFold?
  /// Whether another sign has the label, and only the bar is drawn.
  var isFolded = false

  var figure: ConstraintFigure { figures[0] }

  /// Folds signs that would be shown twice.
  ///
  /// Equal lengths in one view, or side by side, and equal sizes in one row: one of them stands for all, such
  /// as `8 ×3`. A required `≥ n` and an optional `= n` between the same edges share one bar.
  ///
  /// - Parameter standsAlone: whether a constraint has its own sign: it is named, or differs between options.
  static func folded(
    _ drafts: [LengthDraft], _ layout: SolvedLayout, standsAlone: (ConstraintFigure) -> Bool
  ) -> [LengthDraft] {
    var drafts = lettered(foldedPairs(drafts, layout), layout)
    fold(&drafts, layout) { draft in
      if draft.figures.contains(where: standsAlone) { return [] }
      // Lengths with only a bound may differ.
      let isFixed = draft.figures.contains { $0.relation == .equal }
      let (start, end) = (draft.dimension.start.rounded(), draft.dimension.end.rounded())
      let length = isFixed ? 0 : (draft.dimension.end - draft.dimension.start).rounded()
      guard let container = draft.container(in: layout) else { return [] }
      let inCell = layout.placeInCell(of: container).map {
        [Place.inCell(of: $0.table, offset: $0.offset, length: length)]
      }
      // In a conflict, only constraints in rows of one structure are folded.
      if draft.figure.status.isAlarm { return inCell ?? [] }
      let places = [.inside(container, length: length), .between(start, end)] + (inCell ?? [])
      guard draft.dimension.sized == nil else {
        let across = draft.dimension.across
        let inLine = Place.inLine(across.lowerBound.rounded(), across.upperBound.rounded(), length: length)
        return draft.figure.isComparison ? [] : places + [inLine]
      }
      // Rows at the same distance from one line, regardless of their lengths and of what contains them.
      return places + [.from(start), .to(end)]
    }
    return drafts
  }

  /// A property that lengths that belong together have in common, in whole points.
  private enum Place: Hashable {
    case inside(ViewIndex, length: Double)
    /// The lengths are in the rows of one structure.
    case inCell(of: ViewIndex, offset: Int, length: Double)
    /// The lengths are side by side.
    case between(Double, Double)
    /// The sizes have the same range across their axis.
    case inLine(Double, Double, length: Double)
    case from(Double)
    case to(Double)
  }

  /// The view that contains the length: the measured view's superview, or that of a distance's two items.
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
        // The pill has the stronger constraint, regardless of which the author wrote first, and of two equally strong
        // ones the one that decides.
        let other = result[index].figure
        let isOnPill =
          draft.figure.priority == other.priority
          ? draft.figure.relation == .equal : draft.figure.priority > other.priority
        if isOnPill { result[index].dimension = draft.dimension }
        // The constraint that gave way decides the colour.
        let wins = draft.figure.status == .unsatisfied
        result[index].figures.insert(draft.figure, at: wins ? 0 : 1)
      } else {
        known[edges] = result.count
        result.append(draft)
      }
    }
    return result
  }

  /// Puts the letter of a length on the bar that shows its number, if there is one, such as `a = 180`.
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
    /// The kind of attribute. Left and leading differ, even where they coincide.
    var kind: LayoutAttribute.Kind
    var values: [String]
    var priorities: [LayoutPriority]
    var statuses: [ConstraintStatus]
    /// The actual value, if it differs from the wanted one.
    var actual: String?
    var place: Place
  }

  /// - Parameter places: the places of a draft; lengths that share one of them, and show the same, are folded.
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
    for members in Dictionary(grouping: drafts.indices, by: { groups.top($0) }).values
    where members.count > 1 {
      for cluster in clusters(of: members, in: drafts) {
        for index in cluster {
          drafts[index].fold = .lengths(first: cluster[0])
          drafts[index].count = index == cluster[0] ? cluster.count : 1
          drafts[index].isFolded = index != cluster[0]
        }
      }
    }
  }

  /// The greatest distance at which a reader looks for the next member, in points.
  private static let farthestMember = 200.0

  /// Members near one another share one number; the rest form clusters of their own.
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
  /// The distance between two lengths along one axis: the greater of the gaps along it and across it.
  fileprivate func distance(to other: Self) -> Double {
    let along = max(start, other.start) - min(end, other.end)
    let beside =
      max(across.lowerBound, other.across.lowerBound) - min(across.upperBound, other.across.upperBound)
    return max(along, beside)
  }
}

extension ConstraintFigure {
  /// The words on the bar.
  var value: String {
    if case .dimensions(let dimensions) = shape { dimensions.first?.value ?? "" } else { "" }
  }
}

extension SolvedLayout {
  /// The innermost view that contains the views or is one of them; nil if there are none, or one is unknown.
  func container(of views: [ViewIndex]) -> ViewIndex? {
    guard var first = views.first, var second = views.last,
      views.allSatisfy(self.views.indices.contains)
    else { return nil }
    while first != second {
      // Superviews come before their subviews.
      let later = max(first, second)
      guard let superview = superview(of: later) else { return nil }
      if first > second { first = superview } else { second = superview }
    }
    return first
  }

  /// A view's position in its table cell, the same in all rows of one structure; nil outside tables.
  func placeInCell(of view: ViewIndex) -> (table: ViewIndex, offset: Int)? {
    var index = view
    while let superview = superview(of: index) {
      if views[index].scene.kind == .cell { return (superview, index.distance(to: view)) }
      index = superview
    }
    return nil
  }

  /// The superview of a view; nil for the root, and for a view whose superview does not come before it.
  func superview(of view: ViewIndex) -> ViewIndex? {
    guard let superview = self.view(at: view)?.scene.superview, .root..<view ~= superview else { return nil }
    return superview
  }
}

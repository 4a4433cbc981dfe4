import AutoLayout
import LayoutScene
import LayoutWords

/// The content of a constraint's sign, in words and in the overlay's coordinates.
struct ConstraintFigure {
  /// A length along an axis that an I-bar shows.
  struct Dimension {
    var axis: Axis
    /// The bar's ends along the axis, the lower one first.
    var start: Double
    var end: Double
    /// The range across the axis in which the bar may be: where both items are, or between them.
    var across: ClosedRange<Double>
    /// The measured view's rectangle; nil for a distance.
    var sized: Rect?
    /// Whether the measured view is a control that draws more than words.
    var isOverControl = false
    /// The items whose edges the bar's ends touch: a thin line extends the edge to a bar beside the item.
    var edges: [(coordinate: Double, item: Rect)]
    /// The words on the bar, such as `≥ 457`.
    var value: String
  }

  enum Shape {
    case dimensions([Dimension])
    /// Edges, centres or baselines that coincide: a plain line along the other axis.
    case alignment(axis: Axis, coordinate: Double, from: Double, to: Double)
    /// The ratio of one view's width to its height.
    case aspect(Rect, value: String)
  }

  var constraint: ConstraintIndex
  var axis: Axis
  var status: ConstraintStatus
  var isOptional: Bool
  var priority: LayoutPriority
  var shape: Shape
  /// The actual value where it differs from the constraint's, such as `is 479`.
  var actual: String?
  var relation: LayoutRelation
  /// The views that the constraint involves.
  var views: [ViewIndex]
  /// The view that the constraint places: the inner one, if one contains the other.
  var subject: ViewIndex
  /// For sizes that are plainly equal, the number of their group, from 1; otherwise nil.
  var equalityGroup: Int?
  /// Whether the sizes are labelled with the letter of their group.
  var isLettered = false
  /// Whether the figure is about centres, where there may be words.
  var isCentred = false
  /// The words for a distance from or to a centre, such as `off centre`, since its number alone would read like one
  /// between edges.
  var centreWords: String?
  /// Whether the figure is about baselines.
  var isOnBaselines = false
  /// The rectangles of the items.
  var items: [Rect] = []

  /// Whether two lengths are compared, and both have a bar.
  var isComparison: Bool {
    if case .dimensions(let all) = shape { all.count == 2 } else { false }
  }
}

extension ConstraintFigure.Dimension {
  /// The dimension of a rectangle along an axis.
  static func size(of rect: Rect, along axis: Axis) -> ConstraintFigure.Dimension {
    ConstraintFigure.Dimension(
      axis: axis, start: rect.minimum(along: axis), end: rect.maximum(along: axis),
      across: rect.range(along: axis.other), sized: rect, edges: [], value: "")
  }
}

/// Reads the figures of constraints from a solved layout.
struct FigureReader {
  let space: OverlaySpace
  let layout: SolvedLayout
  let groups: SizeGroups

  /// The figure of a constraint; nil if the layout does not have the items.
  func figure(of index: ConstraintIndex) -> ConstraintFigure? {
    let solved = layout.constraints[index]
    let scene = solved.scene
    guard let first = space.geometry.value(of: scene.firstAttribute, in: scene.firstItem),
      let rect = space.rect(of: scene.firstItem)
    else { return nil }
    let reading = Reading(scene: scene, geometry: space.geometry, first: first)
    let status = ConstraintStatus(of: index, in: layout)
    let shape: ConstraintFigure.Shape?
    if scene.firstAttribute.kind == .size {
      shape = sizeShape(scene, reading: reading, rect: rect)
    } else {
      shape = distanceShape(solved, reading: reading, rect: rect)
    }
    guard let shape else { return nil }
    let (view, other) = (scene.firstItem.view, scene.secondItem?.view)
    let isFirstOutside = scene.secondItem.map { space.geometry.contains($0, in: scene.firstItem) } ?? false
    var figure = ConstraintFigure(
      constraint: index, axis: solved.axis, status: status, isOptional: !scene.priority.isRequired,
      priority: scene.priority, shape: shape, actual: reading.actualText(status: status),
      relation: reading.relation, views: [view] + (other.map { [$0] } ?? []),
      subject: isFirstOutside ? other ?? view : view)
    figure.isCentred = [scene.firstAttribute, scene.secondAttribute].contains(where: \.isCentre)
    figure.centreWords = centreWords(scene)
    figure.isOnBaselines = [.firstBaseline, .lastBaseline].contains(scene.firstAttribute)
    figure.items = [rect] + (scene.secondItem.flatMap { space.rect(of: $0) }.map { [$0] } ?? [])
    if let number = groups.number(of: index), number <= SizeGroups.mostMarked {
      figure.equalityGroup = number
      return figure
    }
    guard let letter = groups[index], case .dimensions(var dimensions) = shape, dimensions.count == 2 else {
      return figure
    }
    // The letter stands for the second size.
    dimensions[0].value += " " + letter
    dimensions[1].value = letter
    figure.shape = .dimensions(dimensions)
    figure.isLettered = true
    return figure
  }

  private func sizeShape(
    _ scene: SceneConstraint, reading: Reading, rect: Rect
  ) -> ConstraintFigure.Shape? {
    guard let second = scene.secondItem else {
      return .dimensions([
        size(scene.firstAttribute, of: rect, item: scene.firstItem, value: reading.valueText)
      ])
    }
    if second == scene.firstItem, second.view == scene.firstItem.view,
      scene.firstAttribute != scene.secondAttribute
    {
      return .aspect(rect, value: reading.aspectText)
    }
    guard let other = space.rect(of: second) else { return nil }
    return .dimensions([
      size(scene.firstAttribute, of: rect, item: scene.firstItem, value: reading.equalityText),
      size(scene.secondAttribute, of: other, item: second, value: reading.counterpartText),
    ])
  }

  private func size(
    _ attribute: LayoutAttribute, of rect: Rect, item: SceneItem, value: String
  ) -> ConstraintFigure.Dimension {
    let axis: Axis = attribute == .height ? .vertical : .horizontal
    let across = axis.other
    var isOverControl = false
    if case .view(let index) = item {
      isOverControl = space.geometry.read(index) { $0.scene.kind.isDrawn } ?? false
    }
    return ConstraintFigure.Dimension(
      axis: axis, start: rect.minimum(along: axis), end: rect.maximum(along: axis),
      across: rect.range(along: across), sized: rect,
      isOverControl: isOverControl, edges: [], value: value)
  }

  private func distanceShape(
    _ solved: SolvedConstraint, reading: Reading, rect: Rect
  ) -> ConstraintFigure.Shape? {
    let scene = solved.scene
    let axis = solved.axis
    let across = axis.other
    let secondRect = scene.secondItem.flatMap { space.rect(of: $0) }
    let other = secondRect ?? space.screen
    let from = space.convert(reading.first, along: axis)
    // A fraction of the superview's far edge is shown as a distance from its near edge.
    let isShare = scene.multiplier != 1 && isFirstChild(scene)
    let to = space.convert(
      isShare ? other.minimum(along: axis) / space.scale : reading.second ?? 0, along: axis)
    let shared = sharedRange(rect, other, along: across)
    let holdsOther = scene.secondItem.map { space.geometry.contains(scene.firstItem, in: $0) } ?? true
    let isInside = scene.secondItem.map { space.geometry.contains($0, in: scene.firstItem) } ?? false
    if scene.multiplier == 1, scene.constant == 0, scene.relation == .equal, solved.isSatisfied {
      let span: ClosedRange<Double> =
        if holdsOther {
          rect.range(along: across)
        } else if isInside {
          other.range(along: across)
        } else {
          union(rect, other, along: across)
        }
      return .alignment(axis: axis, coordinate: from, from: span.lowerBound, to: span.upperBound)
    }
    return .dimensions([
      ConstraintFigure.Dimension(
        axis: axis, start: min(from, to), end: max(from, to), across: shared, sized: nil,
        edges: [(from, rect), (to, other)], value: reading.valueText)
    ])
  }

  private func centreWords(_ scene: SceneConstraint) -> String? {
    guard scene.multiplier == 1, let second = scene.secondItem else { return nil }
    switch (scene.firstAttribute.isCentre, scene.secondAttribute.isCentre) {
    case (false, false): return nil
    case (true, false), (false, true): return "to centre"
    case (true, true):
      let isNested =
        space.geometry.contains(scene.firstItem, in: second)
        || space.geometry.contains(second, in: scene.firstItem)
      return isNested ? "off centre" : "between centres"
    }
  }

  private func union(_ a: Rect, _ b: Rect, along axis: Axis) -> ClosedRange<Double> {
    a.union(b).range(along: axis)
  }

  /// The range that two rectangles share along an axis, or otherwise the gap between them.
  private func sharedRange(_ a: Rect, _ b: Rect, along axis: Axis) -> ClosedRange<Double> {
    let lower = max(a.minimum(along: axis), b.minimum(along: axis))
    let upper = min(a.maximum(along: axis), b.maximum(along: axis))
    return ClosedRange(between: lower, and: upper)
  }

  /// Whether the first item is a subview of the second.
  private func isFirstChild(_ scene: SceneConstraint) -> Bool {
    guard case .view(let index) = scene.firstItem, let second = scene.secondItem else { return false }
    return space.geometry.read(index) { $0.scene.superview } == second.view
  }
}

extension LayoutAttribute {
  var isCentre: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}

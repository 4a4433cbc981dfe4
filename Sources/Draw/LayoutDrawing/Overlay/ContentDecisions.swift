import AutoLayout
import LayoutScene
import LayoutWords

/// The content priorities that decide sizes, whether or not anyone set them.
///
/// A view that is compressed has lost to something. A view that is stretched has lost only to views in line
/// with it that hug their contents more strongly: between two given edges hugging has no effect.
struct ContentDecisions {
  enum Outcome {
    case lost, won
    /// Equal to another priority, so that something is left open.
    case tied
  }

  private struct Content: Hashable {
    var view: String
    var kind: ContentArrows.Kind
    var axis: Axis
  }

  private var outcomes: [Content: Outcome] = [:]
  /// The contents that are already explained.
  private var told: Set<Content> = []
  /// The contents between which something is open. One counts as explained only if all are.
  private var ties: [[Content]] = []
  private let pressures: ByAxis<ContentPressure>

  /// The difference up to which rounding is the cause.
  private static let leastDifference = 0.5

  init(of layout: SolvedLayout) {
    pressures = ByAxis { ContentPressure(of: layout, along: $0) }
    let chains = SiblingChains(of: layout)
    let contents = layout.constraints.filter {
      !$0.isBroken && ContentArrows.Kind($0.origin) != nil
        && layout.views.indices.contains($0.scene.firstItem.view)
    }
    let given = layout.givenLengths
    var hugging = ByAxis { _ in [ViewIndex: [SolvedConstraint]]() }
    for content in contents where content.origin == .contentHugging && content.isSatisfied {
      let view = content.scene.firstItem.view
      guard !layout.views[view].alwaysHugs(along: content.axis) else { continue }
      hugging[content.axis][chains.chain(of: view, along: content.axis), default: []].append(content)
    }
    for loser in contents where !loser.isSatisfied && loser.error.magnitude > Self.leastDifference {
      let view = layout.views[loser.scene.firstItem.view]
      // A size that is given outright has no competition; truncated text still counts.
      let isGiven = given.contains(LayoutLength(item: loser.scene.firstItem, axis: loser.axis))
      guard !view.isHidden, !view.wraps(along: loser.axis), !isGiven || view.isTruncated == true else {
        continue
      }
      if loser.origin == .contentHugging {
        let own = loser.scene.firstItem.view
        let winners = (hugging[loser.axis][chains.chain(of: own, along: loser.axis)] ?? []).filter {
          $0.scene.priority > loser.scene.priority && $0.scene.firstItem.view != own
        }
        guard !winners.isEmpty else { continue }
        for winner in winners { note(winner, .won, layout) }
      }
      note(loser, .lost, layout)
    }
    for tie in layout.contentPriorityTies {
      guard let kind = ContentArrows.Kind(tie.origin) else { continue }
      let contents = tie.views.filter(layout.views.indices.contains).map {
        Content(view: layout.views[$0].scene.id, kind: kind, axis: tie.axis)
      }
      for content in contents { outcomes[content] = .tied }
      ties.append(contents)
    }
  }

  private mutating func note(_ constraint: SolvedConstraint, _ outcome: Outcome, _ layout: SolvedLayout) {
    guard let kind = ContentArrows.Kind(constraint.origin) else { return }
    let view = layout.views[constraint.scene.firstItem.view].scene.id
    outcomes[Content(view: view, kind: kind, axis: constraint.axis)] = outcome
  }

  func pressure(along axis: Axis) -> ContentPressure { pressures[axis] }

  /// Marks the decisions that are the same in `other` as explained, except ties.
  mutating func markTold(_ other: ContentDecisions) {
    told.formUnion(outcomes.filter { $0.value != .tied && other.outcomes[$0.key] == $0.value }.keys)
  }

  /// Marks the contents that the reason for a view's size names as explained.
  mutating func markTold(_ reason: SizeReason, in layout: SolvedLayout) {
    for kind in [ContentArrows.Kind.hugging, .resistance] {
      told.insert(Content(view: layout.views[reason.view].scene.id, kind: kind, axis: reason.axis))
    }
    for claim in reason.claims {
      let constraint = layout.constraints[claim.constraint]
      guard let kind = ContentArrows.Kind(constraint.origin),
        layout.views.indices.contains(constraint.scene.firstItem.view)
      else { continue }
      let view = layout.views[constraint.scene.firstItem.view].scene.id
      told.insert(Content(view: view, kind: kind, axis: constraint.axis))
    }
  }

  func isTold(_ kind: ContentArrows.Kind, _ axis: Axis, of view: SolvedView) -> Bool {
    let content = Content(view: view.scene.id, kind: kind, axis: axis)
    return told.contains(content)
      && ties.allSatisfy { !$0.contains(content) || $0.allSatisfy(told.contains) }
  }

  /// The outcome of a priority; nil if the priority decides nothing.
  func outcome(_ kind: ContentArrows.Kind, _ axis: Axis, of view: SolvedView) -> Outcome? {
    outcomes[Content(view: view.scene.id, kind: kind, axis: axis)]
  }
}

private struct LayoutLength: Hashable {
  var item: SceneItem
  var axis: Axis
}

extension SolvedLayout {
  /// The sizes that constraints give outright, or that follow from the view's other dimension.
  fileprivate var givenLengths: Set<LayoutLength> {
    let sizes = constraints.filter {
      $0.origin == .explicit && $0.isSatisfied && !$0.isBroken && $0.scene.firstAttribute.kind == .size
        && $0.scene.relation == .equal && $0.scene.priority.isRequired
    }
    return sizes.reduce(into: []) { lengths, size in
      let isRatio = size.scene.secondItem == size.scene.firstItem
      for axis in isRatio ? Axis.allCases : [size.axis] {
        lengths.insert(LayoutLength(item: size.scene.firstItem, axis: axis))
      }
    }
  }
}

extension SolvedView {
  /// Whether the view is a text of several lines, which gives way in width by design.
  func wraps(along axis: Axis) -> Bool {
    axis == .horizontal && text.map { $0.numberOfLines != 1 } ?? false
  }

  /// Whether the view is a control that is never stretched, such as a switch, and needs no comparison.
  fileprivate func alwaysHugs(along axis: Axis) -> Bool {
    scene.contentHugging[axis] >= .defaultHigh
      && scene.contentHugging[axis] == scene.kind.defaultContentHugging[axis]
  }
}

/// Siblings that follow each other along an axis: whatever length one of them does not take, another gets.
private struct SiblingChains {
  private var sets = ByAxis { _ in DisjointSets<ViewIndex>() }

  init(of layout: SolvedLayout) {
    for constraint in layout.constraints where !constraint.isBroken && constraint.scene.relation == .equal {
      let scene = constraint.scene
      guard case .view(let first) = scene.firstItem, case .view(let second)? = scene.secondItem,
        layout.views.indices.contains(first), layout.views.indices.contains(second),
        layout.superview(of: first) == layout.superview(of: second),
        let end = scene.firstAttribute.end, let other = scene.secondAttribute.end, end != other
      else { continue }
      sets[constraint.axis].join(first, second)
    }
  }

  /// The view that represents all views in line with a given one.
  func chain(of view: ViewIndex, along axis: Axis) -> ViewIndex { sets[axis].top(view) }
}

/// The matters that content priorities have to decide along an axis.
struct ContentPressure {
  private var hasStretched = false
  private var hasKept = false
  private var hasCut = false

  init(of layout: SolvedLayout, along axis: Axis) {
    for view in layout.views where !view.isHidden {
      guard let wanted = view.intrinsicContentSize[axis] else { continue }
      let size = view.frame.inset(by: view.alignmentRectInsets).size[axis]
      if size > wanted + 0.5 {
        hasStretched = true
      } else if size < wanted - 0.5 {
        hasCut = true
      } else {
        hasKept = true
      }
    }
  }

  /// Whether a kind of priority decides; nil if no view gets more or less than its content.
  func isDecided(by kind: ContentArrows.Kind) -> Bool? {
    guard hasStretched || hasCut else { return nil }
    guard hasKept else { return false }
    return switch kind {
    case .hugging: hasStretched
    case .resistance: hasCut
    }
  }
}

extension ContentArrows.Kind {
  /// Creates the kind of a constraint's origin; nil for other origins.
  init?(_ origin: ConstraintOrigin) {
    switch origin {
    case .contentHugging: self = .hugging
    case .compressionResistance: self = .resistance
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell: return nil
    }
  }
}

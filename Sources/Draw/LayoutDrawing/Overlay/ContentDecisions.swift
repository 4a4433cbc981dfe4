import AutoLayout
import LayoutScene
import LayoutWords

/// The content priorities that decide sizes, whether or not anyone set them.
///
/// A view that is compressed has lost to something. A view that is stretched has lost only to views that hug their
/// contents more strongly and would be stretched in its place: between two given edges hugging has no effect.
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

  init(of layout: SolvedLayout) {
    pressures = ByAxis { ContentPressure(of: layout, along: $0) }
    let given = layout.givenLengths
    for (index, loser) in layout.constraints.indexed() where loser.isLostContent {
      guard !loser.isBroken, layout.views.indices.contains(loser.scene.firstItem.view) else { continue }
      let view = layout.views[loser.scene.firstItem.view]
      // A size that is given outright has no competition; truncated text still counts.
      let isGiven = given.contains(LayoutLength(item: loser.scene.firstItem, axis: loser.axis))
      guard !view.isHidden, !view.wraps(along: loser.axis), !isGiven || view.isTruncated == true else {
        continue
      }
      if loser.origin == .contentHugging {
        let winners = layout.strongerContents(than: index)
        guard !winners.isEmpty else { continue }
        for winner in winners { note(layout.constraints[winner], .won, layout) }
      } else if view.scene.kind == .imageView, !layout.losesToContent(index) {
        // Between given edges an image is as large as these allow, whatever it resists with.
        continue
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
    for other in reason.others { markTold(other, in: layout) }
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

extension SolvedConstraint {
  /// Whether a view got more or less than its content.
  fileprivate var isLostContent: Bool { origin.isContentSize && !isSatisfied && isVisiblyOff }
}

extension SolvedLayout {
  /// Whether what keeps a constraint from holding includes the content of a view.
  fileprivate func losesToContent(_ loser: ConstraintIndex) -> Bool {
    constraints[loser].opponents.contains { constraints[$0].origin.isContentSize }
  }

  /// The contents of other views that hug more strongly, so that this view is stretched and they are not.
  func strongerContents(than loser: ConstraintIndex) -> [ConstraintIndex] {
    constraints[loser].opponents.filter { index in
      let (winner, view) = (constraints[index], constraints[index].scene.firstItem.view)
      return winner.origin == .contentHugging && winner.isSatisfied
        && winner.scene.priority > constraints[loser].scene.priority
        && view != constraints[loser].scene.firstItem.view
        && views.indices.contains(view) && !views[view].isHidden
        && !views[view].scene.alwaysHugs(along: winner.axis)
    }
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

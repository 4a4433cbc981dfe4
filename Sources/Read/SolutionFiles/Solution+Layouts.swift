package import AutoLayout
import JSONText
package import LayoutScene
import LayoutWords

extension Solution {
  /// - Parameter input: the name of the file.
  package init(of layouts: [SolvedLayout], input: String) {
    self.input = input
    options = layouts.map { SolutionOption($0) }
  }

  /// As a file: every view and every constraint on a line of its own.
  package var text: String { JSONNode.object(members).text(depth: 4) }

  var members: [JSONNode.Member] { Self.format.members(of: self, over: Solution()) }
}

extension SolutionOption {
  var members: [JSONNode.Member] { Self.format.members(of: self, over: SolutionOption()) }

  fileprivate init(_ layout: SolvedLayout) {
    self.init(summaryOf: layout)
    views = layout.views.mapped { SolutionView($0, in: layout) }
    constraints = ConstraintList(
      layout.constraints.indices.map { SolutionConstraint(WrittenConstraint($0, in: layout), in: layout) })
  }

  /// Without the views and the constraints.
  init(summaryOf layout: SolvedLayout) {
    name = layout.name
    title = layout.title
    canvas = SolutionCanvas(
      width: withoutNoise(layout.canvas.size.width), height: withoutNoise(layout.canvas.size.height),
      scale: withoutNoise(layout.canvas.scale), device: layout.canvas.device)
    misunderstandings = layout.codeNotes.misunderstandings
    madeUpTexts = layout.codeNotes.madeUpTexts
    conflicts = layout.conflicts.map { conflict in
      let text = layout.explain(conflict)
      return SolutionConflict(
        constraints: conflict.constraints.compactMap { layout.constraint(at: $0)?.scene.identifier },
        broken: conflict.broken.flatMap { layout.constraint(at: $0)?.scene.identifier },
        message: text.statement, help: text.remedy)
    }
    warnings = layout.findings.map { finding in
      SolutionWarning(
        code: finding.code, message: layout.explain(finding).statement,
        views: layout.views(of: finding).compactMap { layout.view(at: $0)?.scene.id })
    }
  }
}

extension SolutionView {
  var node: JSONNode { .object(Self.format.members(of: self, over: SolutionView())) }

  init(_ view: SolvedView, in layout: SolvedLayout) {
    id = view.scene.id
    type = view.scene.kind
    superview = view.scene.superview.flatMap { layout.view(at: $0)?.scene.id }
    setFrame(view.frame, scale: layout.canvas.scale)
    firstBaseline = view.firstBaseline.map(withoutNoise)
    lastBaseline = view.lastBaseline.map(withoutNoise)
    lines = view.lineCount
    isTruncated = view.isTruncated
    isHidden = view.isHidden
    ambiguity = view.ambiguity.mapValues { range in
      ValueRange(lower: range.lower.map(withoutNoise), upper: range.upper.map(withoutNoise))
    }
    deciders = view.deciders
  }

  /// Sets both frames.
  ///
  /// UIKit sets frames in the superview's coordinates and on device pixels: at two pixels per point it rounds
  /// an origin of 950.25 to 950.5, and one of 950.2 to 950. Rounding each edge separately, so that neighbours
  /// neither have a gap nor overlap, is a default: no recorded frame decides between that and rounding the
  /// size.
  ///
  /// - Parameters:
  ///   - solved: as the solver left it.
  ///   - scale: pixels per point.
  package mutating func setFrame(_ solved: Rect, scale: Double) {
    let pixels = solved.roundedToPixels(scale: scale)
    frame = Rect(pixels.numbers.map(withoutNoise))
    // A smaller difference is noise, or lost in the digits that are written.
    let isExact = zip(solved.numbers, pixels.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
    exactFrame = isExact ? nil : Rect(solved.numbers.map(withoutNoise))
  }
}

/// A constraint with the part of its layout that is written with it.
struct WrittenConstraint: Equatable {
  var constraint: SolvedConstraint
  var outcome: String?

  init(_ index: ConstraintIndex, in layout: SolvedLayout) {
    constraint = layout.constraints[index]
    outcome = constraint.isSatisfied || constraint.isBroken ? nil : layout.outcome(of: index)
  }
}

extension SolutionConstraint {
  var node: JSONNode { .object(Self.format.members(of: self, over: SolutionConstraint())) }

  init(_ written: WrittenConstraint, in layout: SolvedLayout) {
    let constraint = written.constraint
    let scene = constraint.scene
    identifier = scene.identifier
    isNamed = constraint.origin == .explicit && scene.hasGivenIdentifier
    description = scene.shownText
    first = SolutionSide(scene.firstItem, scene.firstAttribute, in: layout)
    relation = scene.relation
    second = scene.secondItem.map { SolutionSide($0, scene.secondAttribute, in: layout) }
    multiplier = withoutNoise(scene.multiplier)
    constant = withoutNoise(scene.constant)
    priority = scene.priority
    origin = constraint.origin
    axis = constraint.axis
    isSatisfied = constraint.isSatisfied
    error = withoutNoise(constraint.error)
    isBroken = constraint.isBroken
    outcome = written.outcome
    code = scene.code
  }
}

extension SolutionSide {
  fileprivate init(_ item: SceneItem, _ attribute: LayoutAttribute, in layout: SolvedLayout) {
    view = layout.view(at: item.view)?.scene.id ?? ""
    if case .guide(let kind, _) = item { guide = kind.name }
    self.attribute = attribute
  }
}

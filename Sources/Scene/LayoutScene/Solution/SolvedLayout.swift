package import AutoLayout

/// An option as the engine solved it: everything that drawing and reports need, with nothing left to compute.
package struct SolvedLayout: Hashable, Sendable {
  package var name: String
  package var title: String?
  package var description: String?
  package var canvas: Canvas
  /// In tree order, at the same positions as in the scene's option.
  package var views: ViewList<SolvedView>
  package var guides: [SolvedGuide]
  /// The scene's constraints in its order, then those that the engine generated, in tree order.
  package var constraints: ConstraintList<SolvedConstraint>
  package var conflicts: [LayoutConflict]
  /// Everything found but conflicts and constraints that gave way.
  package var findings: [LayoutFinding]
  /// Whether the whole layout is solved.
  package var isSolved: Bool { !findings.contains { $0.severity == .error } }
  /// The open components that can only change together; those that change alone are left out.
  package var freedoms: [DegreeOfFreedom] = []
  /// The steps of the layout process, in order.
  package var passes: [PassEvent] = []
  /// For a layout made from a log: the conflict that the log reports. Positions are then partly invented.
  package var reported: ReportedConflict?
  /// Why constraints of the file were not laid out, one clause each.
  package var omissions: [String] = []
  package var codeNotes = CodeNotes()
  /// The subject of the layout. Options of a scenario, which share their root, are variants of one subject; the scenes
  /// of a file are not.
  package var subject: String? { codeNotes.subject ?? views.first?.scene.id }
  /// The sentence shown instead of a picture for a layout without views of its own; nil if it has any.
  package var absence: String?

  package init(
    name: String, title: String? = nil, description: String? = nil, canvas: Canvas,
    views: some Sequence<SolvedView>, guides: [SolvedGuide] = [],
    constraints: some Sequence<SolvedConstraint> = [],
    conflicts: [LayoutConflict] = [], findings: [LayoutFinding] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.canvas = canvas
    self.views = ViewList(views)
    self.guides = guides
    self.constraints = ConstraintList(constraints)
    self.conflicts = conflicts
    self.findings = findings
  }
}

extension SolvedLayout {
  /// The constraints that do not hold, whatever made them, except those that a conflict left out: those that gave way.
  package var concessions: [ConstraintIndex] {
    constraints.indices.filter { !constraints[$0].isSatisfied && !constraints[$0].isBroken }
  }
}

package struct SolvedView: Hashable, Sendable {
  @usableFromInline
  var sharedScene: Shared<SceneView>
  @inlinable
  package var scene: SceneView {
    _read { yield sharedScene.value }
    _modify { yield &sharedScene.value }
  }
  /// In the superview's coordinates, unrounded.
  package var frame: Rect
  /// In the root's coordinates, unrounded.
  package var absoluteFrame: Rect
  /// The frame inset by these is the alignment rectangle, on which constraints act.
  package var alignmentRectInsets: EdgeInsets
  /// The size that the engine used: the measured one, or the scene's in its place.
  package var intrinsicContentSize: IntrinsicSize
  package var layoutMargins: EdgeInsets
  /// How far the canvas's safe area reaches into the view.
  package var safeAreaInsets = EdgeInsets.zero
  package var layoutDirection: LayoutDirection
  /// Points from the top of the frame to the first baseline; nil for a view without text.
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  /// The text that the view shows and the lines that fit in its frame; nil for a view without text.
  package var text: Text?
  package var lineCount: Int?
  package var isTruncated: Bool?
  /// The titles of a table's section that begins or ends with the view.
  package var sectionTitles: [SectionTitle] = []
  /// The size of a scroll view's content, in points.
  package var contentSize: Size?
  /// The point of the content that is drawn at the view's origin: negative for a table whose rows begin below
  /// a bar. Only absolute frames take it into account.
  package var contentOffset = Point.zero
  /// Hidden itself or inside a hidden view.
  package var isHidden: Bool
  /// Only components that could take another value.
  package var ambiguity: [FrameComponent: ValueRange]
  /// The components whose values in the file differ from what the constraints give, by more than fonts
  /// account for.
  package var misplaced: [FrameComponent] = []
  /// For an ambiguous view, other frames that are equally good, in the superview's coordinates: one at each
  /// end of each open component that has an end.
  package var extremeFrames: [Rect] = []
  /// The constraints on which the components depend; empty unless explanations were requested.
  package var deciders: [FrameComponent: [ConstraintIndex]] = [:]

  package init(
    scene: SceneView, frame: Rect, absoluteFrame: Rect, alignmentRectInsets: EdgeInsets = .zero,
    intrinsicContentSize: IntrinsicSize = .none, layoutMargins: EdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight, firstBaseline: Double? = nil,
    lastBaseline: Double? = nil, text: Text? = nil, lineCount: Int? = nil, isTruncated: Bool? = nil,
    isHidden: Bool = false, ambiguity: [FrameComponent: ValueRange] = [:]
  ) {
    sharedScene = Shared(scene)
    self.frame = frame
    self.absoluteFrame = absoluteFrame
    self.alignmentRectInsets = alignmentRectInsets
    self.intrinsicContentSize = intrinsicContentSize
    self.layoutMargins = layoutMargins
    self.layoutDirection = layoutDirection
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.text = text
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.isHidden = isHidden
    self.ambiguity = ambiguity
  }
}

extension SolvedView {
  /// Whether it is a label with a text of several lines, whose width the layout decides.
  package var wraps: Bool {
    guard let label = LabelContent(scene.content), let lines = lineCount else { return false }
    return lines > 1 && label.text.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0 && !isHidden
      && scene.intrinsicContentSize?.width == nil
  }
}

/// A guide that constraints of the option use, with its frame.
package struct SolvedGuide: Hashable, Sendable {
  package var kind: GuideKind
  package var owner: ViewIndex
  /// In the root's coordinates, unrounded.
  package var absoluteFrame: Rect

  package init(kind: GuideKind, owner: ViewIndex, absoluteFrame: Rect) {
    self.kind = kind
    self.owner = owner
    self.absoluteFrame = absoluteFrame
  }
}

package struct SolvedConstraint: Hashable, Sendable {
  @usableFromInline
  var sharedScene: Shared<SceneConstraint>
  @inlinable
  package var scene: SceneConstraint {
    _read { yield sharedScene.value }
    _modify { yield &sharedScene.value }
  }
  package var origin: ConstraintOrigin
  package var axis: Axis
  /// Whether it holds to within a thousandth of a point.
  package var isSatisfied: Bool
  /// How far the left side is from where the relation wants it, in points: above 0 if it is too large, below
  /// 0 if too small, 0 if satisfied.
  package var error: Double
  /// Whether the error is more than what rounding to pixels leaves.
  package var isVisiblyOff: Bool { error.magnitude > 0.5 }
  /// How far an inequality that holds is from its limit, in points; 0 for anything else.
  package var room = 0.0
  /// Whether it was left out because it is part of a conflict.
  package var isBroken: Bool
  /// Whether code has moved its items after the layout, so that it no longer holds.
  package var isUndone = false
  /// For a constraint that gave way, what it gave way to: a minimal set of constraints, each at least as strong, that
  /// keep it from holding. Empty if too many constraints are connected to find out.
  package var opponents: [ConstraintIndex] = []

  package init(
    scene: SceneConstraint, origin: ConstraintOrigin, axis: Axis, isSatisfied: Bool = true,
    error: Double = 0, isBroken: Bool = false
  ) {
    sharedScene = Shared(scene)
    self.origin = origin
    self.axis = axis
    self.isSatisfied = isSatisfied
    self.error = error
    self.isBroken = isBroken
  }
}

/// Required constraints that cannot hold together, but can without any one of them.
package struct LayoutConflict: Hashable, Sendable {
  /// In ascending order.
  package var constraints: [ConstraintIndex]
  /// The one that was left out; nil if that is not known.
  package var broken: ConstraintIndex?

  package init(constraints: [ConstraintIndex], broken: ConstraintIndex?) {
    self.constraints = constraints
    self.broken = broken
  }
}

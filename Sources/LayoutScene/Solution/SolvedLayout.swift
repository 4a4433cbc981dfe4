package import AutoLayout

/// An option as the engine left it: all that drawing and reports need, and nothing to compute further.
package struct SolvedLayout: Hashable, Sendable {
  package var name: String
  package var title: String?
  package var description: String?
  package var canvas: Canvas
  /// In tree order, at the positions that they have in the scene's option.
  package var views: ViewList<SolvedView>
  package var guides: [SolvedGuide]
  /// The scene's constraints in its order, then those that the engine generated, in tree order.
  package var constraints: ConstraintList<SolvedConstraint>
  package var conflicts: [LayoutConflict]
  package var warnings: [LayoutWarning]
  /// Whether all of it is solved.
  package var isSolved: Bool { !warnings.contains(where: \.isError) }
  /// Which open components can only go elsewhere together; what goes alone is not among them.
  package var freedoms: [DegreeOfFreedom] = []
  /// What the layout process did, in order.
  package var passes: [PassEvent] = []
  /// For a layout that is made from a log: what the log reports. The places are partly invented then.
  package var reported: ReportedConflict?
  /// Why constraints of the file were not laid out, a clause for each.
  package var omissions: [String] = []
  /// A sentence that stands for the picture of a layout without views of its own; nil: there is something to draw.
  package var absence: String?

  package init(
    name: String, title: String? = nil, description: String? = nil, canvas: Canvas,
    views: some Sequence<SolvedView>, guides: [SolvedGuide] = [],
    constraints: some Sequence<SolvedConstraint> = [],
    conflicts: [LayoutConflict] = [], warnings: [LayoutWarning] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.canvas = canvas
    self.views = ViewList(views)
    self.guides = guides
    self.constraints = ConstraintList(constraints)
    self.conflicts = conflicts
    self.warnings = warnings
  }
}

package struct SolvedView: Hashable, Sendable {
  package var scene: SceneView
  /// In the superview's coordinates, unrounded.
  package var frame: Rect
  /// In the root's coordinates, unrounded.
  package var absoluteFrame: Rect
  /// The frame less these is the alignment rectangle, on which constraints act.
  package var alignmentRectInsets: EdgeInsets
  /// What the engine used: the measured size, or the scene's in its place.
  package var intrinsicContentSize: IntrinsicSize
  package var layoutMargins: EdgeInsets
  package var layoutDirection: LayoutDirection
  /// Points from the top of the frame to the first baseline; nil for a view without text.
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  /// The text that the view shows and the lines that fit in its frame; nil for a view without text.
  package var text: Text?
  package var lineCount: Int?
  package var isTruncated: Bool?
  /// Of a scroll view, in points.
  package var contentSize: Size?
  /// The point of the content that is drawn at the view's origin: above 0 for a table whose rows begin below a
  /// bar. Only absolute frames know of it.
  package var contentOffset = Point.zero
  /// Hidden itself or inside a hidden view.
  package var isHidden: Bool
  /// Only components that could take another value.
  package var ambiguity: [FrameComponent: ValueRange]
  /// The components that the file records otherwise than the constraints have them; what only the fonts
  /// explain is not among them.
  package var misplaced: [FrameComponent] = []
  /// For an ambiguous view, whole frames that it could have just as well, in the superview's coordinates: one
  /// at each end of each open component that has an end.
  package var extremeFrames: [Rect] = []
  /// The constraints on which the components depend; empty unless the layout was asked to explain itself.
  package var deciders: [FrameComponent: [ConstraintIndex]] = [:]

  package init(
    scene: SceneView, frame: Rect, absoluteFrame: Rect, alignmentRectInsets: EdgeInsets = .zero,
    intrinsicContentSize: IntrinsicSize = .none, layoutMargins: EdgeInsets = .zero,
    layoutDirection: LayoutDirection = .leftToRight, firstBaseline: Double? = nil,
    lastBaseline: Double? = nil, text: Text? = nil, lineCount: Int? = nil, isTruncated: Bool? = nil,
    isHidden: Bool = false, ambiguity: [FrameComponent: ValueRange] = [:]
  ) {
    self.scene = scene
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

/// A guide that constraints of the option use, with its place.
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
  package var scene: SceneConstraint
  package var origin: ConstraintOrigin
  package var axis: Axis
  /// Whether it holds to within a thousandth of a point.
  package var isSatisfied: Bool
  /// How far the left side is from where the relation wants it, in points: above 0 if it is too large, below
  /// 0 if too small, 0 if satisfied.
  package var error: Double
  /// Left out because it is part of a conflict.
  package var isBroken: Bool
  /// Of a constraint that gave way, what it gave way to: those that are at least as strong and keep it from holding,
  /// of which none can be left out. Empty where too much is connected to tell.
  package var opponents: [ConstraintIndex] = []

  package init(
    scene: SceneConstraint, origin: ConstraintOrigin, axis: Axis, isSatisfied: Bool = true,
    error: Double = 0, isBroken: Bool = false
  ) {
    self.scene = scene
    self.origin = origin
    self.axis = axis
    self.isSatisfied = isSatisfied
    self.error = error
    self.isBroken = isBroken
  }
}

/// Required constraints that cannot hold together, and can without any one of them.
package struct LayoutConflict: Hashable, Sendable {
  /// In rising order.
  package var constraints: [ConstraintIndex]
  /// The one that was left out; nil where that is not known.
  package var broken: ConstraintIndex?

  package init(constraints: [ConstraintIndex], broken: ConstraintIndex?) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// A finding that is no conflict: an ambiguous view, a collapsed cell, a layout that does not settle, or, an error,
/// a part of it that could not be solved.
package struct LayoutWarning: Hashable, Sendable {
  /// Such as `ambiguous-layout`; never changes once published.
  package var code: String
  package var message: String
  package var views: [ViewIndex]
  /// If it is about constraints first of all.
  package var constraints: [ConstraintIndex]
  /// How to mend it, as one sentence without a full stop.
  package var help: String?
  /// Whether what the layout says of the views and constraints is no solution.
  package var isError: Bool

  package init(
    code: String, message: String, views: [ViewIndex], constraints: [ConstraintIndex] = [],
    help: String? = nil, isError: Bool = false
  ) {
    self.code = code
    self.message = message
    self.views = views
    self.constraints = constraints
    self.help = help
    self.isError = isError
  }
}

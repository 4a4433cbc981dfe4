/// An option as the engine left it: all that drawing and reports need, and nothing to compute further.
public struct SolvedLayout: Hashable, Sendable {
  public var name: String
  public var title: String?
  public var description: String?
  public var canvas: Canvas
  /// In tree order; positions are those of the scene's option.
  public var views: [SolvedView]
  public var guides: [SolvedGuide]
  /// The scene's constraints in its order, then those that the engine generated, in tree order.
  public var constraints: [SolvedConstraint]
  public var conflicts: [LayoutConflict]
  public var warnings: [LayoutWarning]
  /// Whether all of it is solved.
  public var isSolved: Bool { !warnings.contains(where: \.isError) }
  /// Which open components can only go elsewhere together; what goes alone is not among them.
  public var freedoms: [DegreeOfFreedom] = []
  /// What the layout process did, in order.
  public var passes: [PassEvent] = []
  /// For a layout that is made from a log: what the log reports. The places are partly invented then.
  public var reported: ReportedConflict?
  /// Why constraints of the file were not laid out, a clause for each.
  public var omissions: [String] = []
  /// A sentence that stands for the picture of a layout without views of its own; nil: there is something to draw.
  public var absence: String?

  public init(
    name: String, title: String? = nil, description: String? = nil, canvas: Canvas,
    views: [SolvedView], guides: [SolvedGuide] = [], constraints: [SolvedConstraint] = [],
    conflicts: [LayoutConflict] = [], warnings: [LayoutWarning] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.canvas = canvas
    self.views = views
    self.guides = guides
    self.constraints = constraints
    self.conflicts = conflicts
    self.warnings = warnings
  }
}

/// The values that a component may have with every priority level just as well satisfied, in points; a
/// missing bound is unbounded.
public struct ValueRange: Hashable, Sendable {
  public var lower: Double?
  public var upper: Double?
  /// Whether these are the ends. Otherwise they are as far as was found, and there may be values beyond them.
  public var isKnown: Bool

  public init(lower: Double?, upper: Double?, isKnown: Bool = true) {
    self.lower = lower
    self.upper = upper
    self.isKnown = isKnown
  }
}

/// A component of a view's frame.
public enum FrameComponent: String, CaseIterable, Sendable {
  case x
  case y
  case width
  case height
}

public struct SolvedView: Hashable, Sendable {
  public var scene: SceneView
  /// In the superview's coordinates, unrounded.
  public var frame: Rect
  /// In the root's coordinates, unrounded.
  public var absoluteFrame: Rect
  /// The frame less these is the alignment rectangle, on which constraints act.
  public var alignmentRectInsets: EdgeInsets
  /// What the engine used: the measured size, or the scene's in its place.
  public var intrinsicContentSize: IntrinsicSize
  public var layoutMargins: EdgeInsets
  public var layoutDirection: LayoutDirection
  /// Points from the top of the frame to the first baseline; nil for a view without text.
  public var firstBaseline: Double?
  public var lastBaseline: Double?
  /// The text that the view shows and the lines that fit in its frame; nil for a view without text.
  public var text: Text?
  public var lineCount: Int?
  public var isTruncated: Bool?
  /// Of a scroll view, in points.
  public var contentSize: Size?
  /// The point of the content that is drawn at the view's origin: above 0 for a table whose rows begin below a
  /// bar. Only absolute frames know of it.
  public var contentOffset = Point.zero
  /// Hidden itself or inside a hidden view.
  public var isHidden: Bool
  /// Only components that could take another value.
  public var ambiguity: [FrameComponent: ValueRange]
  /// The components that the file records otherwise than the constraints have them; what only the fonts
  /// explain is not among them.
  public var misplaced: [FrameComponent] = []
  /// For an ambiguous view, whole frames that it could have just as well, in the superview's coordinates: one
  /// at each end of each open component that has an end.
  public var extremeFrames: [Rect] = []
  /// The constraints on which the components depend, by their positions in the layout's constraints; empty
  /// unless the layout was asked to explain itself.
  public var deciders: [FrameComponent: [Int]] = [:]

  public init(
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
public struct SolvedGuide: Hashable, Sendable {
  public var kind: GuideKind
  /// The owner's position in the views.
  public var owner: Int
  /// In the root's coordinates, unrounded.
  public var absoluteFrame: Rect

  public init(kind: GuideKind, owner: Int, absoluteFrame: Rect) {
    self.kind = kind
    self.owner = owner
    self.absoluteFrame = absoluteFrame
  }
}

/// Who made a constraint; the raw values are the solution format's.
public enum ConstraintOrigin: String, CaseIterable, Sendable {
  case explicit
  case contentHugging
  case compressionResistance
  case stackView
  case autoresizingMask
  case layoutGuide
  case cell
}

public struct SolvedConstraint: Hashable, Sendable {
  public var scene: SceneConstraint
  public var origin: ConstraintOrigin
  public var axis: Axis
  /// Whether it holds to within a thousandth of a point.
  public var isSatisfied: Bool
  /// How far the left side is from where the relation wants it, in points: above 0 if it is too large, below
  /// 0 if too small, 0 if satisfied.
  public var error: Double
  /// Left out because it is part of a conflict.
  public var isBroken: Bool
  /// Of a constraint that gave way, what it gave way to: those that are at least as strong and keep it from holding,
  /// as positions in the layout's constraints, of which none can be left out. Empty where too much is connected to tell.
  public var opponents: [Int] = []

  public init(
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
public struct LayoutConflict: Hashable, Sendable {
  /// Positions in the layout's constraints, in rising order.
  public var constraints: [Int]
  /// The one that was left out.
  public var broken: Int

  public init(constraints: [Int], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// A finding that is no conflict: an ambiguous view, a collapsed cell, a layout that does not settle, or, an error,
/// a part of it that could not be solved.
public struct LayoutWarning: Hashable, Sendable {
  /// Such as `ambiguous-layout`; never changes once published.
  public var code: String
  public var message: String
  /// Positions in the layout's views.
  public var views: [Int]
  /// Positions in the layout's constraints, if it is about these first of all.
  public var constraints: [Int]
  /// How to mend it, as one sentence without a full stop.
  public var help: String?
  /// Whether what the layout says of the views and constraints is no solution.
  public var isError: Bool

  public init(
    code: String, message: String, views: [Int], constraints: [Int] = [], help: String? = nil,
    isError: Bool = false
  ) {
    self.code = code
    self.message = message
    self.views = views
    self.constraints = constraints
    self.help = help
    self.isError = isError
  }
}

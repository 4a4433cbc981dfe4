import AutoLayout
import LayoutScene

/// A sign of the overlay before it is placed.
struct Sign {
  enum Shape {
    /// A bar along a length, with the label on it, at it, or at its copy beside the screen.
    case dimension(ConstraintFigure.Dimension)
    /// Lines in fixed places; the label, if there is one, is at the bar.
    case line(SignBar)
    /// The ratio of a view's sides.
    case aspect(Rect)
    /// Words about a view.
    case words(about: Rect, hasContent: Bool)
    case guide(Rect)
  }

  enum Style: Hashable {
    case bar
    /// Marks as on the equal sides of a triangle: two for the first group of lengths, three for the next.
    case equalMarks(Int)
    /// A bracket along a stack view.
    case bracket
    /// A brace along views that repeat the view before them.
    case brace(constraints: [ConstraintIndex])
    /// A size about which constraints disagree.
    case reason(ReasonOutcome)
    /// A size that could have other values.
    case range
    /// A constraint that the first option has and this one does not. The position in its figure is not one of this
    /// layout.
    case removed
    /// A length that no constraint of the scene gives.
    case measured

    /// Whether the ends of the line bend inward.
    var isBracket: Bool {
      switch self {
      case .bracket, .brace: true
      case .bar, .equalMarks, .reason, .range, .removed, .measured: false
      }
    }

    var isReason: Bool { if case .reason = self { true } else { false } }
  }

  /// What became of the claims about a size.
  enum ReasonOutcome: Hashable {
    /// All of them hold.
    case met
    /// One gives way, of which nothing is lost.
    case harmless
    /// One gives way, and something is cut, squeezed or elsewhere.
    case loss
  }

  var key: SignKey
  var shape: Shape
  var style = Style.bar
  var label: OverlayLabel
  /// The short form of the label, used if there is no room for it.
  var brief: OverlayLabel?
  /// The number that the sign has from its fold, for a bar that is not beside the fold's label.
  var sharedNumber: OverlayLabel?
  /// The constraints that the sign stands for; the one that decides its colour comes first.
  var figures: [ConstraintFigure]
  var views: [ViewIndex] = []
  /// The outcome of the content priorities that the words are about.
  var fate: SignDescription.Fate?
  /// Whether the sign repeats content that another option shows in full.
  var isQuiet = false
  /// Whether words must be shown: beside the screen, if not on it.
  var isEssential = false
  /// Whether words have no meaning by themselves, and so must be next to their subject.
  var staysClose = false
  /// The fold of the sign. Signs with the same fold appear as one sign to the reader.
  var fold: SignFold?

  var figure: ConstraintFigure? { figures.first }
  var hasLabel: Bool { !label.rows.isEmpty }

  var dimension: ConstraintFigure.Dimension? {
    if case .dimension(let dimension) = shape { dimension } else { nil }
  }
}

/// The relation that combines several bars or lines of one option into one sign.
enum SignFold: Hashable {
  /// Lengths with one number, shown at the first of them.
  case lengths(first: Int)
  /// The two lengths that a constraint compares.
  case comparison(ConstraintIndex)
  /// The marks of a group of equal sizes.
  case equalSizes(group: Int)
  /// The same priorities of several views' contents.
  case contents([[OverlayLabel.Content]], SignDescription.Fate?)
  /// The views that a stack view arranges.
  case stack(ViewIndex)
  /// The edges, centres or baselines that coincide in a view.
  case lines(in: ViewIndex, LineKind)
}

/// Identifies the same sign in several options.
struct SignKey: Hashable {
  enum Kind: Int {
    case constraint, size, stack, words, guide, band, repetition
  }

  var kind: Kind
  /// The identifier of the constraint, or of the view.
  var name: String
  /// The item of a comparison; the axis of a size.
  var part = 0
}

/// A sign with its position.
struct PlacedSign {
  private var shared: Shared<Sign>
  var sign: Sign {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }
  var bar: SignBar?
  /// Thin lines from the edges of what is measured to a bar beside it.
  var witnesses: [Witness] = []
  var label: Rect?
  /// The label in the form for which its place has room.
  var words: OverlayLabel
  var leader: [Point] = []
  /// Whether the sign is on the layout, not beside it.
  var isOnScreen = true

  init(sign: Sign, bar: SignBar? = nil, label: Rect? = nil) {
    shared = Shared(sign)
    self.bar = bar
    self.label = label
    words = sign.label
  }
}

/// A side of the screen, beside which bars go that find no room on the screen.
enum RailSide: Int, CaseIterable {
  case left, right, top, bottom

  /// The axis of the bars on the side.
  var axis: Axis { self == .left || self == .right ? .vertical : .horizontal }
  /// 1 to the right or downward, -1 to the left or upward.
  var outward: Double { self == .right || self == .bottom ? 1 : -1 }

  static func sides(for axis: Axis) -> [RailSide] { allCases.filter { $0.axis == axis } }
}

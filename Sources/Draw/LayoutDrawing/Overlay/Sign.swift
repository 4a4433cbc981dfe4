import AutoLayout
import LayoutScene

/// Something that the overlay shows, before it is placed.
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
    case reason(isMet: Bool)
    /// A size that could have other values.
    case range
    /// A constraint that the first option has and this one does not: its figure's position is not one of the
    /// layout's.
    case removed
    /// A length that no constraint of the scene gives.
    case measured

    /// Whether the ends of its line bend inward.
    var isBracket: Bool {
      switch self {
      case .bracket, .brace: true
      case .bar, .equalMarks, .reason, .range, .removed, .measured: false
      }
    }

    var isReason: Bool { if case .reason = self { true } else { false } }
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
  /// Whether it repeats what another option shows in full.
  var isQuiet = false
  /// Whether words must be shown, if not on the screen then beside it.
  var isEssential = false
  /// Whether words mean nothing by themselves, and so must be next to what they are about.
  var staysClose = false
  /// Signs with the same fold are one sign to the reader.
  var fold: SignFold?

  var figure: ConstraintFigure? { figures.first }
  var hasLabel: Bool { !label.rows.isEmpty }

  var dimension: ConstraintFigure.Dimension? {
    if case .dimension(let dimension) = shape { dimension } else { nil }
  }
}

/// What combines several bars or lines of one option into one sign.
enum SignFold: Hashable {
  /// Lengths with one number, shown at the first of them.
  case lengths(first: Int)
  /// The two lengths that a constraint compares.
  case comparison(ConstraintIndex)
  /// The marks of a group of equal sizes.
  case equalSizes(group: Int)
  /// The same priorities of several views' contents.
  case contents([[OverlayLabel.Content]], SignDescription.Fate?)
  /// What a stack view arranges.
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

/// A sign with its place.
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
  /// The label in the form that its place has room for.
  var words: OverlayLabel
  var leader: [Point] = []
  /// Whether it is on the layout, not beside it.
  var isOnScreen = true

  init(sign: Sign, bar: SignBar? = nil, label: Rect? = nil) {
    shared = Shared(sign)
    self.bar = bar
    self.label = label
    words = sign.label
  }
}

/// A side of the screen, along which bars go that find no room on it.
enum RailSide: Int, CaseIterable {
  case left, right, top, bottom

  /// The axis of the bars there.
  var axis: Axis { self == .left || self == .right ? .vertical : .horizontal }
  /// 1 to the right or downward, -1 to the left or upward.
  var outward: Double { self == .right || self == .bottom ? 1 : -1 }

  static func sides(for axis: Axis) -> [RailSide] { allCases.filter { $0.axis == axis } }
}

import AutoLayout
import LayoutScene

/// Something that the overlay says, before it has its place.
struct Sign {
  enum Shape {
    /// A bar along a length, with the label on it, at it, or at its likeness beside the screen.
    case dimension(ConstraintFigure.Dimension)
    /// Lines that are where they are; the label, if there is one, stands at the bar.
    case line(SignBar)
    /// The ratio of a view's sides.
    case aspect(Rect)
    /// Words about a view.
    case words(about: Rect, hasContent: Bool)
    case guide(Rect)
  }

  enum Style: Hashable {
    case bar
    /// Marks like those at the equal sides of a figure: one for the first group of equal lengths, two for the next.
    case equalMarks(Int)
    /// Along a stack view.
    case bracket
    /// Along what repeats what stands before it.
    case brace(constraints: [ConstraintIndex])
    /// Of a size about which constraints disagree.
    case reason(isMet: Bool)
    /// Of a size that could be another.
    case range
    /// Of a constraint that the first option has and this one has not.
    case removed
    /// Of a length that no constraint of the scene says.
    case measured

    /// Whether the ends of its line bend inward.
    var isBracket: Bool {
      switch self {
      case .bracket, .brace: true
      case .bar, .equalMarks, .reason, .range, .removed, .measured: false
      }
    }
  }

  var key: SignKey
  var shape: Shape
  var style = Style.bar
  var label: OverlayLabel
  /// What the label comes down to where there is no room for it.
  var brief: OverlayLabel?
  /// Of the constraints that the sign stands for, the one that decides its colour comes first.
  var figures: [ConstraintFigure]
  var views: [ViewIndex] = []
  /// What became of the content priorities of which words tell.
  var fate: SignDescription.Fate?
  /// Whether it says what another option has said in full.
  var isQuiet = false
  /// Whether words must be said, if not on the screen then beside it.
  var isEssential = false
  /// Whether words say nothing by themselves, and so stand right at what they are about.
  var staysClose = false
  /// What it says together with the others that have the same: they are one sign to the reader.
  var fold: SignFold?

  var figure: ConstraintFigure? { figures.first }
  var hasLabel: Bool { !label.rows.isEmpty }

  var dimension: ConstraintFigure.Dimension? {
    if case .dimension(let dimension) = shape { dimension } else { nil }
  }
}

/// What makes several bars or lines of one option one sign.
enum SignFold: Hashable {
  /// Lengths of one number, told at the first of them.
  case lengths(first: Int)
  /// The two lengths that a constraint compares.
  case comparison(ConstraintIndex)
  /// The marks of a group of equal sizes.
  case equalSizes(group: Int)
  /// The same priorities of several views' contents.
  case contents([[OverlayLabel.Content]], SignDescription.Fate?)
  /// What a stack view does.
  case stack(ViewIndex)
  /// The edges, centres or baselines that coincide in a view.
  case lines(in: ViewIndex, LineKind)
}

/// What makes signs of several options one and the same.
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

/// A sign in its place.
struct PlacedSign {
  var sign: Sign
  var bar: SignBar?
  /// Thin lines from the edges of what is measured to a bar that stands beside it.
  var witnesses: [(from: Point, to: Point)] = []
  var label: Rect?
  /// The label in the form that its place has room for.
  var words: OverlayLabel
  var leader: [Point] = []
  /// Whether it stands on the layout, not beside it.
  var isOnScreen = true

  init(sign: Sign, bar: SignBar? = nil, label: Rect? = nil) {
    self.sign = sign
    self.bar = bar
    self.label = label
    words = sign.label
  }
}

/// A side of the screen along which bars stand that find no room on it.
enum RailSide: Int, CaseIterable {
  case left, right, top, bottom

  /// Of the bars that stand there.
  var axis: Axis { self == .left || self == .right ? .vertical : .horizontal }
  /// 1 to the right or downward, -1 to the left or upward.
  var outward: Double { self == .right || self == .bottom ? 1 : -1 }

  static func sides(for axis: Axis) -> [RailSide] { allCases.filter { $0.axis == axis } }
}

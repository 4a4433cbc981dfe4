public import AutoLayout

/// The layers of the overlay that a picture shows.
public struct OverlayLayers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The views' frames and names.
  public static let frames = OverlayLayers(rawValue: 1 << 0)
  /// Distances, sizes, alignments, equalities and ratios.
  public static let constraints = OverlayLayers(rawValue: 1 << 1)
  /// The priorities of optional constraints.
  public static let priorities = OverlayLayers(rawValue: 1 << 2)
  /// Content hugging and compression resistance.
  public static let intrinsic = OverlayLayers(rawValue: 1 << 3)
  public static let margins = OverlayLayers(rawValue: 1 << 4)
  public static let guides = OverlayLayers(rawValue: 1 << 5)
  public static let baselines = OverlayLayers(rawValue: 1 << 6)
  /// The ranges of ambiguous views, and ghosts of their extremes.
  public static let ambiguity = OverlayLayers(rawValue: 1 << 7)
  /// Constraints that cannot hold together.
  public static let conflicts = OverlayLayers(rawValue: 1 << 8)
  /// The explanation of the signs, below the options.
  public static let legend = OverlayLayers(rawValue: 1 << 9)
  /// When each view had its turn in the three passes of the layout process. Not part of `all`.
  public static let passes = OverlayLayers(rawValue: 1 << 10)

  public static let none: OverlayLayers = []
  /// Every layer that describes the layout itself.
  public static let all = OverlayLayers(table.map(\.layer)).subtracting(.passes)

  private static let table: [(name: String, layer: OverlayLayers)] = [
    ("frames", .frames), ("constraints", .constraints), ("priorities", .priorities),
    ("intrinsic", .intrinsic), ("margins", .margins), ("guides", .guides), ("baselines", .baselines),
    ("ambiguity", .ambiguity), ("conflicts", .conflicts), ("legend", .legend), ("passes", .passes),
  ]

  /// The names of the single layers, in the order in which help lists them.
  public static var names: [String] { table.map(\.name) }

  /// A layer by its name; `all` and `none` are names too.
  public init?(named name: String) {
    switch name {
    case "all": self = .all
    case "none": self = .none
    default:
      guard let entry = Self.table.first(where: { $0.name == name }) else { return nil }
      self = entry.layer
    }
  }
}

/// What a picture shows of its layouts, and how.
public struct DrawingOptions: Hashable, Sendable {
  public var overlay: OverlayLayers
  /// Draws only the constraints of one axis; nil: both.
  public var axis: Axis?
  /// Draws only the constraints that touch the view with this id, and lets everything but the view and what
  /// it holds fade; nil: all.
  public var focus: String?
  /// Draws only these constraints, by their positions in the layout's constraints, among them those that the
  /// engine generated; everything but the views that they touch, and the focus, fades. nil: all of the
  /// scene's own. Positions that the layout does not have are ignored.
  public var constraints: Set<Int>?
  /// Of the sheet, and of every mockup whose canvas does not ask for the dark one itself.
  public var appearance: Appearance
  /// Options side by side, at least 1; nil: as many as a documentation column has room for.
  public var columns: Int?

  public init(
    overlay: OverlayLayers = .all, axis: Axis? = nil, focus: String? = nil,
    constraints: Set<Int>? = nil, appearance: Appearance = .light, columns: Int? = nil
  ) {
    self.overlay = overlay
    self.axis = axis
    self.focus = focus
    self.constraints = constraints
    self.appearance = appearance
    self.columns = columns
  }
}

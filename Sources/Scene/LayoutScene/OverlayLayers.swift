/// The layers of the overlay that a picture shows.
package struct OverlayLayers: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The views' frames, and the names of those that texts mention or that show nothing to identify them.
  package static let frames = OverlayLayers(rawValue: 1 << 0)
  /// Distances, sizes, alignments, equalities and ratios.
  package static let constraints = OverlayLayers(rawValue: 1 << 1)
  /// The priorities of optional constraints, content priorities other than the class's defaults, and what won
  /// where constraints disagree about a size.
  package static let priorities = OverlayLayers(rawValue: 1 << 2)
  /// Content hugging and compression resistance of every view. Not part of `all`.
  package static let intrinsic = OverlayLayers(rawValue: 1 << 3)
  package static let margins = OverlayLayers(rawValue: 1 << 4)
  package static let guides = OverlayLayers(rawValue: 1 << 5)
  package static let baselines = OverlayLayers(rawValue: 1 << 6)
  /// The ranges of ambiguous views, and ghosts of their extremes.
  package static let ambiguity = OverlayLayers(rawValue: 1 << 7)
  /// Constraints that cannot hold together.
  package static let conflicts = OverlayLayers(rawValue: 1 << 8)
  /// The explanation of the signs, below the options.
  package static let legend = OverlayLayers(rawValue: 1 << 9)
  /// When each view had its turn in the three passes of the layout process. Not part of `all`.
  package static let passes = OverlayLayers(rawValue: 1 << 10)
  /// The names of all views. Not part of `all`.
  package static let names = OverlayLayers(rawValue: 1 << 11)

  package static let none: OverlayLayers = []
  /// Every layer that explains the layout.
  package static let all = OverlayLayers(table.map(\.layer)).subtracting([.passes, .intrinsic, .names])

  private static let table: [(name: String, layer: OverlayLayers)] = [
    ("frames", .frames), ("constraints", .constraints), ("priorities", .priorities),
    ("intrinsic", .intrinsic), ("margins", .margins), ("guides", .guides), ("baselines", .baselines),
    ("ambiguity", .ambiguity), ("conflicts", .conflicts), ("legend", .legend), ("passes", .passes),
    ("names", .names),
  ]

  /// The names of the single layers, in the order in which help lists them.
  package static var layerNames: [String] { table.map(\.name) }

  /// The names that a list of layers may hold: `all`, then those of the single layers.
  package static var listed: [(name: String, value: OverlayLayers)] {
    [("all", .all)] + table.map { ($0.name, $0.layer) }
  }

  /// A layer by its name; `all` and `none` are names too.
  package init?(named name: String) {
    guard name != "none" else {
      self = .none
      return
    }
    guard let entry = Self.listed.first(where: { $0.name == name }) else { return nil }
    self = entry.value
  }
}

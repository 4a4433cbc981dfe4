import AutoLayout
import LayoutScene
import LayoutWords

/// The knowledge that the compared pictures of a sheet share about one another and about the words around them.
struct SheetContext {
  private let mentions: Mentions
  /// The title and the description of the sheet.
  private let heading: [String]
  /// The content priorities that are not the same in all options.
  private let varying: Set<Content>

  private struct Content: Hashable {
    var view: String
    var kind: ContentArrows.Kind
    var axis: Axis
  }
  /// The views whose text differs in size between options.
  private let viewsOfSeveralFonts: Set<String>
  /// The identifiers of the constraints that are missing or inactive in some of the options.
  private let switched: Set<String>
  /// The option that the others are compared with.
  let first: SolvedLayout?
  /// The constraints that differ between options: one of them gives way, or has another number.
  private let changing: Set<String>
  /// Whether the options are side by side, so that common content need not be repeated.
  let isComparison: Bool

  init(layouts: [SolvedLayout], title: String?, description: String?, isComparison: Bool = true) {
    // The conflicts of a log are of different screens, even where their views have the same names.
    let isComparison = isComparison && !layouts.contains { $0.reported != nil }
    self.isComparison = isComparison
    heading = [title, description].compactMap(\.self)
    mentions = Mentions(in: heading + layouts.flatMap { [$0.title, $0.shownDescription] }.compactMap(\.self))
    // A single layout has nothing to be compared with.
    let compared = layouts.count > 1 ? layouts : []
    var priorities: [Content: LayoutPriority] = [:]
    var varying = Set<Content>()
    for view in compared.flatMap(\.views).map(\.scene) {
      for (kind, own) in [
        (ContentArrows.Kind.hugging, view.contentHugging), (.resistance, view.compressionResistance),
      ] {
        for axis in Axis.allCases {
          let content = Content(view: view.id, kind: kind, axis: axis)
          if let known = priorities[content], known != own[axis] { varying.insert(content) }
          priorities[content] = own[axis]
        }
      }
    }
    viewsOfSeveralFonts = Self.viewsOfSeveralFonts(in: compared)
    self.varying = varying
    first = isComparison ? layouts.first : nil
    changing = isComparison ? Self.changing(in: compared) : []
    switched = isComparison ? Self.switched(in: compared) : []
  }

  private static func viewsOfSeveralFonts(in layouts: [SolvedLayout]) -> Set<String> {
    var sizes: [String: Double] = [:]
    var several = Set<String>()
    for view in layouts.flatMap(\.views) {
      guard let size = view.text?.font.size else { continue }
      let id = view.scene.id
      if let known = sizes[id], known != size { several.insert(id) }
      sizes[id] = size
    }
    return several
  }

  /// Whether a title or a description mentions something by name.
  func mentions(_ name: String) -> Bool { mentions.contains(name) }

  /// Whether options switch a constraint on and off.
  func isSwitched(_ identifier: String) -> Bool { switched.contains(identifier) }

  /// Whether a constraint differs between options, in its numbers or in whether it holds.
  func isChanging(_ identifier: String) -> Bool { changing.contains(identifier) }

  private static func changing(in layouts: [SolvedLayout]) -> Set<String> {
    struct State: Hashable {
      var isSatisfied: Bool
      var constant: Double
      var priority: LayoutPriority
    }
    var known: [String: State] = [:]
    var changing = Set<String>()
    for constraint in layouts.flatMap(\.constraints) where constraint.origin == .explicit {
      let scene = constraint.scene
      let state = State(
        isSatisfied: constraint.isSatisfied, constant: scene.constant, priority: scene.priority)
      if let other = known[scene.identifier], other != state { changing.insert(scene.identifier) }
      known[scene.identifier] = state
    }
    return changing
  }

  private static func switched(in layouts: [SolvedLayout]) -> Set<String> {
    let names = layouts.map { layout in
      Set(layout.constraints.map(\.scene).filter(\.hasGivenIdentifier).map(\.identifier))
    }
    guard let first = names.first else { return [] }
    return names.reduce(Set()) { $0.union($1) }.subtracting(names.reduce(first) { $0.intersection($1) })
  }

  /// - Parameters:
  ///   - caption: the sentences below the option.
  ///   - captions: the names and numbers that the sentences below all options mention.
  func mentions(about layout: SolvedLayout, caption: [String], captions: Mentions) -> OptionMentions {
    let own = [layout.title, layout.shownDescription].compactMap(\.self)
    return OptionMentions(
      caption: Mentions(in: caption), captions: captions, own: Mentions(in: own),
      told: Mentions(in: heading + own))
  }

  func hasSeveralFonts(_ view: SceneView) -> Bool { isComparison && viewsOfSeveralFonts.contains(view.id) }

  func varies(_ kind: ContentArrows.Kind, _ axis: Axis, of view: SceneView) -> Bool {
    varying.contains(Content(view: view.id, kind: kind, axis: axis))
  }
}

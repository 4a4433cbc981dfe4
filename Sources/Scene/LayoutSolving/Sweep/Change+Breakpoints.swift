import AutoLayout
import LayoutScene

extension BreakpointSearch.Change {
  /// The changes: of the canvas first, then of constraints, then of views.
  var breakpoints: [Breakpoint] {
    (traits.map { .trait($0) } + conflicts + concessions + texts + ambiguities).map {
      Breakpoint(at: position, $0)
    }
  }

  // MARK: The canvas

  private var traits: [Breakpoint.Trait] {
    let (old, new) = (before.layout.canvas, after.layout.canvas)
    let sides = (old.layoutMargins.leading, new.layoutMargins.leading)
    var traits: [Breakpoint.Trait] = []
    if old.horizontalSizeClass != new.horizontalSizeClass {
      traits.append(.horizontalSizeClass(old.horizontalSizeClass, new.horizontalSizeClass))
    }
    if old.verticalSizeClass != new.verticalSizeClass {
      traits.append(.verticalSizeClass(old.verticalSizeClass, new.verticalSizeClass))
    }
    if isNotable(sides) { traits.append(.sideMargins(sides.0, sides.1)) }
    if isNotable((old.keyboardHeight, new.keyboardHeight)) {
      traits.append(.keyboardHeight(old.keyboardHeight, new.keyboardHeight))
    }
    return traits.isEmpty && !hasSameTraits(old, new) ? [.safeAreaOrBars] : traits
  }

  /// Whether two lengths differ by as much as people write, a hundredth of a point.
  private func isNotable(_ lengths: (Double, Double)) -> Bool {
    (lengths.0 * 100).rounded() != (lengths.1 * 100).rounded()
  }

  private func hasSameTraits(_ old: Canvas, _ new: Canvas) -> Bool {
    var new = new
    (new.size, new.orientation) = (old.size, old.orientation)
    return old == new
  }

  // MARK: Constraints

  private var conflicts: [Breakpoint.Change] {
    let (old, new) = (ConflictNames.all(in: before.layout), ConflictNames.all(in: after.layout))
    func changes(_ found: [ConflictNames], in layout: SolvedLayout, _ side: Breakpoint.Side) -> [Breakpoint
      .Change]
    {
      found.map { conflict in
        .conflict(conflict.positions.compactMap(layout.constraint(at:)), broken: conflict.broken, side)
      }
    }
    return changes(old.filter { !new.contains($0) }, in: before.layout, .below)
      + changes(new.filter { !old.contains($0) }, in: after.layout, .above)
  }

  /// A constraint that a conflict breaks does not give way. Content hugging gives way in every view that is stretched;
  /// where a text's resistance does, the text's own breakpoint reports it.
  private var concessions: [Breakpoint.Change] {
    var old: [String: ConstraintStanding] = [:]
    for constraint in before.layout.constraints { old[constraint.scene.identifier] = constraint.standing }
    return after.layout.constraints.compactMap { constraint in
      let (name, standing) = (constraint.scene.identifier, constraint.standing)
      let isOfText = after.layout.view(at: constraint.scene.firstItem.view)?.text != nil
      if constraint.origin == .contentHugging { return nil }
      if constraint.origin == .compressionResistance, isOfText { return nil }
      guard let former = old[name], former != .broken, standing != .broken, former.holds != standing.holds
      else { return nil }
      return .concession(constraint, standing.holds ? .below : .above)
    }
  }

  // MARK: Views

  /// The views that both layouts have.
  private var pairs: [(old: SolvedView, new: SolvedView)] {
    let (old, new) = (before.layout.views, after.layout.views)
    if old.map(\.scene.id) == new.map(\.scene.id) { return zip(old, new).map { (old: $0, new: $1) } }
    var known: [String: SolvedView] = [:]
    for view in old.reversed() { known[view.scene.id] = view }
    return new.compactMap { view in known[view.scene.id].map { (old: $0, new: view) } }
  }

  private var texts: [Breakpoint.Change] {
    pairs.flatMap { old, new -> [Breakpoint.Change] in
      var found: [Breakpoint.Change] = []
      if let lines = new.lineCount, let former = old.lineCount, lines != former {
        found.append(.lines(new.scene, former, lines))
      }
      if let isCut = new.isTruncated, let wasCut = old.isTruncated, isCut != wasCut {
        found.append(.truncation(new.scene, isCut ? .above : .below))
      }
      return found
    }
  }

  private var ambiguities: [Breakpoint.Change] {
    pairs.flatMap { old, new -> [Breakpoint.Change] in
      func changes(_ view: SolvedView, except other: SolvedView, _ side: Breakpoint.Side) -> [Breakpoint
        .Change]
      {
        let open = FrameComponent.allCases.filter {
          view.ambiguity[$0] != nil && other.ambiguity[$0] == nil
        }
        return open.isEmpty ? [] : [.ambiguity(view.scene, open, side)]
      }
      return changes(old, except: new, .below) + changes(new, except: old, .above)
    }
  }
}

/// A conflict by the identifiers of its constraints, whose positions may differ from layout to layout.
private struct ConflictNames: Equatable {
  var names: [String]
  var broken: String?
  var positions: [ConstraintIndex]

  static func == (one: Self, other: Self) -> Bool { one.names == other.names && one.broken == other.broken }

  static func all(in layout: SolvedLayout) -> [ConflictNames] {
    layout.conflicts.map { conflict in
      func name(_ index: ConstraintIndex) -> String? { layout.constraint(at: index)?.scene.identifier }
      return ConflictNames(
        names: conflict.constraints.compactMap(name), broken: conflict.broken.flatMap(name),
        positions: conflict.constraints)
    }
  }
}

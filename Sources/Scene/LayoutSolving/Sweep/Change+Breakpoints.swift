import AutoLayout
import LayoutScene
import LayoutWords

extension BreakpointSearch.Change {
  /// The changes in words: of the canvas first, then of constraints, then of views.
  func breakpoints(on axis: Axis) -> [Breakpoint] {
    traits(axis) + conflicts + priorities + texts + ambiguities
  }

  private var place: String { "\(numberText(position)) points" }

  // MARK: The canvas

  private func traits(_ axis: Axis) -> [Breakpoint] {
    let (old, new) = (before.layout.canvas, after.layout.canvas)
    func sides(_ canvas: Canvas) -> String { numberText(canvas.layoutMargins.leading) }
    var words: [String] = []
    func note(_ name: String, _ old: String, _ new: String) {
      if old != new { words.append("\(name) \(new) from \(place) on, and \(old) below") }
    }
    note("the width is", old.horizontalSizeClass.rawValue, new.horizontalSizeClass.rawValue)
    note("the height is", old.verticalSizeClass.rawValue, new.verticalSizeClass.rawValue)
    note("the root's side margins are", sides(old), sides(new))
    note("the keyboard's height is", numberText(old.keyboardHeight), numberText(new.keyboardHeight))
    if words.isEmpty, !hasSameTraits(old, new) {
      words = ["the canvas has another safe area or other bars from \(place) on"]
    }
    return words.map { Breakpoint(at: position, .traits, $0) }
  }

  private func hasSameTraits(_ old: Canvas, _ new: Canvas) -> Bool {
    var new = new
    (new.size, new.orientation) = (old.size, old.orientation)
    return old == new
  }

  // MARK: Constraints

  private var conflicts: [Breakpoint] {
    let (old, new) = (ConflictNames.all(in: before.layout), ConflictNames.all(in: after.layout))
    func breakpoints(_ found: [ConflictNames], in layout: SolvedLayout, _ side: String) -> [Breakpoint] {
      found.map { conflict in
        let titles = conflict.positions.compactMap { layout.constraint(at: $0)?.title }
        return Breakpoint(
          at: position, .conflict, constraint: conflict.broken,
          "\(titles.listed) cannot hold\(titles.count > 1 ? " together" : "") \(side) \(place)")
      }
    }
    return breakpoints(old.filter { !new.contains($0) }, in: before.layout, "below")
      + breakpoints(new.filter { !old.contains($0) }, in: after.layout, "above")
  }

  /// A constraint that a conflict breaks does not give way. Content hugging gives way in every view that is stretched;
  /// where a text's resistance does, the text's own breakpoint reports it.
  private var priorities: [Breakpoint] {
    var old: [String: ConstraintStanding] = [:]
    for constraint in before.layout.constraints { old[constraint.scene.identifier] = constraint.standing }
    return after.layout.constraints.compactMap { constraint in
      let (name, standing) = (constraint.scene.identifier, constraint.standing)
      let isOfText = after.layout.view(at: constraint.scene.firstItem.view)?.text != nil
      if constraint.origin == .contentHugging { return nil }
      if constraint.origin == .compressionResistance, isOfText { return nil }
      guard let former = old[name], former != .broken, standing != .broken, former.holds != standing.holds
      else { return nil }
      return Breakpoint(
        at: position, .priority, constraint: name,
        "\(constraint.title)\(constraint.origin.inWords) gives way \(standing.holds ? "below" : "above") \(place)"
      )
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

  private var texts: [Breakpoint] {
    pairs.flatMap { old, new -> [Breakpoint] in
      let (id, name) = (new.scene.id, new.scene.displayName)
      var found: [Breakpoint] = []
      if let lines = new.lineCount, let former = old.lineCount, lines != former {
        found.append(
          Breakpoint(
            at: position, .lines, view: id,
            "\"\(name)\" has \(lines) \(lines == 1 ? "line" : "lines") above \(place), and \(former) below"))
      }
      if let isCut = new.isTruncated, let wasCut = old.isTruncated, isCut != wasCut {
        found.append(
          Breakpoint(
            at: position, .cut, view: id,
            "the text of \"\(name)\" is truncated \(isCut ? "above" : "below") \(place)"))
      }
      return found
    }
  }

  private var ambiguities: [Breakpoint] {
    pairs.flatMap { old, new -> [Breakpoint] in
      func breakpoints(_ view: SolvedView, except other: SolvedView, _ side: String) -> [Breakpoint] {
        let open = FrameComponent.allCases.filter {
          view.ambiguity[$0] != nil && other.ambiguity[$0] == nil
        }
        guard !open.isEmpty else { return [] }
        return [
          Breakpoint(
            at: position, .ambiguity, view: view.scene.id,
            "\"\(view.scene.displayName)\" is ambiguous \(side) \(place): the constraints leave its "
              + "\(open.map(\.rawValue).listed) open")
        ]
      }
      return breakpoints(old, except: new, "below") + breakpoints(new, except: old, "above")
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

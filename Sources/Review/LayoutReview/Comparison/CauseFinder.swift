import AutoLayout
import Diagnostics
import LayoutScene
import LayoutWords
import SolutionFiles

/// Finds why components of frames changed, from the constraints that decide them before and after.
///
/// The causes, in this order: changes of the input to the views and the canvas that the component depends on; a
/// constraint that decided before and now gives way, with the one at least as strong that decides in its place;
/// constraints that the component depends on and that were added, removed or edited; a different set of deciders; the
/// canvas. Components with the same cause are reported together, and so are those whose causes are the same lines of
/// the input.
struct CauseFinder {
  private let old: SolutionOption
  private let new: SolutionOption
  private let pairing: ConstraintPairing
  private let input: InputChanges
  private let places: CausePlaces
  private let names: SolutionNames
  /// Positions in `input.constraints`, by their constraints before and after.
  private let changeBefore: [ConstraintIndex: Int]
  private let changeAfter: [ConstraintIndex: Int]
  private let root: String?
  /// The edges of the root at which coordinates begin, before and after.
  private let fixedSides: Set<LayoutAttribute>

  private static let namedComponents = 3
  private static let namedConstraints = 4

  init(
    old: SolutionOption, new: SolutionOption, pairing: ConstraintPairing, input: InputChanges,
    places: CausePlaces, names: SolutionNames
  ) {
    self.names = names
    (self.old, self.new, self.pairing, self.input, self.places) = (old, new, pairing, input, places)
    var (before, after): ([ConstraintIndex: Int], [ConstraintIndex: Int]) = ([:], [:])
    for (index, change) in input.constraints.enumerated() {
      if let position = change.before { before[position] = index }
      if let position = change.after { after[position] = index }
    }
    (changeBefore, changeAfter) = (before, after)
    root = new.views.first { $0.superview == nil }?.id
    let isTurned = Set(
      [old, new].map {
        AuthoredKeys.words(of: $0.canvas.authored)?["layoutDirection"]?.contains("rightToLeft") ?? false
      })
    var fixedSides: Set<LayoutAttribute> = [.left, .top]
    if !isTurned.contains(true) { fixedSides.insert(.leading) }
    if !isTurned.contains(false) { fixedSides.insert(.trailing) }
    self.fixedSides = fixedSides
  }

  /// A part of why a component changed.
  private struct Part {
    var words: String
    var told: [InputChanges.Told] = []
    var places: [CausePlace] = []
    /// A key that is equal for parts that are reported together.
    var key: String
    /// Whether it only describes a consequence of the other parts.
    var follows = false

    init(_ told: [InputChanges.Told], follows: Bool = false) {
      (self.told, self.follows) = (told, follows)
      let separator = told.contains { $0.count > 1 } ? "; " : ", "
      words = CauseFinder.shortened(told.map(\.words), separator)
      places = told.compactMap(\.place)
      key = words
    }

    /// - Parameters:
    ///   - places: the places of the constraints that it is about; nil for one without a line.
    ///   - told: the changes that it reports.
    init(_ words: String, _ places: [CausePlace?] = [], telling told: [InputChanges.Told] = []) {
      (self.words, self.told) = (words, told)
      self.places = places.compactMap(\.self).unique
      // The same lines make the constraints of every cell.
      key =
        places.isEmpty || places.contains(nil) ? words : self.places.map(\.line).joined(separator: " ")
    }
  }

  /// Components that changed for the same reason.
  private struct Group {
    var components: [String] = []
    /// The reasons that are reported together.
    var reasons: [[Part]] = []

    /// The reasons in words. Consequences differ from view to view, and are reported only where they are the same for
    /// all.
    var words: String {
      func words(_ isTold: (Part) -> Bool) -> [String] {
        reasons.map { $0.filter(isTold).map(\.words).joined(separator: "; ") }.unique
      }
      let whole = words { _ in true }
      if whole.count == 1 { return whole[0] }
      let causes = words { !$0.follows }
      return causes[0] + (causes.count > 1 ? ", and \(causes.count - 1) more like that" : "")
    }

    var places: [CausePlace] { reasons.joined().filter { !$0.follows }.flatMap(\.places).unique }
  }

  /// The causes of the components that moved; then, without a component, the changes that moved nothing. Also all
  /// changes that these causes report.
  func causes(ignoring ignored: IgnoredViews) -> (causes: [Cause], told: Set<InputChanges.Told>) {
    var order: [String] = []
    var told: Set<InputChanges.Told> = []
    var groups: [String: Group] = [:]
    let before = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    for view in new.views where !ignored.contains(view.id) {
      guard let other = before[view.id] else { continue }
      for component in FrameComponent.allCases
      where other.solvedFrame[component] != view.solvedFrame[component] {
        let parts = reason(for: component, other, view)
        let key = parts.filter { !$0.follows }.map(\.key).joined(separator: "; ")
        if groups[key] == nil { order.append(key) }
        groups[key, default: Group()].components.append(words(component, other, view))
        groups[key]?.reasons.append(parts)
        told.formUnion(parts.flatMap(\.told))
      }
    }
    let moved = order.compactMap { groups[$0] }.map {
      Cause(change: list($0.components), reason: $0.words, places: $0.places)
    }
    let others = input.told.filter { !$0.isGenerated && !told.contains($0) }
    let causes = others.map { Cause(change: "", reason: $0.words, places: [$0.place].compactMap(\.self)) }
    return (moved + causes, told.union(others))
  }

  private func words(_ component: FrameComponent, _ old: SolutionView, _ new: SolutionView) -> String {
    let (before, after) = numberTexts(old.solvedFrame[component], new.solvedFrame[component])
    return "\(names[new.id]).\(component.rawValue) \(before) → \(after)"
  }

  private func list(_ components: [String]) -> String {
    let more = components.count - Self.namedComponents
    let named = components.prefix(Self.namedComponents).joined(separator: ", ")
    return more > 0 ? "\(named) and \(more) more" : named
  }

  private func reason(for component: FrameComponent, _ before: SolutionView, _ after: SolutionView) -> [Part]
  {
    let oldDeciders = before.deciders[component] ?? []
    let newDeciders = after.deciders[component] ?? []
    let edits = edits(of: oldDeciders, newDeciders)
    let areSame = Set(oldDeciders.map { pairing.after[$0] }) == Set(newDeciders.map { $0 })
    let isOfCanvas = isCanvas(causeOf: component, after, oldDeciders, newDeciders)
    // Where the same constraints decide, with the same numbers, only the canvas can have moved a component.
    if edits.isEmpty, areSame, isOfCanvas { return [canvasPart] }
    let said = said(about: after.id, behind: edits, areSame)
    var parts: [Part] = []
    if let defeat = defeat(oldDeciders, newDeciders) { parts.append(defeat) }
    // The sentence about the defeat names added constraints; only edits are listed after it.
    let told = input.told(of: edits.filter { $0.before != nil || parts.isEmpty })
    let (own, generated) = (told.filter { !$0.isGenerated }, told.filter(\.isGenerated))
    if !own.isEmpty { parts.append(Part(own)) }
    if !generated.isEmpty { parts.append(Part(generated, follows: !parts.isEmpty || !said.isEmpty)) }
    if parts.isEmpty, let change = otherDeciders(oldDeciders, newDeciders) { parts.append(change) }
    let isOtherwiseUnknown = parts.isEmpty && said.isEmpty || edits.isEmpty
    if isOfCanvas || isOtherwiseUnknown && old.canvas.words != new.canvas.words { parts.append(canvasPart) }
    // An optional constraint that holds neither before nor after decides nothing, but may move the view.
    if edits.isEmpty, !input.constraints.isEmpty {
      var others = Part(input.told(of: input.constraints))
      others.words = "also edited: \(others.words)"
      parts.append(others)
    }
    if !said.isEmpty { parts.insert(Part(said), at: 0) }
    return parts.isEmpty
      ? [Part("decided by the same constraints; what changed is not part of the comparison")] : parts
  }

  private var canvasPart: Part { Part("canvas \(old.canvas.words) → \(new.canvas.words)") }

  /// Whether a component depends on the size of the canvas, which has changed: it is the root's own, or one of its
  /// deciders refers to a side of the root that the size may move.
  private func isCanvas(
    causeOf component: FrameComponent, _ view: SolutionView, _ oldDeciders: [ConstraintIndex],
    _ newDeciders: [ConstraintIndex]
  ) -> Bool {
    func isOther(_ axis: Axis?) -> Bool {
      switch axis {
      case .horizontal: old.canvas.width != new.canvas.width
      case .vertical: old.canvas.height != new.canvas.height
      case nil: false
      }
    }
    guard view.superview != nil else { return isOther(component.axis) }
    let deciders = oldDeciders.map { old.constraints[$0] } + newDeciders.map { new.constraints[$0] }
    return deciders.flatMap { [$0.first, $0.second].compactMap(\.self) }.contains { side in
      side.view == root && isOther(side.attribute.axis) && !isFixed(side)
    }
  }

  /// Whether a side of the root is where coordinates begin. Margins and guides depend on the canvas wherever they are.
  private func isFixed(_ side: SolutionSide) -> Bool {
    side.guide == nil && fixedSides.contains(side.attribute)
  }

  /// The changes of the input to the view itself, to views whose generated constraints were edited, such as those of
  /// their content, and to the canvas. If there are none, and no constraint of the input was edited, then the changes
  /// inside of these views, as in the rows of a list, or else all other changes: something must have moved the view.
  ///
  /// - Parameter areSame: whether the same constraints decide as before.
  private func said(
    about view: String, behind edits: [ConstraintChange], _ areSame: Bool
  ) -> [InputChanges.Told] {
    let constraints = edits.compactMap { edit in
      edit.after.map { new.constraints[$0] } ?? edit.before.map { old.constraints[$0] }
    }
    let generated = constraints.filter { !$0.isAuthored }
    // The canvas is a cause only where no edit of the input suffices as one. The same goes for the view itself, since
    // its kind and content move something only through the constraints that it generates.
    let isEnough = generated.isEmpty && !constraints.isEmpty
    let near = Set(
      (isEnough && areSame ? [] : [view])
        + generated.flatMap { [$0.first, $0.second].compactMap { $0?.view } })
    // A different canvas is reported in words of its own.
    let isOtherCanvas = old.canvas.words != new.canvas.words
    let moving = input.authored.filter { !$0.isCosmetic }
    let told = moving.filter { change in
      change.view.map(near.contains) ?? (!isEnough && !isOtherCanvas)
    }
    if !told.isEmpty || constraints.contains(where: \.isAuthored) { return input.told(of: told) }
    let own = edits.isEmpty ? [] : input.constraints.filter { !$0.isGenerated }
    let inside = views(inside: near)
    let (innerEdits, inner) = (
      own.filter { $0.views.contains(where: inside.contains) },
      moving.filter { $0.view.map(inside.contains) ?? false }
    )
    let isInside = !innerEdits.isEmpty || !inner.isEmpty
    return input.told(of: isInside ? inner : moving) + input.told(of: isInside ? innerEdits : own)
  }

  /// Some views, and all views in them.
  private func views(inside outer: Set<String>) -> Set<String> {
    // In tree order: a superview comes first.
    new.views.reduce(into: outer) { all, view in
      if let superview = view.superview, all.contains(superview) { all.insert(view.id) }
    }
  }

  /// Edits of constraints on which the component depended or depends.
  private func edits(of oldDeciders: [ConstraintIndex], _ newDeciders: [ConstraintIndex])
    -> [ConstraintChange]
  {
    let positions = oldDeciders.compactMap { changeBefore[$0] } + newDeciders.compactMap { changeAfter[$0] }
    return Set(positions).sorted().map { input.constraints[$0] }
  }

  /// Constraints that decided before and no longer hold, and those that decide in their place. Only one at
  /// least as strong can have beaten them; if no new decider is, no winner is named.
  private func defeat(_ oldDeciders: [ConstraintIndex], _ newDeciders: [ConstraintIndex]) -> Part? {
    let losers = oldDeciders.compactMap { index -> ConstraintIndex? in
      guard let now = pairing.after[index], old.constraints[index].isSatisfied else { return nil }
      let constraint = new.constraints[now]
      return !constraint.isSatisfied || constraint.isBroken ? index : nil
    }
    guard !losers.isEmpty else { return nil }
    let strongest =
      losers.compactMap { pairing.after[$0] }.map { new.constraints[$0].priority.rawValue }.max() ?? 0
    let oldSet = Set(oldDeciders)
    let newcomers = newDeciders.filter { pairing.before[$0].map { !oldSet.contains($0) } ?? true }
    let candidates = newcomers.isEmpty ? newDeciders.filter { changeAfter[$0] != nil } : newcomers
    let winners = candidates.filter {
      new.constraints[$0].priority.rawValue >= strongest && new.constraints[$0].isSatisfied
    }
    let beaten = losers.compactMap { pairing.after[$0] }
    let lost = Self.shortened(beaten.map { new.constraints[$0].words })
    guard !winners.isEmpty else { return Part("\(lost) gives way", beaten.map(places.now)) }
    return Part(
      "\(lost) lost to \(Self.shortened(winners.map { new.constraints[$0].words }))",
      (winners + beaten).map(places.now), telling: told(ofAdded: winners))
  }

  private func otherDeciders(_ oldDeciders: [ConstraintIndex], _ newDeciders: [ConstraintIndex]) -> Part? {
    let (oldSet, newSet) = (Set(oldDeciders), Set(newDeciders))
    let gone = oldDeciders.filter { pairing.after[$0].map { !newSet.contains($0) } ?? true }
    let come = newDeciders.filter { pairing.before[$0].map { !oldSet.contains($0) } ?? true }
    let now = Self.shortened(come.map { new.constraints[$0].words })
    let then = Self.shortened(gone.map { old.constraints[$0].words })
    let lines = come.map(places.now) + gone.map { pairing.after[$0].map(places.now) ?? places.formerly($0) }
    let told = told(ofAdded: come)
    switch (come.isEmpty, gone.isEmpty) {
    case (false, false): return Part("now decided by \(now), previously by \(then)", lines, telling: told)
    case (false, true): return Part("now also decided by \(now)", lines, telling: told)
    case (true, false): return Part("no longer decided by \(then)", lines)
    case (true, true): return nil
    }
  }

  /// The changes that count as reported once the constraints are named: those by which some of them were added.
  private func told(ofAdded constraints: [ConstraintIndex]) -> [InputChanges.Told] {
    input.told(
      of: constraints.compactMap { changeAfter[$0] }.map { input.constraints[$0] }.filter {
        $0.kind == .added
      })
  }

  private static func shortened(_ words: some Collection<String>, _ separator: String = ", ") -> String {
    let more = words.count - namedConstraints
    let named = words.prefix(namedConstraints).joined(separator: separator)
    return more > 0 ? "\(named) and \(more) more" : named
  }
}

extension SolutionConstraint {
  /// Whether it comes from the input rather than from a view.
  fileprivate var isAuthored: Bool { origin == .explicit }
}

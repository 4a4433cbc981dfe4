import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutWords

/// Finds why components of frames changed, from the constraints that decide them before and after.
///
/// The causes, in this order: what the input now says otherwise about the views and the canvas that the component
/// depends on; a constraint that decided before and now gives way, with the one at least as strong that decides
/// in its place; constraints that the component depends on and that were added, removed or edited; another set of
/// deciders; the canvas. Components with the same cause are reported together.
struct CauseFinder {
  private let old: SolutionOption
  private let new: SolutionOption
  private let pairing: ConstraintPairing
  private let changes: [ConstraintChange]
  private let authored: [AuthoredChange]
  /// Positions in `changes`, by their constraints before and after.
  private let changeBefore: [ConstraintIndex: Int]
  private let changeAfter: [ConstraintIndex: Int]

  private static let namedComponents = 3
  private static let namedConstraints = 4

  init(
    old: SolutionOption, new: SolutionOption, pairing: ConstraintPairing, changes: [ConstraintChange],
    authored: [AuthoredChange]
  ) {
    (self.old, self.new, self.pairing, self.changes, self.authored) = (old, new, pairing, changes, authored)
    var (before, after): ([ConstraintIndex: Int], [ConstraintIndex: Int]) = ([:], [:])
    for (index, change) in changes.enumerated() {
      if let position = change.before { before[position] = index }
      if let position = change.after { after[position] = index }
    }
    (changeBefore, changeAfter) = (before, after)
  }

  func causes(ignoring ignored: IgnoredViews) -> [Cause] {
    var order: [String] = []
    var groups: [String: [String]] = [:]
    let before = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    for view in new.views where !ignored.contains(view.id) {
      guard let other = before[view.id] else { continue }
      for component in FrameComponent.allCases
      where other.solvedFrame[component] != view.solvedFrame[component] {
        let reason = reason(for: component, other, view)
        if groups[reason] == nil { order.append(reason) }
        groups[reason, default: []].append(words(component, other, view))
      }
    }
    return order.map { Cause(change: list(groups[$0] ?? []), reason: $0) }
  }

  private func words(_ component: FrameComponent, _ old: SolutionView, _ new: SolutionView) -> String {
    let (before, after) = numberTexts(old.solvedFrame[component], new.solvedFrame[component])
    return "\(new.id).\(component.rawValue) \(before) → \(after)"
  }

  private func list(_ components: [String]) -> String {
    let more = components.count - Self.namedComponents
    let named = components.prefix(Self.namedComponents).joined(separator: ", ")
    return more > 0 ? "\(named) and \(more) more" : named
  }

  private func reason(for component: FrameComponent, _ before: SolutionView, _ after: SolutionView) -> String
  {
    let oldDeciders = before.deciders[component] ?? []
    let newDeciders = after.deciders[component] ?? []
    let edits = edits(of: oldDeciders, newDeciders)
    let said = said(about: after.id, behind: edits)
    var parts: [String] = []
    if let defeat = defeat(oldDeciders, newDeciders) { parts.append(defeat) }
    // The sentence about the defeat names added constraints; only edits are listed after it.
    let told = edits.filter { $0.before != nil || parts.isEmpty }.map(\.words)
    if !told.isEmpty { parts.append(shortened(told)) }
    if parts.isEmpty, let change = otherDeciders(oldDeciders, newDeciders) { parts.append(change) }
    if parts.isEmpty && said == nil || edits.isEmpty, old.canvas.words != new.canvas.words {
      parts.append("canvas \(old.canvas.words) → \(new.canvas.words)")
    }
    // An optional constraint that holds neither before nor after decides nothing, but may move the view.
    if edits.isEmpty, !changes.isEmpty {
      parts.append("also edited: \(shortened(changes.lazy.map(\.words)))")
    }
    if let said { parts.insert(said, at: 0) }
    return parts.isEmpty
      ? "decided by the same constraints; what changed is not part of the comparison"
      : parts.joined(separator: "; ")
  }

  /// What the input says otherwise about the view itself, about views whose generated constraints were edited, such
  /// as those of their content, and about the canvas. If there is none of that, and no constraint of the input was
  /// edited, then everything else that it says otherwise: something must have moved the view.
  private func said(about view: String, behind edits: [ConstraintChange]) -> String? {
    let constraints = edits.compactMap { edit in
      edit.after.map { new.constraints[$0] } ?? edit.before.map { old.constraints[$0] }
    }
    let generated = constraints.filter { !$0.isAuthored }
    let near = Set([view] + generated.flatMap { [$0.first, $0.second].compactMap { $0?.view } })
    // The canvas is a cause only where no edit of the input is enough of one.
    let isEnough = generated.isEmpty && !constraints.isEmpty
    // What it is laid out on is said in its own words.
    let isOtherCanvas = old.canvas.words != new.canvas.words
    let told = authored.filter { change in
      !change.isCosmetic && (change.view.map(near.contains) ?? (!isEnough && !isOtherCanvas))
    }
    let others =
      told.isEmpty && !constraints.contains(where: \.isAuthored) ? authored.filter { !$0.isCosmetic } : []
    let words = (told + others).map(\.words)
    return words.isEmpty ? nil : shortened(words)
  }

  /// Edits of constraints on which the component depended or depends.
  private func edits(of oldDeciders: [ConstraintIndex], _ newDeciders: [ConstraintIndex])
    -> [ConstraintChange]
  {
    let positions = oldDeciders.compactMap { changeBefore[$0] } + newDeciders.compactMap { changeAfter[$0] }
    return Set(positions).sorted().map { changes[$0] }
  }

  /// Constraints that decided before and no longer hold, and those that decide in their place. Only one at
  /// least as strong can have beaten them; if no new decider is, no winner is named.
  private func defeat(_ oldDeciders: [ConstraintIndex], _ newDeciders: [ConstraintIndex]) -> String? {
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
    let lost = shortened(losers.compactMap { pairing.after[$0] }.map { new.constraints[$0].words })
    guard !winners.isEmpty else { return "\(lost) gives way" }
    return "\(lost) lost to \(shortened(winners.map { new.constraints[$0].words }))"
  }

  private func otherDeciders(_ oldDeciders: [ConstraintIndex], _ newDeciders: [ConstraintIndex]) -> String? {
    let (oldSet, newSet) = (Set(oldDeciders), Set(newDeciders))
    let gone = oldDeciders.filter { pairing.after[$0].map { !newSet.contains($0) } ?? true }
    let come = newDeciders.filter { pairing.before[$0].map { !oldSet.contains($0) } ?? true }
    let now = shortened(come.map { new.constraints[$0].words })
    let then = shortened(gone.map { old.constraints[$0].words })
    switch (come.isEmpty, gone.isEmpty) {
    case (false, false): return "now decided by \(now), previously by \(then)"
    case (false, true): return "now also decided by \(now)"
    case (true, false): return "no longer decided by \(then)"
    case (true, true): return nil
    }
  }

  private func shortened(_ words: some Collection<String>) -> String {
    let more = words.count - Self.namedConstraints
    let named = words.prefix(Self.namedConstraints).joined(separator: ", ")
    return more > 0 ? "\(named) and \(more) more" : named
  }
}

extension SolutionConstraint {
  /// Whether it comes from the input rather than from a view.
  fileprivate var isAuthored: Bool { origin == .explicit }
}

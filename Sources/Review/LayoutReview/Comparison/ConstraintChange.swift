import AutoLayout
import LayoutScene
import LayoutWords
import SolutionFiles

/// How a constraint changed between two solutions, apart from whether it holds.
struct ConstraintChange: Hashable {
  /// Its position before; nil if it was added.
  var before: ConstraintIndex?
  /// Its position after; nil if it was removed.
  var after: ConstraintIndex?
  var kind: Kind
  /// How a sentence about it starts, such as `` `room` ``.
  var subject: String
  /// Such as `constant 457 → 400`.
  var edit: String
  /// The edit in a form that is the same for all constraints of one line, such as `constant ±16 → ±24`: an inset moves
  /// opposite sides.
  var size: String
  var place: CausePlace?
  /// The views that it is between.
  var views: [String]
  /// Whether it is of a constraint that a view generates.
  var isGenerated: Bool

  enum Kind {
    case added
    case edited
    case removed
  }

  /// Such as `` `room`: constant 457 → 400 ``.
  var words: String {
    switch kind {
    case .added: "added: \(subject)"
    case .edited: "\(subject): \(edit)"
    case .removed: "removed: \(subject)"
    }
  }

  /// A key that is equal for all changes that one line makes in the same way; nil for a change that no line makes.
  var key: [String]? { place.map { ["\(kind)", $0.line, size, isGenerated ? subject : ""] } }

  /// The constraints that were added or edited, in their new order, then those removed.
  static func all(
    from old: SolutionOption, to new: SolutionOption, _ pairing: ConstraintPairing,
    _ places: CausePlaces, _ names: SolutionNames
  ) -> [ConstraintChange] {
    var changes: [ConstraintChange] = []
    for (index, constraint) in new.constraints.indexed() {
      func change(_ kind: Kind, before: ConstraintIndex?, _ subject: String, _ edits: [Edit]) {
        changes.append(
          ConstraintChange(
            before: before, after: index, kind: kind, subject: subject,
            edit: edits.map(\.words).joined(separator: ", "),
            size: edits.map(\.size).joined(separator: ", "), place: places.now(index),
            views: constraint.views, isGenerated: constraint.origin != .explicit))
      }
      guard let other = pairing.before[index] else {
        change(.added, before: nil, constraint.words, [])
        continue
      }
      let edits = edits(from: old.constraints[other], to: constraint)
      if !edits.isEmpty { change(.edited, before: other, constraint.subject(names), edits) }
    }
    for (index, constraint) in old.constraints.indexed() where pairing.after[index] == nil {
      changes.append(
        ConstraintChange(
          before: index, kind: .removed, subject: constraint.words, edit: "", size: "",
          place: places.formerly(index), views: constraint.views,
          isGenerated: constraint.origin != .explicit))
    }
    return changes
  }

  private typealias Edit = (words: String, size: String)

  private static func edits(from old: SolutionConstraint, to new: SolutionConstraint) -> [Edit] {
    var edits: [Edit] = []
    if old.first != new.first || old.second != new.second {
      edits.append(("\(old.description) → \(new.description)", "other items"))
    }
    if old.relation != new.relation {
      let words = "relation \(old.relation.symbol) → \(new.relation.symbol)"
      edits.append((words, words))
    }
    func number(_ name: String, _ before: Double, _ after: Double) {
      guard before != after else { return }
      func words(_ before: Double, _ after: Double, _ sign: String) -> String {
        let texts = numberTexts(before, after)
        return "\(name) \(before == 0 ? "" : sign)\(texts.0) → \(after == 0 ? "" : sign)\(texts.1)"
      }
      let isTurned = before * after < 0
      edits.append(
        (words(before, after, ""), isTurned ? words(before, after, "") : words(abs(before), abs(after), "±")))
    }
    number("multiplier", old.multiplier, new.multiplier)
    number(new.origin.isContentSize ? "content size" : "constant", old.constant, new.constant)
    number("priority", old.priority.rawValue, new.priority.rawValue)
    return edits
  }
}

extension SolutionConstraint {
  fileprivate var views: [String] { [first.view] + (second.map { [$0.view] } ?? []) }

  /// How sentences refer to it.
  var words: String { constraintTitle(named: isNamed ? identifier : nil, description) }

  /// How a sentence about its numbers starts.
  fileprivate func subject(_ names: SolutionNames) -> String {
    if isNamed { return "“\(identifier)”" }
    switch origin {
    case .contentHugging: return "\(names.words(first)) (content hugging)"
    case .compressionResistance: return "\(names.words(first)) (compression resistance)"
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell:
      return [names.words(first), relation.symbol, second.map(names.words)].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}

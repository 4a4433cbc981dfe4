import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutWords

/// How a constraint changed between two solutions, apart from whether it holds.
struct ConstraintChange: Hashable {
  /// Its position before; nil if it was added.
  var before: ConstraintIndex?
  /// Its position after; nil if it was removed.
  var after: ConstraintIndex?
  /// Such as `` `room`: constant 457 → 400 ``.
  var words: String

  /// The constraints that were added or edited, in their new order, then those removed.
  static func all(
    from old: ConstraintList<SolutionConstraint>, to new: ConstraintList<SolutionConstraint>,
    _ pairing: ConstraintPairing
  ) -> [ConstraintChange] {
    var changes: [ConstraintChange] = []
    for (index, constraint) in new.indexed() {
      guard let other = pairing.before[index] else {
        changes.append(ConstraintChange(after: index, words: "added: \(constraint.words)"))
        continue
      }
      let edits = edits(from: old[other], to: constraint)
      guard !edits.isEmpty else { continue }
      changes.append(
        ConstraintChange(
          before: other, after: index,
          words: "\(constraint.subject): \(edits.joined(separator: ", "))"))
    }
    for (index, constraint) in old.indexed() where pairing.after[index] == nil {
      changes.append(ConstraintChange(before: index, words: "removed: \(constraint.words)"))
    }
    return changes
  }

  private static func edits(from old: SolutionConstraint, to new: SolutionConstraint) -> [String] {
    var edits: [String] = []
    if old.first != new.first || old.second != new.second {
      edits.append("\(old.description) → \(new.description)")
    }
    if old.relation != new.relation {
      edits.append("relation \(old.relation.symbol) → \(new.relation.symbol)")
    }
    func number(_ name: String, _ before: Double, _ after: Double) {
      let texts = numberTexts(before, after)
      if before != after { edits.append("\(name) \(texts.0) → \(texts.1)") }
    }
    number("multiplier", old.multiplier, new.multiplier)
    number(new.isContentSize ? "content size" : "constant", old.constant, new.constant)
    number("priority", old.priority.rawValue, new.priority.rawValue)
    return edits
  }
}

extension SolutionConstraint {
  fileprivate var isContentSize: Bool { origin == .contentHugging || origin == .compressionResistance }

  /// How sentences refer to it: its description, after its name in backticks, which replaces the left side if
  /// there is no second item.
  var words: String {
    guard isNamed else { return description }
    guard second == nil else { return "`\(identifier)`: \(description)" }
    let priority = priority.isRequired ? "" : " @\(plainNumber(priority.rawValue))"
    return "`\(identifier)` \(relation.symbol) \(equationText(constant))\(priority)"
  }

  /// How a sentence about its numbers starts.
  fileprivate var subject: String {
    if isNamed { return "`\(identifier)`" }
    switch origin {
    case .contentHugging: return "\(first.words) (content hugging)"
    case .compressionResistance: return "\(first.words) (compression resistance)"
    case .explicit, .stackView, .autoresizingMask, .layoutGuide, .cell:
      return [first.words, relation.symbol, second?.words].compactMap { $0 }.joined(separator: " ")
    }
  }
}

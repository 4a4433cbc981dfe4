import AutoLayout

/// What happened to a constraint between two solutions, besides its fate.
struct ConstraintChange: Hashable {
  /// Its position before; nil: it was added.
  var before: Int?
  /// Its position after; nil: it was removed.
  var after: Int?
  /// Such as `` `room`: constant 457 → 400 ``.
  var words: String

  /// The constraints that were added, removed or edited, in the order after, then those removed.
  static func all(
    from old: [ConstraintRecord], to new: [ConstraintRecord], _ pairing: ConstraintPairing
  ) -> [ConstraintChange] {
    var changes: [ConstraintChange] = []
    for (index, constraint) in new.enumerated() {
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
    for (index, constraint) in old.enumerated() where pairing.after[index] == nil {
      changes.append(ConstraintChange(before: index, words: "removed: \(constraint.words)"))
    }
    return changes
  }

  private static func edits(from old: ConstraintRecord, to new: ConstraintRecord) -> [String] {
    var edits: [String] = []
    if old.left != new.left || old.right != new.right {
      edits.append("\(old.description) → \(new.description)")
    }
    if old.relation != new.relation { edits.append("relation \(old.relation) → \(new.relation)") }
    func number(_ name: String, _ before: Double, _ after: Double) {
      if before != after { edits.append("\(name) \(plainNumber(before)) → \(plainNumber(after))") }
    }
    number("multiplier", old.multiplier, new.multiplier)
    number(new.isContentSize ? "content size" : "constant", old.constant, new.constant)
    number("priority", old.priority, new.priority)
    return edits
  }
}

extension ConstraintRecord {
  var isContentSize: Bool {
    origin == ConstraintOrigin.contentHugging.rawValue
      || origin == ConstraintOrigin.compressionResistance.rawValue
  }

  /// As a sentence about its numbers begins.
  fileprivate var subject: String {
    if isNamed { return "`\(identifier)`" }
    switch origin {
    case ConstraintOrigin.contentHugging.rawValue: return "\(left) (content hugging)"
    case ConstraintOrigin.compressionResistance.rawValue: return "\(left) (compression resistance)"
    default: return right.isEmpty ? "\(left) \(relation)" : "\(left) \(relation) \(right)"
    }
  }
}

/// A number of a solution with all of its digits: it is rounded to a millionth already.

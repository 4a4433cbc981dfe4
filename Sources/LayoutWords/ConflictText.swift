import AutoLayout
package import LayoutScene

/// A conflict in words, the same wherever it is told: what each constraint says and who made it, why they cannot hold
/// together, and what to change.
package struct ConflictText: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    /// Such as `“minimum” (label.width >= 400)`, with its name and as its author wrote it.
    package var title: String
    /// Such as `the label “Name” is at least 400 wide (required)`.
    package var sentence: String
    /// Such as `yours`, or `the stack view's (UISV-spacing)`.
    package var maker: String
    package var isBroken: Bool
  }

  /// In the conflict's order.
  package var members: [Member]
  /// What the broken constraint is called for short; nil where it is not known.
  package var broken: String?
  /// Such as `16 + 400 + 16 = 432, but the content view is 320 wide`; nil where it takes more than a sum.
  package var sum: String?
  /// What to change, the likeliest first; never empty.
  package var advice: [String]

  /// What is wrong, as a clause: which constraints cannot hold together, why, and which is left out.
  package var statement: String {
    var text = members.map(\.title).listed + " cannot hold" + (members.count > 1 ? " together" : "")
    if let sum { text += ": \(sum)" }
    if let broken { text += "; \(broken) is left out" }
    return text
  }

  /// All that is to be changed, as a clause.
  package var remedy: String { advice.joined(separator: "; or ") }

  /// What is wrong and what to change, as sentences.
  package var whole: String { "\(statement). \(remedy.sentence)" }
}

extension SolvedLayout {
  package func explain(_ conflict: LayoutConflict) -> ConflictText {
    let positions = conflict.constraints.filter(constraints.indices.contains)
    let words = ConstraintWords(layout: self)
    let members = positions.map { position in
      ConflictText.Member(
        title: constraints[position].title, sentence: words.sentence(constraints[position].scene),
        maker: words.maker(constraints[position]), isBroken: position == conflict.broken)
    }
    return ConflictText(
      members: members,
      broken: conflict.broken.flatMap { constraint(at: $0)?.shortTitle },
      sum: ConflictSum(positions, in: self)?.words(words),
      advice: ConflictAdvice(positions, broken: conflict.broken, words: words).sentences)
  }
}

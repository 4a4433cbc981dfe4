import AutoLayout
package import LayoutScene

/// A conflict in words: what each constraint says and who made it, why they cannot hold together, and what to
/// change.
package struct ConflictExplanation: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    /// Such as `the label “Name” is at least 400 wide (required)`.
    package var sentence: String
    /// Such as `yours`, or `the stack view's (UISV-spacing)`.
    package var maker: String
    package var isBroken: Bool
  }

  /// In the conflict's order.
  package var members: [Member]
  /// Such as `16 + 400 + 16 = 432, but the content view is 320 wide`; nil where it takes more than a sum.
  package var arithmetic: String?
  /// What to change, the likeliest first; never empty.
  package var advice: [String]
}

extension SolvedLayout {
  package func explain(_ conflict: LayoutConflict) -> ConflictExplanation {
    let positions = conflict.constraints.filter(constraints.indices.contains)
    let words = ConstraintWords(layout: self)
    let members = positions.map { position in
      ConflictExplanation.Member(
        sentence: words.sentence(constraints[position].scene), maker: words.maker(constraints[position]),
        isBroken: position == conflict.broken)
    }
    return ConflictExplanation(
      members: members, arithmetic: ConflictSum(positions, in: self)?.words(words),
      advice: ConflictAdvice(positions, broken: conflict.broken, words: words).sentences)
  }
}

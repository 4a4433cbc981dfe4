/// A conflict in words: what each constraint says and who made it, why they cannot hold together, and what to
/// change.
public struct ConflictExplanation: Hashable, Sendable {
  public struct Member: Hashable, Sendable {
    /// Such as `the label “Name” is at least 400 wide (required)`.
    public var sentence: String
    /// Such as `yours`, or `the stack view's (UISV-spacing)`.
    public var maker: String
    public var isBroken: Bool
  }

  /// In the conflict's order.
  public var members: [Member]
  /// Such as `16 + 400 + 16 = 432, but the content view is 320 wide`; nil where it takes more than a sum.
  public var arithmetic: String?
  /// What to change, the likeliest first; never empty.
  public var advice: [String]
}

extension SolvedLayout {
  public func explain(_ conflict: LayoutConflict) -> ConflictExplanation {
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

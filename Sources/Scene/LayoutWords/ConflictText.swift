import AutoLayout
package import LayoutScene

/// A conflict in words, the same wherever it is reported: what each constraint says and who made it, why they
/// cannot hold together, and what to change.
package struct ConflictText: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    /// Such as `“minimum” (label.width >= 400)`, with its name and its text as the author wrote it.
    package var title: String
    /// Such as `the label “Name” is at least 400 wide (required)`.
    package var sentence: String
    /// Such as `yours`, or `the stack view's (UISV-spacing)`; nil if it is not known.
    package var maker: String?
    package var isBroken: Bool
  }

  /// In the conflict's order.
  package var members: [Member]
  /// The outcome for the broken constraint, such as `“minimum” is left out`; nil if it is not known which one is
  /// broken.
  package var outcome: String?
  /// Whether the members are all of it. A log may end before the last.
  package var isWhole = true
  /// Such as `16 + 400 + 16 = 432, but the content view is 320 wide`; nil if no sum explains it.
  package var sum: String?
  /// Advice on what to change, most likely first; never empty.
  package var advice: [String]
  /// Whether that begins with a view's own name.
  var advisesByName = false

  /// The problem as a clause: which constraints cannot hold together, why, and what gives way.
  package var statement: String {
    var text = members.map(\.title).cannotHold
    // A contradiction shown by a sum needs no other constraints.
    if !isWhole, sum == nil { text += ", with what the list lacks" }
    if let sum { text += ": \(sum)" }
    if let outcome { text += "; \(outcome)" }
    return text
  }

  /// Everything to change, as a clause.
  package var remedy: String { advice.joined(separator: "; or ") }

  /// The same as a sentence. An own name keeps its case.
  package var remedySentence: String { advisesByName ? remedy + "." : remedy.sentence }

  /// The problem and what to change, as sentences.
  package var whole: String { "\(statement). \(remedySentence)" }
}

extension [String] {
  /// That constraints with these titles are in conflict.
  fileprivate var cannotHold: String { listed + " cannot hold" + (count > 1 ? " together" : "") }
}

extension [SolvedConstraint] {
  var cannotHold: String { map(\.title).cannotHold }
}

extension ConflictText.Member {
  fileprivate init(unread line: ReportedConflict.UnreadLine) {
    title = "“\(line.text.shortened(to: 80))”"
    sentence = "“\(line.text)” cannot be read"
    isBroken = line.isBroken
  }
}

extension SolvedLayout {
  /// The text below the title: the author's description or, of a layout made from a log, why its constraints cannot
  /// hold together.
  package var shownDescription: String? {
    guard reported != nil, let conflict = conflicts.first else { return description }
    return explain(conflict).sum?.sentence
  }

  package func explain(_ conflict: LayoutConflict) -> ConflictText {
    let positions = conflict.constraints.filter(constraints.indices.contains)
    let words = ConstraintWords(layout: self)
    var members = positions.map { position in
      ConflictText.Member(
        title: constraints[position].title, sentence: words.sentence(constraints[position].scene),
        maker: words.maker(constraints[position]), isBroken: position == conflict.broken)
    }
    for line in (reported?.unread ?? []).reversed() {
      members.insert(ConflictText.Member(unread: line), at: min(line.position, members.count))
    }
    let advice = ConflictAdvice(positions, broken: conflict.broken, words: words)
    return ConflictText(
      members: members,
      outcome: conflict.broken.flatMap { constraint(at: $0) }.map {
        "\($0.shortTitle) \($0.givesWayInConflicts ? "gives way" : "is left out")"
      },
      isWhole: reported?.isCutShort != true,
      sum: ConflictSum(positions, in: self)?.words(words),
      advice: advice.sentences, advisesByName: advice.beginsWithName)
  }
}

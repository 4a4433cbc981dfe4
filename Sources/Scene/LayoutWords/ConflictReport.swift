import AutoLayout
package import LayoutScene

/// A conflict for people: the constraints in plain English, why they cannot hold together,
/// which was broken, and what to change.
package enum ConflictReport {
  package static func lines(_ conflict: LayoutConflict, in layout: SolvedLayout) -> [String] {
    let text = layout.explain(conflict)
    // The constraints in a log have no names, so they are referred to by number.
    let isLogged = layout.reported != nil
    let count = text.members.count
    // A sum shows a conflict even without the lines that call it one.
    let isConflict = layout.reported?.isReported != false || text.sum != nil
    var lines = [
      !isLogged
        ? text.statement
        : !isConflict
          ? "no report calls \(count == 1 ? "this" : "these \(count)") a conflict:"
          : text.isWhole || text.sum != nil
            ? count == 1 ? "this cannot hold:" : "these \(count) cannot hold together:"
            : "the list is not whole; of what cannot hold together, it has "
              + (count == 1 ? "this:" : "these \(count):")
    ]
    for (index, member) in text.members.enumerated() {
      let sign = member.isBroken ? "   ✗ broken" : ""
      let maker = member.maker.map { " – \($0)" } ?? ""
      lines.append("  \(index + 1). \(member.sentence)\(maker)\(sign)")
    }
    if isLogged, isConflict {
      if let sum = text.sum { lines.append("because \(sum)") }
      lines.append(
        text.members.firstIndex(where: \.isBroken).map {
          "broken: number \($0 + 1); the layout continues without it"
        } ?? "broken: the log does not say which")
    }
    if isConflict { lines += ["what to change:"] + text.advice.map { "  – \($0)" } }
    let views = zip(layout.views, layout.reported?.printedViews ?? []).compactMap { view, printed in
      printed.map { "  \(view.scene.id): \($0)" }
    }
    if !views.isEmpty { lines += ["the views in the log:"] + views }
    return lines
  }
}

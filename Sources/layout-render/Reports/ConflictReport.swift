import AutoLayout
import LayoutScene
import LayoutWords

/// A conflict of a log for people at a terminal: the constraints in plain English, why they cannot hold
/// together, which was broken, and what to change.
enum ConflictReport {
  static func lines(_ conflict: LayoutConflict, in layout: SolvedLayout) -> [String] {
    let explanation = layout.explain(conflict)
    let count = explanation.members.count
    var lines = [count == 1 ? "this cannot hold:" : "these \(count) cannot hold together:"]
    for (index, member) in explanation.members.enumerated() {
      let sign = member.isBroken ? "   ✗ broken" : ""
      lines.append("  \(index + 1). \(member.sentence) – \(member.maker)\(sign)")
    }
    if let arithmetic = explanation.arithmetic { lines.append("because \(arithmetic)") }
    if let broken = explanation.members.firstIndex(where: \.isBroken) {
      lines.append("broken: number \(broken + 1), without which UIKit goes on")
    } else {
      lines.append("broken: the log does not say")
    }
    lines.append("what to change:")
    lines += explanation.advice.map { "  – \($0)" }
    let views = zip(layout.views, layout.reported?.printedViews ?? []).compactMap { view, printed in
      printed.map { "  \(view.scene.id): \($0)" }
    }
    if !views.isEmpty { lines += ["the views in the log:"] + views }
    return lines
  }
}

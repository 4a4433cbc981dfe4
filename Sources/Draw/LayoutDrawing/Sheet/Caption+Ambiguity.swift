import AutoLayout
import LayoutScene
import LayoutWords

extension Caption {
  /// A sentence for each ambiguity: the findings first, then components that are drawn as open but are not reported, such
  /// as those that a storyboard's own sizes explain.
  static func ambiguities(_ layout: SolvedLayout, _ selection: OverlaySelection) -> [Sentence] {
    var all = layout.findings.filter(\.isAmbiguity)
    var told = Set(all.flatMap(\.views))
    for freedom in layout.freedoms where told.isDisjoint(with: freedom.members.map(\.view)) {
      guard let first = freedom.members.first?.view else { continue }
      let own = freedom.members.filter { $0.view == first }.map(\.component)
      let views = Set(freedom.members.map(\.view))
      told.formUnion(views)
      all.append(.ambiguous(first, own, followers: views.subtracting([first]).sorted()))
    }
    for (index, view) in layout.views.indexed() where !view.ambiguity.isEmpty && !told.contains(index) {
      let open = FrameComponent.allCases.filter { view.ambiguity[$0] != nil }
      all.append(.ambiguous(index, open, followers: []))
    }
    return all.filter { !$0.views.allSatisfy(selection.isFaded) }.map { finding in
      // What is open before a label wraps is not drawn as open.
      let isDrawn = finding.views.contains { !layout.views[$0].ambiguity.isEmpty }
      return Sentence(
        text: layout.explain(finding).statement.sentence,
        tone: .status(isDrawn ? .inConflict : .unsatisfied))
    }
  }
}

import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ScenarioTree {
  /// Reports a cell outside a table, and any other view in one, unless its frame places it or it says that it is not a
  /// cell.
  func checkPlace(
    of draft: ViewDraft, in superview: SceneView, at place: SourceRange, _ findings: inout Findings
  ) {
    guard !draft.hasUnknownKind, draft.view.autoresizingMask == nil else { return }
    let (kind, container) = (draft.view.kind, superview.kind)
    if let list = kind.list, container != list {
      findings.error(
        .misplacedCell, at: place,
        "a \(kind.rawValue) must be in a \(words(list)), but this one is in \"\(superview.id)\"",
        help: "put it among the subviews of a view of type \(list.rawValue)")
    }
    if let cells = container.cells, kind != cells, draft.view.isArranged {
      findings.error(
        .misplacedCell, at: place,
        "the \(words(container)) \"\(superview.id)\" has a subview that is not a \(cells.rawValue)",
        help:
          "put it in a view of type \(cells.rawValue), or give it \"isArranged\": false if it is not a cell")
    }
  }

  private func words(_ list: ViewKind) -> String { list == .tableView ? "table view" : "collection view" }

  /// Checks an object with keys of a view, once its subviews are known, for keys that have no effect and
  /// values that only other views can have.
  func check(_ node: JSONValue, of index: ViewIndex, _ findings: inout Findings) {
    let draft = drafts[index]
    draft.warnOfUnusedKeys(in: node, &findings)
    checkCustomSpacing(in: node, of: index, &findings)
    if let slider = SliderContent(draft.view.content) { slider.check(node, &findings) }
    if let height = node.member("rowHeight")?.value {
      if draft.view.kind == .cell, case .string("automatic") = height.content {
        findings.wrongType(height, expected: "a number or null")
      }
      if draft.view.kind == .tableView, case .null = height.content {
        findings.wrongType(height, expected: "a number or \"automatic\"")
      }
    }
    let superview = superview(of: index)
    if let key = node.member("isArranged"), superview?.kind != .stackView, superview?.kind.cells == nil {
      findings.warning(
        .unusedKey, at: key.keyRange,
        "\"isArranged\" has no effect on \"\(draft.view.id)\": it is in no stack view and no list")
    }
    if let mask = node.member("autoresizingMask"), let reason = Self.reasonToPlace(draft.view, superview) {
      findings.warning(
        .unusedKey, at: mask.keyRange, "\"autoresizingMask\" has no effect on \"\(draft.view.id)\": \(reason)"
      )
    }
  }

  private func checkCustomSpacing(in node: JSONValue, of index: ViewIndex, _ findings: inout Findings) {
    guard case .object(let members) = node.member("customSpacing")?.value.content,
      drafts[index].view.kind == .stackView
    else { return }
    for member in members {
      func isArranged(_ view: SceneView) -> Bool { view.superview == index && view.isArranged }
      if case .view(let subview)? = names.item(member.key), isArranged(drafts[subview].view) { continue }
      let subviews = drafts.lazy.map(\.view).filter(isArranged).map(\.id)
      findings.error(
        .unknownView, at: member.keyRange,
        "the stack view \"\(drafts[index].view.id)\" does not arrange \"\(member.key)\"",
        help: Suggestion.question(for: member.key, in: subviews))
    }
  }

  private func superview(of index: ViewIndex) -> SceneView? {
    drafts[index].view.superview.map { drafts[$0].view }
  }

  /// Why a view does not place itself in its superview, or nil.
  private static func reasonToPlace(_ view: SceneView, _ superview: SceneView?) -> String? {
    guard let superview else { return "the canvas places the root view" }
    return superview.kind == .stackView && view.isArranged ? "its stack view places it" : nil
  }
}

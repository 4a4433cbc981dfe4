import AutoLayout

extension ViewDraft {
  /// Keys that only some types of view heed; the others ignore them.
  private static let kindsByKey: [String: [ViewKind]] = [
    "text": [.label, .textField, .textView, .searchBar, .navigationBar],
    "title": [.button],
    "placeholder": [.textField, .searchBar],
    "borderStyle": [.textField],
    "hasConfiguration": [.button],
    "contentInsets": [.button],
    "image": [.imageView, .button],
    "numberOfLines": [.label],
    "preferredMaxLayoutWidth": [.label],
    "isScrollEnabled": [.textView],
    "segments": [.segmentedControl],
    "value": [.slider, .progressView],
    "isOn": [.switch],
    "numberOfPages": [.pageControl],
    "currentPage": [.pageControl],
    "axis": [.stackView],
    "distribution": [.stackView],
    "alignment": [.stackView],
    "spacing": [.stackView],
    "customSpacing": [.stackView],
    "isLayoutMarginsRelativeArrangement": [.stackView],
    "isBaselineRelativeArrangement": [.stackView],
    "keepsHiddenViews": [.stackView],
    "rowHeight": [.tableView, .cell],
    "estimatedRowHeight": [.tableView],
    "showsSeparators": [.tableView],
    "isGrouped": [.tableView],
    "accessory": [.cell],
    "sectionHeader": [.cell],
    "barButtons": [.navigationBar, .toolbar],
  ]

  /// Warns of keys that say nothing about a view of this type, which mostly are meant for another key.
  func warnOfUnusedKeys(in node: JSONValue, _ findings: inout Findings) {
    guard case .object(let members) = node.content else { return }
    for member in members {
      guard let kinds = Self.kindsByKey[member.key], !kinds.contains(view.kind) else { continue }
      findings.warning(
        .unusedKey, at: member.keyRange,
        "\"\(member.key)\" has no effect on a view of type \(view.kind.rawValue)",
        help: help(for: member.key))
    }
  }

  private func help(for key: String) -> String? {
    switch (key, view.kind) {
    case ("text", .button): "a button's text is its \"title\""
    case ("title", .label), ("title", .textField), ("title", .textView):
      "the text of a \(view.kind.rawValue) is its \"text\""
    default: nil
    }
  }
}

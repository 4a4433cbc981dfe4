import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ViewDraft {
  /// Warns about keys that have no effect on a view of this type; mostly another key was meant.
  func warnOfUnusedKeys(in node: JSONValue, _ findings: inout Findings) {
    guard !hasUnknownKind, case .object(let members) = node.content else { return }
    for member in members {
      let key = Self.uiKitNames[member.key] ?? member.key
      guard let kinds = Self.kinds(ofUIKitName: member.key) ?? ContentKeys.kinds(heeding: key),
        !kinds.contains(view.kind)
      else { continue }
      findings.warning(
        .unusedKey, at: member.keyRange,
        "\"\(member.key)\" has no effect on a view of type \(view.kind.rawValue)",
        help: help(for: member.key))
    }
  }

  private func help(for key: String) -> String? {
    func heeds(_ other: String) -> Bool { ContentKeys.kinds(heeding: other)?.contains(view.kind) == true }
    if key == "text", heeds("title") { return "a \(view.kind.rawValue)'s text is its \"title\"" }
    if key == "title", heeds("text") { return "the text of a \(view.kind.rawValue) is its \"text\"" }
    return nil
  }
}

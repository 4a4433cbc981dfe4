import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// The names by which constraints refer to views and to the scenario's own guides.
///
/// A name matches exactly or, failing that, without regard to case.
struct ItemNames: Sendable {
  private var exact: [String: Entry] = [Keyword.root: Entry(item: .view(.root), range: nil)]
  private var folded: [String: [String]] = [Keyword.root: [Keyword.root]]
  /// In the order of the file, for suggestions.
  private(set) var all: [String] = [Keyword.root]
  /// The length of the longest name, in Unicode scalars.
  private(set) var longestLength = Keyword.root.count
  /// Prefixes that names may lack, the innermost first.
  var prefixes: [String] = []
  /// The view that `view` and `self` mean.
  var owner = ViewIndex.root
  /// Views that `contentView` may name, as UIKit's cells have one.
  var cells: Set<ViewIndex> = []

  /// The names in a visual format's own dictionary of views.
  var given: [String: SceneItem] = [:]

  private struct Entry: Sendable {
    var item: SceneItem
    /// nil for the root, which the file does not define.
    var range: SourceRange?
  }

  enum Match {
    case item(SceneItem)
    /// Names that differ only in case.
    case several([String])
  }

  func match(_ name: String) -> Match? {
    if let item = item(name) { return .item(item) }
    for prefix in prefixes {
      if let match = matchIgnoringCase(prefix + name) { return match }
    }
    return matchIgnoringCase(name)
  }

  private func matchIgnoringCase(_ name: String) -> Match? {
    guard let names = folded[name.lowercased()], let only = names.first else { return nil }
    guard names.count == 1 else { return .several(names) }
    return exact[only].map { .item($0.item) }
  }

  /// The item of exactly this name.
  func item(_ name: String) -> SceneItem? {
    if let item = given[name] { return item }
    for prefix in prefixes {
      if let entry = exact[prefix + name] { return entry.item }
    }
    return exact[name]?.item
  }

  /// Reserves the name for the item, or reports why it cannot.
  mutating func add(_ name: Located<String>, for item: SceneItem, _ findings: inout Findings) -> Bool {
    if let problem = Self.problem(with: name.value) {
      findings.error(.invalidIdentifier, at: name.range, "\"\(name.value)\" cannot be a name: \(problem)")
      return false
    }
    if name.value == Keyword.root {
      findings.error(
        .invalidIdentifier, at: name.range, "\"\(Keyword.root)\" is already the name of the root view",
        help: "choose another name; an option changes the root under \"views\": {\"root\": …}")
      return false
    }
    if let first = exact[name.value] {
      let source = findings.source
      findings.error(
        .duplicateIdentifier, at: name.range,
        "the name \"\(name.value)\" is already used"
          + (first.range.map { " at \(source.words(for: $0))" } ?? ""))
      return false
    }
    exact[name.value] = Entry(item: item, range: name.range)
    folded[name.value.lowercased(), default: []].append(name.value)
    all.append(name.value)
    longestLength = max(longestLength, name.value.unicodeScalars.count)
    return true
  }

  /// Why constraints could not refer to an item by this name, or nil.
  private static func problem(with name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return "it is empty" }
    if scalars.count > SceneLimits.nameLength {
      return "it is longer than \(SceneLimits.nameLength) characters"
    }
    if first.isBlank || last.isBlank {
      return "it begins or ends with a space"
    }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "it contains a control character"
    }
    // Otherwise "a.safeArea" could be the guide of a view or a view.
    if let dot = scalars.lastIndex(of: "."),
      Keyword.guide(String(scalars[scalars.index(after: dot)...])) != nil
    {
      return "it ends like a guide of another view"
    }
    return nil
  }
}

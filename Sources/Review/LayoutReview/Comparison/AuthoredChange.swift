import JSONText
import LayoutScene
import ScenarioFiles
import SolutionFiles

/// A change of the input other than to constraints: in a view, or in the canvas.
///
/// It explains differences. Only a change of a colour or an image is a difference by itself: the eye may miss what the
/// tolerance for pixels misses.
struct AuthoredChange: Hashable {
  /// nil for the canvas.
  var view: String?
  /// The name of the view, or of the canvas, in reports.
  var subject: String
  /// Such as `text`.
  var name: String
  /// Such as `text "Hi" → "Hello"`.
  var edit: String
  var place: CausePlace?

  /// Whether it is a difference, whatever the pictures show.
  var isDifference = false
  /// Whether it is an image as large as the one before.
  var isSameSize = false

  /// Such as `title: text "Hi" → "Hello"`.
  var words: String { "\(subject): \(edit)" }

  /// A key that is equal for all changes that one line makes in the same way; nil for a change that no line makes.
  var key: [String]? { place.map { [$0.line, edit] } }

  /// Whether it changes only how a view looks, and no frame.
  var isCosmetic: Bool {
    let name = self.name.split(separator: ".").last.map(String.init) ?? self.name
    return isSameSize || Self.isColor(self.name)
      || ["alpha", "cornerRadius", "borderWidth", "appearance"].contains(name)
  }

  /// Whether a key is that of a colour, or of one of the two that a colour may be.
  private static func isColor(_ key: String) -> Bool {
    key.split(separator: ".").contains { $0.lowercased().hasSuffix("color") }
  }

  /// The changes between two solutions that record their inputs; older ones do not, and give no changes.
  ///
  /// - Parameter images: the images that the views show; nil unless they are known for both.
  static func all(
    from old: SolutionOption, to new: SolutionOption, images: ImageComparison?, _ places: CausePlaces,
    _ names: SolutionNames
  ) -> [AuthoredChange] {
    var changes: [AuthoredChange] = []
    if let before = AuthoredKeys.words(of: old.canvas.authored),
      let after = AuthoredKeys.words(of: new.canvas.authored)
    {
      changes += self.changes(of: nil, from: before, to: after, names)
    }
    let views = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    for view in new.views {
      if let before = AuthoredKeys.words(of: views[view.id]?.authored),
        let after = AuthoredKeys.words(of: view.authored)
      {
        changes += self.changes(of: view.id, from: before, to: after, names) {
          view.type.usualValue(of: $0)
        }
      }
    }
    changes += orders(from: old, to: new, names)
    if let images { compare(images, new, names, &changes) }
    for index in changes.indices {
      let change = changes[index]
      changes[index].place = change.view.flatMap { places.now($0, setting: change.name) }
    }
    return changes
  }

  /// - Parameters:
  ///   - view: nil for the canvas.
  ///   - usual: what a key that is left out stands for.
  private static func changes(
    of view: String?, from old: [String: String], to new: [String: String], _ names: SolutionNames,
    usual: (String) -> JSONNode? = { _ in nil }
  ) -> [AuthoredChange] {
    var keys = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    // A name may only follow from the text.
    if keys.count > 1 { keys.remove("name") }
    return keys.sorted().map { key in
      let isColor = isColor(key)
      func words(_ text: String?) -> String {
        guard let text = text ?? usual(key).flatMap({ $0 == .null ? nil : AuthoredKeys.text(of: $0) }) else {
          return "default"
        }
        return isColor ? text.filter { $0 != "\"" } : text
      }
      let (before, after) = Self.shortened(words(old[key]), words(new[key]))
      return AuthoredChange(
        view: view, subject: view.map { names[$0] } ?? "canvas", name: key,
        edit: "\(key) \(before) → \(after)", isDifference: isColor)
    }
  }

  /// Two texts with the place where they begin to differ.
  private static func shortened(_ before: String, _ after: String) -> (String, String) {
    let (longest, context) = (60, 20)
    let common = zip(before, after).prefix { $0 == $1 }.count
    let start = max(before.count, after.count) > longest && common > longest / 2 ? common - context : 0
    func part(_ text: String) -> String {
      let rest = text.dropFirst(start)
      return (start > 0 ? "…" : "") + (rest.count > longest ? rest.prefix(longest) + "…" : rest)
    }
    return (part(before), part(after))
  }

  /// Images that differ, even if only in the content of their files.
  private static func compare(
    _ images: ImageComparison, _ new: SolutionOption, _ names: SolutionNames,
    _ changes: inout [AuthoredChange]
  ) {
    for view in new.views where images.isOther(in: view.id) {
      let named = changes.indices.filter {
        changes[$0].view == view.id && changes[$0].name.split(separator: ".").first == "image"
      }
      let isSameSize = images.areOfOneSize(in: view.id)
      for index in named { (changes[index].isDifference, changes[index].isSameSize) = (true, isSameSize) }
      guard named.isEmpty else { continue }
      let name = images.name(in: view.id).map { " \($0)" } ?? ""
      changes.append(
        AuthoredChange(
          view: view.id, subject: names[view.id], name: "image", edit: "image\(name) has another content",
          isDifference: true, isSameSize: isSameSize))
    }
  }

  /// Changes in the order of subviews that both have.
  private static func orders(
    from old: SolutionOption, to new: SolutionOption, _ names: SolutionNames
  ) -> [AuthoredChange] {
    let (before, after) = (old.subviews, new.subviews)
    return new.views.compactMap { view in
      guard let old = before[view.id], let new = after[view.id] else { return nil }
      let common = Set(old).intersection(new)
      let (first, second) = (old.filter(common.contains), new.filter(common.contains))
      guard first != second else { return nil }
      return AuthoredChange(
        view: view.id, subject: names[view.id], name: "subviews",
        edit: "order \(list(first.map { names[$0] })) → \(list(second.map { names[$0] }))")
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " …" : "")
  }
}

extension SolutionOption {
  /// The subviews by superview, in order.
  fileprivate var subviews: [String: [String]] {
    views.reduce(into: [:]) { result, view in
      if let superview = view.superview { result[superview, default: []].append(view.id) }
    }
  }
}

/// The keys of an object in words, with those of nested objects after a dot.
enum AuthoredKeys {
  static func words(of json: JSONNode?) -> [String: String]? {
    guard case .object(let members) = json else { return nil }
    // Where code makes a view says nothing about it: a line above may be new.
    return members.reduce(into: [:]) { if $1.0 != "source" { add($1.0, $1.1, to: &$0) } }
  }

  private static func add(_ key: String, _ value: JSONNode, to words: inout [String: String]) {
    if case .object(let members) = value, !members.isEmpty {
      for member in members { add("\(key).\(member.0)", member.1, to: &words) }
    } else {
      words[key] = text(of: value)
    }
  }

  /// A value on one line.
  static func text(of value: JSONNode) -> String {
    value.text(width: 1 << 20).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

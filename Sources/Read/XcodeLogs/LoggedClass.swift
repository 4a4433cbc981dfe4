import AutoLayout
import LayoutScene
import LayoutWords

/// A class as a log prints it, mangled or not, without generic arguments.
struct ClassName {
  /// nil for classes of Objective-C, which are in none.
  var module: String?
  /// The name with the types around it.
  var name: String

  init(_ printed: String) {
    if let mangled = MangledName(printed) {
      (module, name) = (mangled.module, mangled.name)
      return
    }
    let plain = printed.prefix { $0 != "<" }
    let parts = plain.split(separator: ".").map { String($0) }
    module = parts.count > 1 ? parts[0] : nil
    name = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : String(plain)
  }
}

/// The properties of a view that the name of its class shows.
package struct LoggedClass {
  /// How the view is drawn. A container is a plain view, whatever its class: the constraints that its class
  /// would add are already in the log.
  var kind: ViewKind
  /// A readable name.
  var words: String

  init(_ className: String?) {
    guard let className else {
      self.init(.view, "view")
      return
    }
    let whole = ClassName(className).name
    let name = Self.plainName(className)
    // AppKit's classes have the names of UIKit's.
    if let known = Self.known[name.hasPrefix("NS") ? "UI" + name.dropFirst(2) : name] {
      self = known
    } else {
      let kind = Self.endings.first { name.hasSuffix($0.ending) }?.kind ?? .view
      self.init(kind, whole.shortened(to: 40))
    }
  }

  private init(_ kind: ViewKind, _ words: String) {
    self.kind = kind
    self.words = words
  }

  /// Without the module, the types around it, and generic arguments.
  package static func plainName(_ className: String) -> String {
    let name = ClassName(className).name
    return name.split(separator: ".").last.map { String($0) } ?? name
  }

  /// The endings of subclasses' names, longest first, in case one ends with another.
  private static let endings: [(ending: String, kind: ViewKind)] =
    drawn
    .map { (String($0.className.dropFirst(2)), $0) }.sorted { $0.0.count > $1.0.count }

  /// The kinds that are not drawn as plain views.
  private static let drawn = ViewKind.allCases.filter { !containers.contains($0) }

  private static let containers: [ViewKind] = [
    .view, .stackView, .scrollView, .tableView, .cell, .collectionView, .collectionCell, .toolbar,
    .navigationBar, .tabBar,
  ]

  private static let known: [String: LoggedClass] = {
    var known: [String: LoggedClass] = [:]
    for kind in ViewKind.allCases where kind.list == nil {
      let name = wordsInCamelCase(String(kind.className.dropFirst(2))).lowercased()
      known[kind.className] = LoggedClass(containers.contains(kind) ? .view : kind, name)
    }
    for (name, other) in others { known[name] = other }
    return known
  }()

  private static let others: [String: LoggedClass] = [
    "UITableViewCell": LoggedClass(.view, "cell"),
    "UICollectionView": LoggedClass(.view, "collection view"),
    "UICollectionViewCell": LoggedClass(.view, "collection view cell"),
    "UITableViewCellContentView": LoggedClass(.view, "content view"),
    "UITableViewHeaderFooterView": LoggedClass(.view, "header or footer view"),
    "_UITableViewHeaderFooterContentView": LoggedClass(.view, "header or footer content view"),
    "_UITableViewHeaderFooterViewLabel": LoggedClass(.label, "header or footer label"),
    "UIWindow": LoggedClass(.view, "window"),
    "_UILayoutGuide": LoggedClass(.view, "top or bottom layout guide"),
    "_UILayoutSpacer": LoggedClass(.view, "stack view's spacer"),
    "_UIOLAGapGuide": LoggedClass(.view, "stack view's gap"),
  ]
}

extension LoggedItem {
  /// A readable name for a guide.
  var guideWords: String {
    switch guideIdentifier {
    case "UIViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide": return "safe area"
    case "UIViewLayoutMarginsGuide", "NSViewLayoutMarginsGuide": return "layout margins"
    case "UIViewReadableContentGuide": return "readable content guide"
    case "UIScrollView-contentLayoutGuide": return "content layout guide"
    case "UIScrollView-frameLayoutGuide": return "frame layout guide"
    default:
      if className?.hasSuffix("KeyboardLayoutGuide") == true { return "keyboard guide" }
      return guideIdentifier.map { "guide “\($0.shortened(to: 40))”" } ?? "guide"
    }
  }
}

extension LoggedItem {
  /// The name in pictures and messages, unless others have the same.
  var baseName: String {
    if isGuide { return guideWords }
    if name?.hasPrefix("superview") == true, address == nil { return "superview" }
    if let name { return name.shortened(to: 60) }
    let words = LoggedClass(className).words
    guard let text, !text.isEmpty else { return words }
    return "\(words) “\(text)”"
  }
}

/// The names, with numbers after those that several items have.
func distinctNames(_ bases: [String]) -> [String] {
  var counts: [String: Int] = [:]
  for base in bases { counts[base, default: 0] += 1 }
  var uses: [String: Int] = [:]
  var taken = Set<String>()
  return bases.map { base in
    var id = base
    repeat {
      uses[base, default: 0] += 1
      id = counts[base] == 1 && uses[base] == 1 ? base : "\(base) \(uses[base] ?? 0)"
    } while !taken.insert(id).inserted
    return id
  }
}

extension String {
  /// At most `count` characters, the last of them an ellipsis if any are left out.
  func shortened(to count: Int) -> String {
    self.count <= count ? self : prefix(count - 1) + "…"
  }
}

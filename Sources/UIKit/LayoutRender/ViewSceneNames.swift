import UIKit

/// The names of views and guides: identifiers, the properties that hold them, or their classes.
@MainActor struct ViewSceneNames {
  /// The names that scenarios reserve, and those already in use.
  private var taken: Set<String> = ["root", "superview", "safeArea", "layoutMargins", "readableContent"]
  private var properties: [ObjectIdentifier: String] = [:]

  init(root: UIView) { readProperties(of: root) }

  /// - Returns: a name that no other view has, and whether it is an author's choice.
  mutating func name(of view: UIView) -> (name: String, isAuthored: Bool) {
    let chosen = view.accessibilityIdentifier ?? properties[ObjectIdentifier(view)]
    let kind = String(describing: type(of: view)).replacingOccurrences(of: "UI", with: "")
    let name = unique(chosen ?? kind.prefix(1).lowercased() + kind.dropFirst())
    readProperties(of: view)
    return (name, chosen != nil)
  }

  mutating func name(for guide: UILayoutGuide) -> String {
    unique(guide.identifier.isEmpty ? "guide" : guide.identifier)
  }

  private mutating func unique(_ base: String) -> String {
    var name = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if name.first?.isLetter != true { name = "view" + name }
    var unique = name
    var count = 1
    while !taken.insert(unique).inserted {
      count += 1
      unique = "\(name)_\(count)"
    }
    return unique
  }

  /// Notes the names of the properties, lazy ones too, in which a view and its controller hold views.
  private mutating func readProperties(of view: UIView) {
    if let controller = view.next as? UIViewController { readProperties(Mirror(reflecting: controller)) }
    readProperties(Mirror(reflecting: view))
  }

  private mutating func readProperties(_ mirror: Mirror) {
    // Objects held by UIKit's own classes have no name that an author knows.
    let type = String(reflecting: mirror.subjectType)
    guard type.contains("."), !type.hasPrefix("UIKit.") else { return }
    for child in mirror.children {
      guard let view = child.value as? UIView, let label = child.label else { continue }
      let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      if properties[ObjectIdentifier(view)] == nil { properties[ObjectIdentifier(view)] = name }
    }
    if let superclass = mirror.superclassMirror { readProperties(superclass) }
  }
}

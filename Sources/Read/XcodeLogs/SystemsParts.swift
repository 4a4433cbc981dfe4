import AutoLayout

/// The views and constraints of a conflict that are the system's own rather than the app's.
struct SystemsParts {
  /// The keys of the system's views: UIKit's, AppKit's or SwiftUI's, that apps neither make nor constrain.
  private var views: Set<String> = []
  /// The class of each, for people.
  private var names: [String: String] = [:]

  init(of tree: LoggedTree, _ constraints: [LoggedConstraint]) {
    for item in tree.nodes.map(\.item) where item.isSystems { add(item) }
    // Some views of the keyboard are printed by name alone. The identifiers of the keyboard's constraints show them.
    let ofKeyboard = constraints.filter(\.isOfKeyboard).map(\.items)
    let unknown = Set(tree.nodes.map(\.item).filter { $0.className == nil }.map(\.key))
    var count = -1
    while count < views.count {
      count = views.count
      for items in ofKeyboard where items.contains(where: contains) {
        for item in items where unknown.contains(item.key) { add(item) }
      }
    }
  }

  private mutating func add(_ item: LoggedItem) {
    guard views.insert(item.key).inserted else { return }
    let parsed = item.className.map(ClassName.init)
    let module = parsed?.module.map { ClassName.swiftUI.contains($0) ? "SwiftUI." : "" } ?? ""
    names[item.key] = parsed.map { module + $0.name } ?? item.name
  }

  func contains(_ item: LoggedItem) -> Bool { views.contains(item.key) }

  /// The system's word for a constraint that it or Interface Builder created; nil for one of the app's code.
  func privateIdentifier(of constraint: LoggedConstraint) -> String? {
    guard constraint.isSystems || isBetweenViews(constraint) else { return nil }
    return constraint.identifier ?? constraint.items.lazy.compactMap { names[$0.key] }.first
      ?? constraint.className
  }

  /// Whether it is inside the keyboard, a bar, an alert or the like.
  private func isBetweenViews(_ constraint: LoggedConstraint) -> Bool {
    constraint.items.contains(where: contains) && constraint.items.allSatisfy { contains($0) || $0.isGuide }
  }
}

extension LoggedConstraint {
  fileprivate var items: [LoggedItem] { [first, second].compactMap(\.self) }

  /// Whether its class or its identifier says that UIKit or Interface Builder created it.
  fileprivate var isSystems: Bool {
    maker != .explicit || className.hasPrefix("NSIBPrototyping") || className.hasPrefix("_UI")
      || className.hasPrefix("SwiftUI") || isWidthOfActionSheet
  }

  /// Whether it is the width that UIAlertController gives a plain view in an action sheet, from iOS 12.2 to 13. No app
  /// has a reason to set it.
  private var isWidthOfActionSheet: Bool {
    second == nil && firstAttribute == .width && relation == .equal && constant == -16
      && first.className == "UIView"
  }

  /// Whether it is called as UIKit calls the constraints of the keyboard's window.
  fileprivate var isOfKeyboard: Bool {
    guard let identifier else { return false }
    return ["accessoryView.", "assistantView.", "inputView.", "assistantHeight"].contains {
      identifier.hasPrefix($0)
    }
  }
}

extension ClassName {
  fileprivate static let swiftUI: Set<String> = ["SwiftUI", "SwiftUICore"]
  /// Frameworks whose public classes have names of Objective-C, so that no app makes a view of their Swift classes.
  private static let ofPrivateClasses: Set<String> = ["UIKit", "UIKitCore", "AppKit"]

  fileprivate var isSystems: Bool {
    guard let module else { return Self.isSystems(name) }
    // Apps place the views of hosting controllers.
    let last = name.split(separator: ".").last.map { String($0) } ?? name
    if Self.swiftUI.contains(module) { return !last.hasPrefix("_UIHosting") && !last.hasPrefix("NSHosting") }
    return Self.ofPrivateClasses.contains(module)
  }

  /// - Parameter name: of a class in no module.
  fileprivate static func isSystems(_ name: String) -> Bool {
    !publicNames.contains(where: name.hasPrefix) && systemPrefixes.contains(where: name.hasPrefix)
  }

  private static let systemPrefixes = [
    "_UI", "TUI", "UIKB", "UIKeyboard", "UIRemoteKeyboard", "UIInputSet", "UICompatibilityInput",
    "UIEditingOverlay", "UIButtonBar", "UIBarBackground", "UIInterfaceAction", "UISystem", "UITabBarButton",
    "UITransitionView", "UINavigationBarContentView", "SystemInputAssistant", "_NS",
  ]

  /// The classes of guides, stack views' gaps, the contents of headers and SwiftUI's views: constraints to these may be
  /// an app's.
  private static let publicNames = [
    "_UILayoutGuide", "_UILayoutSpacer", "_UIOLAGapGuide", "_UITableViewHeaderFooter", "_UIHosting",
    "UIKeyboardLayoutGuide",
  ]
}

extension LoggedItem {
  /// Whether the view is one of the system's own. A view that is only named may have a class's name.
  fileprivate var isSystems: Bool {
    if let className { return ClassName(className).isSystems }
    return name.map { ClassName.isSystems($0) } ?? false
  }
}

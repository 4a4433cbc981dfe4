import AutoLayout

/// A navigation item as Interface Builder describes it.
struct NavigationItemElement {
  /// The controller on the navigation stack.
  let controller: XMLElement
  /// Of the navigation controller; nil for simulated bars.
  let bar: XMLElement?

  var item: NavigationItem {
    let element = controller.child("navigationItem", key: "navigationItem")
    return NavigationItem(
      title: element?["title"] ?? controller["title"] ?? "",
      isLarge: bar?.flag("largeTitles") == true && element?["largeTitleDisplayMode"] != "never",
      leadingButtons: buttons(of: element, single: "leftBarButtonItem", several: "leftBarButtonItems"),
      trailingButtons: buttons(of: element, single: "rightBarButtonItem", several: "rightBarButtonItems"))
  }

  private func buttons(of item: XMLElement?, single: String, several: String) -> [String] {
    guard let item else { return [] }
    let all = item.child("barButtonItem", key: single).map { [$0] } ?? item.list(several)
    return all.filter { $0.name == "barButtonItem" && !Self.spaces.contains($0["systemItem"] ?? "") }
      .map { $0["title"] ?? Self.titles[$0["systemItem"] ?? ""] ?? "" }
  }

  private static let spaces: Set<String> = ["flexibleSpace", "fixedSpace"]

  /// System items that are words; the others are signs.
  private static let titles: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
    "add": "+", "close": "Close",
  ]
}

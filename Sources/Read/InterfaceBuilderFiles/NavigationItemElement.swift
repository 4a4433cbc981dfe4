import AutoLayout
import XMLText

/// A navigation item as Interface Builder describes it.
struct NavigationItemElement {
  /// The controller on the navigation stack.
  let controller: XMLElement
  /// The bar of the navigation controller; nil for simulated bars.
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
    return Self.titles(of: item.child("barButtonItem", key: single).map { [$0] } ?? item.list(several))
  }

  /// The titles of the bar buttons among the elements, empty for those with images; spaces are left out.
  static func titles(of elements: [XMLElement]) -> [String] {
    elements.filter { $0.name == "barButtonItem" && !spaces.contains($0["systemItem"] ?? "") }
      .map { $0["title"] ?? titles[$0["systemItem"] ?? ""] ?? "" }
  }

  private static let spaces: Set<String> = ["flexibleSpace", "fixedSpace"]

  /// System items with text; the others have symbols.
  private static let titles: [String: String] = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
    "add": "+", "close": "Close",
  ]
}

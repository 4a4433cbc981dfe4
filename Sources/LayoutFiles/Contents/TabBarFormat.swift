import AutoLayout
import LayoutScene

extension TabBarContent: FileContent {
  static let keys = own([
    Field("tabItems", .titles, \.items, "The titles of a tab bar's items, the first one selected.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      items = element.list("items").map { $0["title"] ?? "" }
    }
  #endif
}

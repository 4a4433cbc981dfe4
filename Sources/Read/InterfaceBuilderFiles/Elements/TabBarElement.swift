import AutoLayout
import LayoutScene
import XMLText

extension TabBarContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    items = element.list("items").map { $0["title"] ?? "" }
  }
}

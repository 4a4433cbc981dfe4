import AutoLayout
import LayoutScene

extension SearchBarContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    element.readText(&text, string: element.text("text"))
  }
}

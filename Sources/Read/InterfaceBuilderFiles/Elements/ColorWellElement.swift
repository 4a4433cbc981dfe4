import AutoLayout
import LayoutScene

extension ColorWellContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    selectedColor = element.color("selectedColor")
  }
}

import AutoLayout
import LayoutScene

extension ProgressViewContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    value = min(max(element.number(.progress) ?? 0, 0), 1)
    if let tint = element.color("progressTintColor") { view.tintColor = tint }
  }
}

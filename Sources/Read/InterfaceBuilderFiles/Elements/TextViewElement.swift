import AutoLayout
import LayoutScene

extension TextViewContent: ElementContent {
  var outlineName: String? { nil }

  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    element.readText(&text, string: element.text("text", attributed: "attributedText"))
    isScrollEnabled = element.flag("scrollEnabled") ?? true
  }
}

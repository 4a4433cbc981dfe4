import AutoLayout
import LayoutScene

extension LabelContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    element.readText(&text, string: element.text("text", attributed: "attributedText"))
    preferredMaxLayoutWidth = max(0, element.number(.preferredMaxLayoutWidth) ?? 0)
    adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    minimumScaleFactor = min(max(element.number(.minimumScaleFactor) ?? 0, 0), 1)
  }
}

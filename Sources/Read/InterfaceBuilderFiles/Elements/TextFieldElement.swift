import AutoLayout
import LayoutScene

extension TextFieldContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    element.readText(&text, string: element.text("text", attributed: "attributedText"))
    borderStyle = element["borderStyle"].flatMap(TextFieldBorder.init(rawValue:)) ?? .none
  }
}

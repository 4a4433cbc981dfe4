import AutoLayout
import LayoutScene

extension ImageViewContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    image = ImageElements(document: element.context.document).image(of: element.element)
    contentMode = element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
  }
}

import AutoLayout
import LayoutScene

extension ActivityIndicatorContent: ElementContent {
  static let elements: [(name: String, words: String)] = [("activityIndicatorView", classWords)]

  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    style = element["style"].flatMap(ActivityIndicatorStyle.Name.init(rawValue:))?.style ?? .medium
  }
}

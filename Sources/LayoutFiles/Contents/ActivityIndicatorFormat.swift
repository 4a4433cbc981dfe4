import AutoLayout
import LayoutScene

extension ActivityIndicatorContent: FileContent {
  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [("activityIndicatorView", classWords)]

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      let isLarge = element["style"] == "large" || element["style"] == "whiteLarge"
      if isLarge { view.intrinsicContentSize = IntrinsicSize(width: 37, height: 37) }
    }
  #endif
}

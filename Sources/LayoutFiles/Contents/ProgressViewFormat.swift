import AutoLayout
import LayoutScene

extension ProgressViewContent: FileContent {
  static let keys = own([
    Field(
      "value", .nullable(.number(.fraction)), \.value,
      "The value of a progress view, from 0 to 1.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      value = min(max(element.number(.progress) ?? 0, 0), 1)
      if let tint = element.color("progressTintColor") { view.tintColor = tint }
    }
  #endif
}

import AutoLayout
import LayoutScene

extension PickerViewContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    // Only in Xcode 6 was the picker lower.
    if element.context.document.xcode.major == 6 {
      view.intrinsicContentSize = IntrinsicSize(width: 320, height: 162)
    }
  }
}

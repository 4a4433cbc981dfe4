import AutoLayout
import LayoutScene

extension PageControlContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    numberOfPages = Int(exactly: element.number(.numberOfPages) ?? 0) ?? 0
    currentPage = Int(exactly: element.number(.currentPage) ?? 0) ?? 0
  }
}

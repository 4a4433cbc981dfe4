import AutoLayout
import LayoutScene
import XMLText

extension SegmentedControlContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    segments = element.list("segments").map { $0["title"] ?? "" }
    if let index = element.number(.selectedSegmentIndex) { selectedSegmentIndex = Int(index) }
    apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
  }
}

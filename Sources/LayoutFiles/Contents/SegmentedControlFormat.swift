import AutoLayout
import LayoutScene

extension SegmentedControlContent: FileContent {
  static let keys = own([
    Field("segments", .array(of: .text), \.segments, "The titles of a segmented control.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      segments = element.list("segments").map { $0["title"] ?? "" }
    }
  #endif
}

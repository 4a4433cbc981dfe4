import AutoLayout
import LayoutScene

extension SegmentedControlContent: FileContent {
  static let keys = own([
    Field("segments", .array(of: .text), \.segments, "The titles of a segmented control."),
    Field(
      "selectedSegmentIndex", .integer(-1...1000), \.selectedSegmentIndex,
      "The selected segment, from 0, the default; -1 for none."),
    Field(
      "apportionsSegmentWidthsByContent", .boolean, \.apportionsSegmentWidthsByContent,
      "Whether every segment is as wide as its own title needs; if not, the default, all are as wide as the widest."
    ),
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      segments = element.list("segments").map { $0["title"] ?? "" }
      if let index = element.number(.selectedSegmentIndex) { selectedSegmentIndex = Int(index) }
      apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
    }
  #endif
}

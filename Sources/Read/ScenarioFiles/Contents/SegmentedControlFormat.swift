import AutoLayout
import JSONText
import LayoutScene

extension SegmentedControlContent: KeyedContent {
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
}

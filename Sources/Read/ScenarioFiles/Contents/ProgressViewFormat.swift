import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ProgressViewContent: KeyedContent {
  static let keys = own([
    Field(
      "value", .nullable(.number(.fraction)), \.value,
      "The value of a progress view, from 0 to 1.")
  ])
}

import AutoLayout
import JSONText
import LayoutScene

extension ToolbarContent: KeyedContent {
  static let keys = own([
    Field(
      "barButtons", .nullable(.array(of: .text)), \.barButtons,
      "The titles of a bar's buttons, empty for one with an image.")
  ])
}

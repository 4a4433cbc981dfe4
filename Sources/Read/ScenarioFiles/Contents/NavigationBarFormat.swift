import AutoLayout
import JSONText
import LayoutScene

extension NavigationBarContent: KeyedContent {
  static let keys = own([
    Field("text", .text, \.title, "The title of a navigation bar."),
    Field(
      "barButtons", .nullable(.array(of: .text)), \.barButtons,
      "The titles of a bar's buttons, empty for one with an image."),
  ])
}

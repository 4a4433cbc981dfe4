import AutoLayout
import JSONText
import LayoutScene

extension ColorWellContent: KeyedContent {
  static let keys = own([
    Field(
      "selectedColor", .nullable(.color), \.selectedColor,
      "The colour that a colour well shows; null, the default: none.")
  ])
}

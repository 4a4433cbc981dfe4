import AutoLayout
import LayoutScene

extension ColorWellContent: FileContent {
  static let keys = own([
    Field(
      "selectedColor", .nullable(.color), \.selectedColor,
      "The colour that a colour well shows; null, the default: none.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      selectedColor = element.color("selectedColor")
    }
  #endif
}

import AutoLayout
import LayoutScene

extension ToolbarContent: FileContent {
  static let keys = own([
    Field(
      "barButtons", .nullable(.array(of: .text)), \.barButtons,
      "The titles of a bar's buttons, empty for one with an image.")
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      // The height above a home indicator, since iOS 14.
      if element.context.document.xcode.era >= .iOS14, element.context.canvas.safeArea.bottom >= 34 {
        view.intrinsicContentSize = IntrinsicSize(width: nil, height: 49)
      }
      barButtons = NavigationItemElement.titles(of: element.list("items"))
    }
  #endif
}

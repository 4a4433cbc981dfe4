import AutoLayout
import LayoutScene

extension ToolbarContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    // The height above a home indicator, since iOS 14.
    if element.context.document.xcode.era >= .iOS14, element.context.canvas.safeArea.bottom >= 34 {
      view.intrinsicContentSize = IntrinsicSize(width: nil, height: 49)
    }
    barButtons = NavigationItemElement.titles(of: element.list("items"))
  }
}

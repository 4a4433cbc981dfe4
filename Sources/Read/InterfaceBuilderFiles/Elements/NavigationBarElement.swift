import AutoLayout
import LayoutScene
import XMLText

extension NavigationBarContent: ElementContent {
  var outlineName: String? { title.isEmpty ? nil : title }

  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    barButtons = []
    title = element.list("items").first { $0.name == "navigationItem" }?["title"] ?? ""
  }
}

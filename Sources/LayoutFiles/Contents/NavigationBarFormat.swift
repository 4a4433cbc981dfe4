import AutoLayout
import LayoutScene

extension NavigationBarContent: FileContent {
  static let keys = own([
    Field("text", .text, \.title, "The title of a navigation bar."),
    Field(
      "barButtons", .nullable(.array(of: .text)), \.barButtons,
      "The titles of a bar's buttons, empty for one with an image."),
  ])

  #if !hasFeature(Embedded)
    var outlineName: String? { title.isEmpty ? nil : title }

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      barButtons = []
      title = element.list("items").first { $0.name == "navigationItem" }?["title"] ?? ""
    }
  #endif
}

import AutoLayout
import LayoutScene

extension ImageViewContent: FileContent {
  static let keys = own([
    Field("image", .nullable(.image), \.image, ValueFormat<SceneImage>.imageDoc),
    Field(
      "contentMode", .choice(of: ContentMode.self), \.contentMode,
      "How the image fills the view; scaleToFill by default."),
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      image = ImageElements(document: element.context.document).image(of: element.element)
      contentMode = element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    }
  #endif
}

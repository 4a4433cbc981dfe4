import AutoLayout
import JSONText
import LayoutScene

extension ImageViewContent: KeyedContent {
  static let keys = own([
    Field("image", .nullable(.image), \.image, ValueFormat<SceneImage>.imageDoc),
    Field(
      "contentMode", .choice(of: ContentMode.self), \.contentMode,
      "How the image fills the view; scaleToFill by default."),
  ])
}

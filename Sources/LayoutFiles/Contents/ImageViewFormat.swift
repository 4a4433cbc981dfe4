import AutoLayout
import LayoutScene

extension ImageViewContent: FileContent {
  static let keys = own([
    Field("image", .nullable(.picture), \.picture, NamedPicture.doc),
    Field(
      "contentMode", .choice(of: ContentMode.self), \.contentMode,
      "How the image fills the view; scaleToFill by default."),
  ])

  private var picture: NamedPicture? {
    get { imageSize.map { NamedPicture(size: $0, symbol: symbol) } }
    set { (imageSize, symbol) = (newValue?.size, newValue?.symbol) }
  }

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      imageSize = ImageElements(document: element.context.document).size(of: element.element)
      contentMode = element["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    }
  #endif
}

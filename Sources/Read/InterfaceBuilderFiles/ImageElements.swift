import AutoLayout
import LayoutScene
import XMLText

/// The sizes of images, which files refer to by name and with the size that Xcode recorded.
struct ImageElements {
  let document: InterfaceDocument

  /// The size of the image that an element shows, in points; nil if there is none, or it is unknown.
  func size(of element: XMLElement) -> Size? {
    guard let name = element["image"], let recorded = document.images[name] else { return nil }
    guard element["catalog"] == "system" else { return recorded }
    return symbolSize(recorded, element.child("preferredSymbolConfiguration"))
  }

  /// The image that an element shows; nil if there is none, or its size is unknown.
  func image(of element: XMLElement) -> SceneImage? {
    guard let name = element["image"], let size = size(of: element) else { return nil }
    var image = SceneImage(size: size)
    image.asset = element["catalog"] == "system" ? .systemSymbol(name) : .named(name)
    return image
  }

  /// The size of the symbol of a button type; nil if it has none.
  func buttonImageSize(type: String?, hasConfiguration: Bool) -> Size? {
    switch type {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      if hasConfiguration { return Size(width: 26, height: 20) }
      return document.xcode.major < 11 ? Size(width: 22, height: 22) : Size(width: 25, height: 24)
    default: return nil
    }
  }

  /// A system symbol is recorded enlarged to 128 points; on the canvas its size follows a font's. In recorded
  /// frames, wide symbols are 1.17 times as wide as the font's size, and tall ones 0.97 times as high.
  private func symbolSize(_ recorded: Size, _ configuration: XMLElement?) -> Size {
    let longest = max(recorded.width, recorded.height, 1)
    let description = configuration?.child("fontDescription")
    let font = FontElement(description, category: .large).font(or: 17)
    let pointSize = configuration?.number(.pointSize) ?? font.size
    let scale: Double =
      switch configuration?["scale"] {
      case "small": 0.78
      case "large": 1.28
      default: 1
      }
    let length = pointSize * scale * (recorded.height > recorded.width ? 0.97 : 1.17)
    return Size(
      width: (recorded.width / longest * length * 2).rounded() / 2,
      height: (recorded.height / longest * length * 2).rounded() / 2)
  }
}

extension Size {
  var asIntrinsicSize: IntrinsicSize { IntrinsicSize(width: width, height: height) }
}

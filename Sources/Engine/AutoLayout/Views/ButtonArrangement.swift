/// The arrangement of the image, the title and the subtitle of a button with a configuration: title and subtitle form
/// one block, and the image is on one side of it.
package struct ButtonArrangement: Sendable {
  /// The sizes of the parts, in points; zero for a part that the button does not show.
  package var image: Size
  package var title: Size
  package var subtitle: Size
  private let placement: ImagePlacement
  private let imagePadding: Double
  private let titlePadding: Double

  package init(image: Size, title: Size, subtitle: Size, settings: ButtonSettings) {
    self.image = image
    self.title = title
    self.subtitle = subtitle
    let hasText = title.height > 0 || subtitle.height > 0
    let isConfigured = settings.hasConfiguration
    placement = isConfigured ? settings.imagePlacement : .leading
    imagePadding = isConfigured && hasText && image != .zero ? settings.imagePadding : 0
    titlePadding = title.height > 0 && subtitle.height > 0 ? settings.titlePadding : 0
  }

  private var block: Size {
    Size(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  /// The size of all parts together.
  package var size: Size {
    placement.isVertical
      ? Size(width: max(image.width, block.width), height: image.height + imagePadding + block.height)
      : Size(width: image.width + imagePadding + block.width, height: max(image.height, block.height))
  }

  /// The areas of the parts, which are centred together in a room. The areas of the texts are as wide as the room
  /// allows.
  package struct Areas {
    package var image: Rect
    package var title: Rect
    package var subtitle: Rect
  }

  package func areas(in room: Rect, isMirrored: Bool) -> Areas {
    let left = room.midX - size.width / 2
    let top = room.midY - size.height / 2
    let taken = imagePadding + (placement.isVertical ? image.height : image.width)
    var imageOrigin = Point(x: room.midX - image.width / 2, y: room.midY - image.height / 2)
    var texts = room
    var textTop = room.midY - block.height / 2
    switch placement {
    case .top:
      imageOrigin.y = top
      textTop = top + taken
    case .bottom:
      imageOrigin.y = top + size.height - image.height
      textTop = top
    case .leading, .trailing:
      let isLeft = (placement == .leading) != isMirrored
      imageOrigin.x = isLeft ? left : left + size.width - image.width
      texts = room.inset(by: EdgeInsets(left: isLeft ? taken : 0, right: isLeft ? 0 : taken))
    }
    func line(_ y: Double, _ height: Double) -> Rect {
      Rect(x: texts.x, y: y, width: texts.width, height: height)
    }
    return Areas(
      image: Rect(x: imageOrigin.x, y: imageOrigin.y, width: image.width, height: image.height),
      title: line(textTop, title.height),
      subtitle: line(textTop + title.height + titlePadding, subtitle.height))
  }
}

import AutoLayout
import LayoutScene

extension ImageViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    ImagePicture(
      image: image, mode: contentMode, system: place.system, tint: place.system.tint, measurer: place.measurer
    ).items(in: place.frame)
  }
}

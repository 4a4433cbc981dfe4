import AutoLayout
import LayoutScene

extension ImageViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    ImagePlaceholder(size: imageSize, mode: contentMode, system: place.system).items(in: place.frame)
  }
}

import AutoLayout
import LayoutScene

extension ImageViewContent: PaintedContent {
  static var appearance: ContentAppearance { .empty }

  func items(_ place: PaintPlace) -> [DisplayItem] {
    ImagePlaceholder(
      size: imageSize, mode: contentMode, system: place.system,
      symbolColor: symbol.map { _ in
        place.view.scene.tintColor.map(place.system.resolved) ?? place.system.tint
      }
    ).items(in: place.frame)
  }
}

import AutoLayout
import LayoutScene

extension PickerViewContent: PaintedContent {
  static var appearance: ContentAppearance { .ground }

  func items(_ place: PaintPlace) -> [DisplayItem] { Wheels.selection(place) }

  func texts(_ place: PaintPlace) -> [TextItem] { Wheels.cities(in: place.frame, system: place.system) }
}

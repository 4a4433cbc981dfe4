import AutoLayout
import LayoutScene

extension DatePickerContent: PaintedContent {
  static var appearance: ContentAppearance { .ground }

  func items(_ place: PaintPlace) -> [DisplayItem] { Wheels.selection(place) }

  func texts(_ place: PaintPlace) -> [TextItem] {
    Wheels.dateAndTime(in: place.frame, direction: place.view.layoutDirection, system: place.system)
  }
}

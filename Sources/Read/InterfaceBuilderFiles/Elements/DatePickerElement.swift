import AutoLayout
import LayoutScene

extension DatePickerContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    preferredDatePickerStyle =
      element["style"].flatMap(DatePickerStyle.init(rawValue:)) ?? preferredDatePickerStyle
    datePickerMode = element["datePickerMode"].flatMap(DatePickerMode.init(rawValue:)) ?? datePickerMode
  }
}

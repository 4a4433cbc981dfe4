import AutoLayout
import LayoutScene

extension DatePickerContent: FileContent {
  static let keys = own([
    Field(
      "preferredDatePickerStyle", .choice(of: DatePickerStyle.self), \.preferredDatePickerStyle,
      "The style of a date picker, which determines its height; only wheels have a width."),
    Field("datePickerMode", .choice(of: DatePickerMode.self), \.datePickerMode, "What a date picker is for."),
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      preferredDatePickerStyle =
        element["style"].flatMap(DatePickerStyle.init(rawValue:)) ?? preferredDatePickerStyle
      datePickerMode = element["datePickerMode"].flatMap(DatePickerMode.init(rawValue:)) ?? datePickerMode
    }
  #endif
}

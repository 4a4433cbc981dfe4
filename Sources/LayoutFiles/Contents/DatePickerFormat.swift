import AutoLayout
import LayoutScene

extension DatePickerContent: FileContent {
  static let keys = own([
    Field(
      "preferredDatePickerStyle", .choice(of: DatePickerStyle.self), \.style,
      "The style of a date picker, which determines its height; only wheels have a width."),
    Field("datePickerMode", .choice(of: DatePickerMode.self), \.mode, "What a date picker is for."),
  ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      style = element["style"].flatMap(DatePickerStyle.init(rawValue:)) ?? style
      mode = element["datePickerMode"].flatMap(DatePickerMode.init(rawValue:)) ?? mode
    }
  #endif
}

import AutoLayout
import JSONText
import LayoutScene

extension DatePickerContent: KeyedContent {
  static let keys = own([
    Field(
      "preferredDatePickerStyle", .choice(of: DatePickerStyle.self), \.preferredDatePickerStyle,
      "The style of a date picker, which determines its height; only wheels have a width."),
    Field("datePickerMode", .choice(of: DatePickerMode.self), \.datePickerMode, "What a date picker is for."),
  ])
}

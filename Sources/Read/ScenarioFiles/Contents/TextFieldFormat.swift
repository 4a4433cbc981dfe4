import AutoLayout
import JSONText
import LayoutScene

extension TextFieldContent: KeyedContent {
  static let keys: [Field<ViewDraft>] =
    [textKey] + own([placeholderKey]) + [fontKey]
    + own([
      lineBreakModeKey, textAlignmentKey, textColorKey,
      Field(
        "borderStyle", .choice(of: TextFieldBorder.self), \.borderStyle,
        "The border of a text field; roundedRect by default."),
    ])
}

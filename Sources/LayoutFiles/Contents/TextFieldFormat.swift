import AutoLayout
import LayoutScene

extension TextFieldContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    [textKey] + own([placeholderKey]) + [fontKey]
    + own([
      lineBreakModeKey, textAlignmentKey, textColorKey,
      Field(
        "borderStyle", .choice(of: TextFieldBorder.self), \.borderStyle,
        "The border of a text field; roundedRect by default."),
    ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      element.readText(&text, string: element.text("text", attributed: "attributedText"))
      borderStyle = element["borderStyle"].flatMap(TextFieldBorder.init(rawValue:)) ?? .none
    }
  #endif
}

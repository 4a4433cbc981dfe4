package import AutoLayout

/// The content of a UITextField.
package struct TextFieldContent: TextContent {
  package static let kind = ViewKind.textField
  package static let role = ContentRole.field
  package static let isContainer = false

  package var text = StyledText(font: Font(size: 14))
  package var borderStyle = TextFieldBorder.roundedRect

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.text.font = .defaultLabel
    content.borderStyle = .none
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .textField(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .textField(self) }

  package func makeView(_ place: ViewPlace) -> View {
    let field = TextField(
      identifier: place.identifier, frame: place.frame, text: text.line(place.direction),
      era: place.canvas.era)
    field.placeholder = text.placeholder
    field.borderStyle = borderStyle
    return field
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let field = view as? TextField else { return false }
    field.text = text.line(field.effectiveLayoutDirection)
    field.placeholder = text.placeholder
    field.borderStyle = borderStyle
    return true
  }
}

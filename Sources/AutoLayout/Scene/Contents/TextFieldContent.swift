/// Of a UITextField.
public struct TextFieldContent: TextContent {
  public static let kind = ViewKind.textField

  public var text = StyledText(font: Font(size: 14))
  public var borderStyle = TextFieldBorder.roundedRect

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .textField(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .textField(self) }

  public func makeView(_ place: ViewPlace) -> View {
    let field = TextField(
      identifier: place.identifier, frame: place.frame, text: text.line(place.direction),
      era: place.canvas.era)
    field.placeholder = text.placeholder
    field.borderStyle = borderStyle
    return field
  }
}

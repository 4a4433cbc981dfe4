/// Of a UIButton.
public struct ButtonContent: TextContent {
  public static let kind = ViewKind.button

  /// The title.
  public var text = StyledText(font: Font(size: 15), lineBreakMode: .byTruncatingMiddle)
  public var settings = ButtonSettings()
  /// In points; nil: no image.
  public var imageSize: Size?

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .button(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .button(self) }

  public var sizeTrust: ContentSizeTrust {
    text.font.family == nil && !text.string.isEmpty ? .text : .none
  }

  public func makeView(_ place: ViewPlace) -> View {
    let button = Button(identifier: place.identifier, frame: place.frame, text: text.line(place.direction))
    button.settings = settings
    button.imageSize = imageSize
    return button
  }
}

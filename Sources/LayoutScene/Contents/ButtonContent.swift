package import AutoLayout

/// The content of a UIButton.
package struct ButtonContent: TextContent {
  package static let kind = ViewKind.button
  package static let role = ContentRole.control

  /// The title.
  package var text = StyledText(font: Font(size: 15), lineBreakMode: .byTruncatingMiddle)
  package var settings = ButtonSettings()
  /// In points; nil if there is no image.
  package var imageSize: Size?
  /// The name of the system symbol used as the image, such as "star"; nil for any other image.
  package var symbol: String?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .button(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .button(self) }

  package var sizeTrust: ContentSizeTrust {
    text.font.family == nil && !text.string.isEmpty ? .text : .none
  }

  package func makeView(_ place: ViewPlace) -> View {
    let button = Button(identifier: place.identifier, frame: place.frame, text: text.line(place.direction))
    button.settings = settings
    button.imageSize = imageSize
    return button
  }
}

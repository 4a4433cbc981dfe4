package import AutoLayout

/// Of a UIButton.
package struct ButtonContent: TextContent {
  package static let kind = ViewKind.button

  /// The title.
  package var text = StyledText(font: Font(size: 15), lineBreakMode: .byTruncatingMiddle)
  package var settings = ButtonSettings()
  /// In points; nil: no image.
  package var imageSize: Size?
  /// The name of a system symbol that the image is, such as "star"; nil: another image.
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

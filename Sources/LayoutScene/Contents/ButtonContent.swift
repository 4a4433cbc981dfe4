package import AutoLayout

/// The content of a UIButton.
package struct ButtonContent: TextContent, ImageContent {
  package static let kind = ViewKind.button
  package static let role = ContentRole.control

  /// The title.
  package var text = StyledText(font: Font(size: 15), lineBreakMode: .byTruncatingMiddle)
  package var settings = ButtonSettings()
  /// Beside the title; nil if there is none.
  package var image: SceneImage?

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

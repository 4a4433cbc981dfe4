package import AutoLayout

/// The content of a UIButton.
package struct ButtonContent: TextContent, ImageContent {
  package static let kind = ViewKind.button
  package static let role = ContentRole.control

  /// The title.
  package var text = StyledText(font: Font(size: 15), lineBreakMode: .byTruncatingMiddle)
  /// The second text of a configuration; empty if there is none.
  package var subtitle = ""
  package var settings = ButtonSettings()
  /// The look of a configuration; nil for a button without one, or with one whose look is not known.
  package var style: ButtonStyle?
  package var cornerStyle = ButtonCornerStyle.dynamic
  /// Beside the title; nil if there is none.
  package var image: SceneImage?

  /// UIButton.ButtonType, as far as it concerns the title.
  package enum ButtonType: String, CaseIterable {
    case system, custom

    package var font: Font { Font(size: self == .system ? 15 : 18) }
  }

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .button(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .button(self) }

  package var sizeTrust: ContentSizeTrust {
    text.isInSystemFont && !text.string.isEmpty ? .text : .none
  }

  package func makeView(_ place: ViewPlace) -> View {
    let button = Button(identifier: place.identifier, frame: place.frame, text: text.line(place.direction))
    button.settings = settings
    button.imageSize = imageSize
    button.subtitle = subtitleLine(place.direction)
    return button
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let button = view as? Button else { return false }
    let direction = button.effectiveLayoutDirection
    button.text = text.line(direction)
    button.settings = settings
    button.imageSize = imageSize
    button.subtitle = subtitleLine(direction)
    return true
  }

  /// The font of a title that has none of its own: a configuration brings one.
  package var usualFont: Font { Font(size: settings.hasConfiguration ? settings.size.fontSize : 15) }

  /// The subtitle as it is drawn; nil if there is none. Its text style, caption 1, is from memory.
  package func subtitleLine(_ direction: LayoutDirection) -> Text? {
    guard settings.hasConfiguration, !subtitle.isEmpty else { return nil }
    return Text(
      subtitle, font: Font(size: TextStyle.caption1.font(for: .large).size),
      alignment: lineAlignment(direction),
      direction: direction)
  }

  /// UIButton.Configuration's automatic alignment: lines of two lengths stand at the side of the image.
  package func lineAlignment(_ direction: LayoutDirection) -> TextAlignment {
    guard settings.hasConfiguration, !subtitle.isEmpty, imageSize != nil, !settings.imagePlacement.isVertical
    else {
      return .center
    }
    let isLeft = (settings.imagePlacement == .leading) == (direction == .leftToRight)
    return isLeft ? .left : .right
  }
}

/// The styles of UIButton.Configuration.
package enum ButtonStyle: String, CaseIterable, Sendable {
  case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
}

/// How round the background of a configuration is, as in UIButton.Configuration.CornerStyle.
package enum ButtonCornerStyle: String, CaseIterable, Sendable {
  case fixed, dynamic, small, medium, large, capsule
}

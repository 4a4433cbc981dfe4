package import AutoLayout

/// The content of a UITextView.
package struct TextViewContent: TextContent {
  package static let kind = ViewKind.textView
  package static let role = ContentRole.text
  package static let isContainer = false

  package var text = StyledText()
  /// A text view that does not scroll is as high as its text.
  package var isScrollEnabled = true
  package var container = TextContainer()

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.text.font = Font(size: 12)
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .textView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .textView(self) }

  package var sizeTrust: ContentSizeTrust { .none }

  package func makeView(_ place: ViewPlace) -> View {
    let view = TextView(identifier: place.identifier, frame: place.frame, text: shown(place.direction))
    view.isScrollEnabled = isScrollEnabled
    view.container = container
    return view
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let textView = view as? TextView else { return false }
    let text = shown(textView.effectiveLayoutDirection)
    if text != textView.text { textView.text = text }
    if isScrollEnabled != textView.isScrollEnabled { textView.isScrollEnabled = isScrollEnabled }
    if container != textView.container { textView.container = container }
    return true
  }

  /// The text in as many lines as needed.
  package func shown(_ direction: LayoutDirection) -> Text {
    var shown = text.text(direction)
    shown.numberOfLines = 0
    shown.lineBreakMode = .byWordWrapping
    return shown
  }
}

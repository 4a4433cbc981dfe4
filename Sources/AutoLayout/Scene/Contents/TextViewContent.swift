/// Of a UITextView.
public struct TextViewContent: TextContent {
  public static let kind = ViewKind.textView

  public var text = StyledText()
  /// One that does not scroll is as high as its text.
  public var isScrollEnabled = true

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .textView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .textView(self) }

  public var sizeTrust: ContentSizeTrust { .none }

  public func makeView(_ place: ViewPlace) -> View {
    let view = TextView(identifier: place.identifier, frame: place.frame, text: shown(place.direction))
    view.isScrollEnabled = isScrollEnabled
    return view
  }

  /// In as many lines as needed.
  public func shown(_ direction: LayoutDirection) -> Text {
    var shown = text.text(direction)
    shown.numberOfLines = 0
    shown.lineBreakMode = .byWordWrapping
    return shown
  }
}

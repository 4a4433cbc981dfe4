/// Of a UIStackView.
public struct StackViewContent: KindContent {
  public static let kind = ViewKind.stackView

  /// The subviews are the arranged ones.
  public var settings = StackSettings()

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .stackView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .stackView(self) }

  public func makeView(_ place: ViewPlace) -> View {
    StackView(identifier: place.identifier, frame: place.frame, settings: settings)
  }
}

extension SceneView {
  /// How a stack view arranges its subviews; a new one's settings for other views.
  public var stack: StackSettings {
    get { StackViewContent(content)?.settings ?? StackSettings() }
    set { content[StackViewContent.self]?.settings = newValue }
  }
}

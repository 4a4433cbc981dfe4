package import AutoLayout

/// Of a UIStackView.
package struct StackViewContent: KindContent {
  package static let kind = ViewKind.stackView

  /// The subviews are the arranged ones.
  package var settings = StackSettings()

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .stackView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .stackView(self) }

  package func makeView(_ place: ViewPlace) -> View {
    StackView(identifier: place.identifier, frame: place.frame, settings: settings)
  }
}

extension SceneView {
  /// How a stack view arranges its subviews; a new one's settings for other views.
  package var stack: StackSettings {
    get { StackViewContent(content)?.settings ?? StackSettings() }
    set { content[StackViewContent.self]?.settings = newValue }
  }
}

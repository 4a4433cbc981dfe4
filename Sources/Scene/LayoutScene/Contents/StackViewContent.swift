package import AutoLayout

/// The content of a UIStackView.
package struct StackViewContent: KindContent {
  package static let kind = ViewKind.stackView

  /// How the subviews, all of which are arranged ones, are laid out.
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

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let stack = view as? StackView else { return false }
    stack.settings = settings
    return true
  }
}

extension SceneView {
  /// How a stack view arranges its subviews; the default settings for any other view.
  package var stack: StackSettings {
    get { StackViewContent(content)?.settings ?? StackSettings() }
    set { content[StackViewContent.self]?.settings = newValue }
  }
}

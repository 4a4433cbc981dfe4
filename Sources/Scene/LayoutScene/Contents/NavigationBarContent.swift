package import AutoLayout

/// The content of a UINavigationBar.
package struct NavigationBarContent: ControlContent {
  package static let kind = ViewKind.navigationBar

  package var title = ""
  /// The titles of the buttons, empty for one with an image; nil if not known.
  package var barButtons: [String]?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .navigationBar(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .navigationBar(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: BarHeights.standard().navigation)
  }
}

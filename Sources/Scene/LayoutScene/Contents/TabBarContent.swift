package import AutoLayout

/// The content of a UITabBar.
package struct TabBarContent: ControlContent {
  package static let kind = ViewKind.tabBar

  /// The titles of its items; empty for four system items.
  package var items: [String] = []

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .tabBar(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .tabBar(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: BarHeights.standard().tab)
  }
}

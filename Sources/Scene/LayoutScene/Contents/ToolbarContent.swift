package import AutoLayout

/// The content of a UIToolbar.
package struct ToolbarContent: ControlContent {
  package static let kind = ViewKind.toolbar

  /// The titles of the buttons, empty for one with an image; nil if not known.
  package var barButtons: [String]?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .toolbar(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .toolbar(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: BarHeights.standard().toolbar)
  }
}

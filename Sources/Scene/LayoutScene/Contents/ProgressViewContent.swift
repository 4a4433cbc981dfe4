package import AutoLayout

/// The content of a UIProgressView.
package struct ProgressViewContent: ControlContent {
  package static let kind = ViewKind.progressView
  package static let contentHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)

  /// From 0 to 1; nil for the middle.
  package var value: Double?

  package init() {}

  package static var ofCode: Self {
    var content = Self()
    content.value = 0
    return content
  }

  package init?(_ content: ViewContent) {
    guard case .progressView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .progressView(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: era < .iOS14 ? 2 : 4)
  }
}

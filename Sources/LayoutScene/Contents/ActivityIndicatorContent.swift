package import AutoLayout

/// The content of a UIActivityIndicatorView.
package struct ActivityIndicatorContent: ControlContent {
  package static let kind = ViewKind.activityIndicator
  package static let className = "UIActivityIndicatorView"
  package static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// Whether it is as large as one of the style `large`.
  package var isLarge = false

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .activityIndicator(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .activityIndicator(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    isLarge ? ControlMetrics(width: 37, height: 37) : ControlMetrics(width: 20, height: 20)
  }
}

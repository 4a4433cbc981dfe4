package import AutoLayout

/// The content of a UIActivityIndicatorView.
package struct ActivityIndicatorContent: ControlContent {
  package static let kind = ViewKind.activityIndicator
  package static let className = "UIActivityIndicatorView"
  package static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  package var style = ActivityIndicatorStyle.medium

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .activityIndicator(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .activityIndicator(self) }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    switch style {
    case .medium: ControlMetrics(width: 20, height: 20)
    case .large: ControlMetrics(width: 37, height: 37)
    }
  }
}

/// The sizes of UIActivityIndicatorView.Style.
package enum ActivityIndicatorStyle: String, CaseIterable, Sendable {
  case medium, large

  /// UIActivityIndicatorView.Style, with the names that it had before iOS 13.
  package enum Name: String, CaseIterable, Sendable {
    case medium, large, gray, white, whiteLarge

    package var style: ActivityIndicatorStyle {
      switch self {
      case .large, .whiteLarge: .large
      case .medium, .gray, .white: .medium
      }
    }
  }
}

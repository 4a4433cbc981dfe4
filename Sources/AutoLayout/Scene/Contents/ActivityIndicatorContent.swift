/// Of a UIActivityIndicatorView.
public struct ActivityIndicatorContent: ControlContent {
  public static let kind = ViewKind.activityIndicator
  public static let className = "UIActivityIndicatorView"
  public static let contentHugging = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .activityIndicator(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .activityIndicator(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(width: 20, height: 20)
  }
}

/// Of a UIProgressView.
public struct ProgressViewContent: ControlContent {
  public static let kind = ViewKind.progressView
  public static let contentHugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)

  /// How far it has come, from 0 to 1; nil: to the middle.
  public var value: Double?

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .progressView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .progressView(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: era < .iOS14 ? 2 : 4)
  }
}

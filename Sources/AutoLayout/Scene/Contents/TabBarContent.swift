/// Of a UITabBar: nothing.
public struct TabBarContent: ControlContent {
  public static let kind = ViewKind.tabBar

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .tabBar(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .tabBar(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: 49)
  }
}

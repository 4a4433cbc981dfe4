/// Of a UINavigationBar.
public struct NavigationBarContent: ControlContent {
  public static let kind = ViewKind.navigationBar

  public var title = ""
  /// Empty for a button with an image; nil: not known.
  public var barButtons: [String]?

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .navigationBar(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .navigationBar(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: 44)
  }
}

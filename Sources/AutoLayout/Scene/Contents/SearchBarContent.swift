/// Of a UISearchBar.
public struct SearchBarContent: TextContent, ControlContent {
  public static let kind = ViewKind.searchBar

  public var text = StyledText()

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .searchBar(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .searchBar(self) }

  public var sizeTrust: ContentSizeTrust { .none }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: era < .iOS11 ? 44 : 56)
  }
}

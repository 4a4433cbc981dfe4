package import AutoLayout

/// The content of a UISearchBar.
package struct SearchBarContent: TextContent, ControlContent {
  package static let kind = ViewKind.searchBar
  package static let role = ContentRole.field

  package var text = StyledText()

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .searchBar(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .searchBar(self) }

  package var sizeTrust: ContentSizeTrust { .none }

  package func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: era < .iOS11 ? 44 : era < .iOS26 ? 56 : 64)
  }
}

package import AutoLayout

/// The content of a UITableView.
package struct TableViewContent: KindContent {
  package static let kind = ViewKind.tableView

  /// The subviews are cells.
  package var settings = TableSettings()
  /// Whether the cells are prototypes, from which a data source makes rows.
  package var hasPrototypes = false

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .tableView(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .tableView(self) }

  package func makeView(_ place: ViewPlace) -> View {
    TableView(identifier: place.identifier, frame: place.frame, settings: settings)
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let table = view as? TableView else { return false }
    table.settings = settings
    return true
  }
}

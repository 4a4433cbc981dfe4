/// Of a UITableView.
public struct TableViewContent: KindContent {
  public static let kind = ViewKind.tableView

  /// The subviews are cells.
  public var settings = TableSettings()

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .tableView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .tableView(self) }

  public func makeView(_ place: ViewPlace) -> View {
    TableView(identifier: place.identifier, frame: place.frame, settings: settings)
  }
}

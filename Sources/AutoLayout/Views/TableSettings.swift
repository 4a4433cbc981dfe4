/// How high the rows of a table view are.
public enum RowHeight: Hashable, Sendable {
  /// UITableView.automaticDimension: what the cell's constraints make it.
  case automatic
  /// In points.
  case points(Double)
}

/// What a table view knows of its rows.
public struct TableSettings: Hashable, Sendable {
  public var rowHeight = RowHeight.automatic
  /// The height of a row before its own is known, in points; nil: `defaultRowHeight`.
  public var estimatedRowHeight: Double?
  public var showsSeparators = true
  /// Whether the table has the look of groups on a ground, without lines below the last cell.
  public var isGrouped = false

  /// The height of a row that nothing else decides, in points.
  public static let defaultRowHeight = 44.0

  public init() {}
}

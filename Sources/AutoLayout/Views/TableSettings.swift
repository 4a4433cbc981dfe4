/// How high the rows of a table view are.
public enum RowHeight: Hashable, Sendable {
  /// As high as the cell's constraints make it: UITableView.automaticDimension.
  case automatic
  /// The same number of points for all rows.
  case points(Double)
}

/// How a table view sizes and shows its rows.
public struct TableSettings: Hashable, Sendable {
  /// How high rows are.
  public var rowHeight = RowHeight.automatic
  /// The height of a row until its own is known, in points; nil: `defaultRowHeight`.
  public var estimatedRowHeight: Double?
  /// Whether there is a line below each row, which adds a pixel to its height.
  public var showsSeparators = true
  /// Whether the table looks like groups on a background, with no line below the last cell.
  public var isGrouped = false

  /// The height of a row that nothing else decides, in points, as in UIKit.
  public static let defaultRowHeight = 44.0

  /// The defaults of UITableView: automatic heights, and separators.
  public init() {}
}

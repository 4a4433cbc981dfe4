/// The height of the rows of a table view.
public enum RowHeight: Hashable, Sendable {
  /// Determined by the cell's constraints: UITableView.automaticDimension.
  case automatic
  /// The same height in points for all rows.
  case points(Double)
}

/// How a table view sizes and shows its rows.
public struct TableSettings: Hashable, Sendable {
  /// The height of the rows.
  public var rowHeight = RowHeight.automatic
  /// The height of a row until its own is known, in points; nil for `defaultRowHeight`.
  public var estimatedRowHeight: Double?
  /// Whether there is a line below each row, which adds a pixel to its height.
  public var showsSeparators = true
  /// Whether the table looks like groups on a background, without a line below the last cell.
  public var isGrouped = false
  /// Whether the groups are inset from the sides of the table, with rounded corners: UITableView.Style.insetGrouped.
  public var isInset = false

  /// The height in points of a row whose constraints give it none: UIKit's, or the one that Interface Builder sets.
  public var defaultRowHeight = Self.defaultRowHeight

  /// The default height of a row, in points, as in UIKit.
  public static let defaultRowHeight = 44.0

  /// What is above and below a section of a grouped table that has no title there, in points.
  public var sectionHeaderHeight = Self.defaultSectionHeight, sectionFooterHeight = Self.defaultSectionHeight

  /// What Interface Builder writes into files and records, in points. That UIKit has more above the first section of
  /// tables that code makes is not recorded.
  public static let defaultSectionHeight = 18.0

  /// What is above the header of every section besides, in points; nil for UIKit's own:
  /// UITableView.automaticDimension.
  public var sectionHeaderTopPadding: Double?

  /// What is above a header besides, in points. In plain tables 22 since iOS 15, as Interface Builder has recorded it
  /// since Xcode 14.
  public var topPadding: Double { sectionHeaderTopPadding ?? (isGrouped ? 0 : 22) }

  /// Creates the defaults of UITableView: automatic heights, and separators.
  public init() {}
}

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

  /// The space above and below a section of a grouped table where it has no title, in points.
  public var sectionHeaderHeight = Self.defaultSectionHeight, sectionFooterHeight = Self.defaultSectionHeight

  /// The height that Interface Builder writes into files and records, in points. UIKit's larger height above the first
  /// section of tables made in code is not recorded.
  public static let defaultSectionHeight = 18.0

  /// The extra space above the header of every section, in points; nil for UIKit's own: UITableView.automaticDimension.
  public var sectionHeaderTopPadding: Double?

  /// The extra space above a header, in points: in plain tables 22 since iOS 15, as Interface Builder has recorded it
  /// since Xcode 14.
  public var topPadding: Double { sectionHeaderTopPadding ?? (isGrouped ? 0 : 22) }

  /// Creates the defaults of UITableView: automatic heights, and separators.
  public init() {}
}

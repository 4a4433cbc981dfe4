@_exported import Foundation

/// How a list of a collection looks.
///
/// Its rows are as wide as the collection, whatever the appearance.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What is above the rows of a section.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What is below the rows of a section.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// The look.
  public var appearance: Appearance
  /// What is above the rows of a section.
  public var headerMode = HeaderMode.none
  /// What is below the rows of a section.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; nil for the usual one.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The look of these lines.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the lines of a row their look; not called here.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The colour behind the rows; nil for the usual one.
  public var backgroundColor: UIColor?
  /// The actions at the start of a row; not shown here.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions at the end of a row; not shown here.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Creates a list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// What of it changes nothing.
  var leftOut: Set<String> {
    let isSet = [
      "appearance": appearance != .plain, "headerTopPadding": headerTopPadding != nil,
      "showsSeparators": showsSeparators, "backgroundColor": backgroundColor != nil,
    ]
    return Set(isSet.filter(\.value).keys.map { "UICollectionLayoutListConfiguration.\($0)" })
  }
}
/// The look of the lines between the rows of a list.
public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// Whether the line above a row is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The room around the line above a row, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The room around the line below a row, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the lines.
  public var color: UIColor = .separator
  /// Creates the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

@_exported import Foundation

/// The appearance of a list in a collection view.
///
/// The rows are as wide as the collection view, regardless of the appearance.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The view above the rows of a section.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// The view below the rows of a section.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// The appearance of the list.
  public var appearance: Appearance
  /// The view above the rows of a section.
  public var headerMode = HeaderMode.none
  /// The view below the rows of a section.
  public var footerMode = FooterMode.none
  /// The padding above a header, in points; nil for the default.
  public var headerTopPadding: CGFloat?
  /// Whether separators are shown between rows.
  public var showsSeparators = true
  /// The appearance of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that sets the appearance of a row's separators; not called here.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The colour behind the rows; nil for the default.
  public var backgroundColor: UIColor?
  /// The actions at the start of a row; not shown here.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions at the end of a row; not shown here.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Creates a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The set properties of the list that have no effect.
  var leftOut: Set<String> {
    let isSet = [
      "appearance": appearance != .plain, "headerTopPadding": headerTopPadding != nil,
      "showsSeparators": showsSeparators, "backgroundColor": backgroundColor != nil,
    ]
    return Set(isSet.filter(\.value).keys.map { "UICollectionLayoutListConfiguration.\($0)" })
  }
}
/// The appearance of the separators in a list.
public struct UIListSeparatorConfiguration {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  /// The visibility of the separator above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above a row, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the separator below a row, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the separators.
  public var color: UIColor = .separator
  /// Creates the default separators of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

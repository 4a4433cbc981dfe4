@_exported import Foundation

/// The rows are as wide as the collection view, regardless of the appearance.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public var appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure is not called here.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var backgroundColor: UIColor?
  /// The actions are not shown here.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions are not shown here.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
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
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color: UIColor = .separator
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

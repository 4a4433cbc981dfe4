@_exported import Foundation

package import LayoutScene

/// A bar with tabs.
open class UITabBar: UIView {
  override package class var contentType: any KindContent.Type { TabBarContent.self }
  override package var sceneContent: any KindContent {
    var content = TabBarContent()
    content.items = (items ?? []).map { $0.title ?? "" }
    return content
  }
  /// The tabs of the bar.
  open var items: [UITabBarItem]?
  /// The selected tab.
  open var selectedItem: UITabBarItem?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The light or dark style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of the unselected tabs.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The default appearance.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while no content has scrolled under the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets the tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

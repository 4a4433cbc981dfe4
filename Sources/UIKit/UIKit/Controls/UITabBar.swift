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
  /// Its tabs.
  open var items: [UITabBarItem]?
  /// The tab that is shown.
  open var selectedItem: UITabBarItem?
  /// Whether something shows through.
  open var isTranslucent = true
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The usual look.
  open var standardAppearance = UITabBarAppearance()
  /// The look where nothing has scrolled under it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets its tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

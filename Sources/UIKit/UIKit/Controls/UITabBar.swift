@_exported import Foundation

package import LayoutScene

open class UITabBar: UIView {
  override package class var contentType: any KindContent.Type { TabBarContent.self }
  override package var sceneContent: any KindContent {
    var content = TabBarContent()
    content.items = (items ?? []).map { $0.title ?? "" }
    return content
  }
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Takes effect at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

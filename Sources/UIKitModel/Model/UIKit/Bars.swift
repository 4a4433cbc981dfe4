// What UIKit has beside this, such as looks, changes no layout.
@unshown("isEnabled") @passive extension UIBarItem {
}
@shown("customView,image,isEnabled") extension UIBarButtonItem {
}
@shown("image,isEnabled,selectedImage") extension UITabBarItem {
}
@passive extension UIBarAppearance {
}
@shown("leftBarButtonItem,leftBarButtonItems,rightBarButtonItem,rightBarButtonItems")
@shown("searchController,titleView")
@passive extension UINavigationItem {
}
@unshown("tintColor,backgroundColor") @shown("isTranslucent") @passive class UINavigationBar: UIView {
  package override class var contentType: Any { NavigationBarContent.self }
  var prefersLargeTitles = false
  var isTranslucent = true {
    didSet {
      if !isTranslucent {
        leaveOut("an opaque bar is laid out as a translucent one: the view begins below neither")
      }
    }
  }
  package weak var owner: UINavigationController?
  var topItem: UINavigationItem? { items?.last ?? owner?.topViewController?.navigationItem }
}
@unshown("tintColor,scrollEdgeAppearance,backgroundColor") @passive class UIToolbar: UIView {
  package override class var contentType: Any { ToolbarContent.self }
  var items: [UIBarButtonItem]?, isTranslucent = true
  func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
@unshown("tintColor,backgroundColor") @passive class UITabBar: UIView {
  package override class var contentType: Any { TabBarContent.self }
  var items: [UITabBarItem]?, isTranslucent = true
  func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

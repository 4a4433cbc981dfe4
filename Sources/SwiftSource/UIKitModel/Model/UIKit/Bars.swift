// The other members that UIKit has here, such as looks, do not change a layout.
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
@unshown("tintColor,backgroundColor") @shown("isTranslucent") @passive extension UINavigationBar {
  package var sceneContent: Any? { NavigationBarContent() }
  var isTranslucent = true {
    didSet {
      if !isTranslucent {
        leaveOut("an opaque bar is laid out as a translucent one: the view begins below neither")
      }
    }
  }
}
@unshown("tintColor,scrollEdgeAppearance,backgroundColor") @passive extension UIToolbar {
  package var sceneContent: Any? { ToolbarContent() }
}
@unshown("tintColor,backgroundColor") @passive extension UITabBar {
  package var sceneContent: Any? { TabBarContent() }
}

@unshown("isEnabled") @passive class UIBarItem {
  var title: String?, image: UIImage?, isEnabled = true, tag = 0, customView: UIView?
}
@shown("customView,image,isEnabled") @passive class UIBarButtonItem: UIBarItem {
  init(customView: UIView) { self.customView = customView }
  init(title: String?, style: Any? = nil, target: Any? = nil, action: Any? = nil) { self.title = title }
  init(barButtonSystemItem item: SystemItem, target: Any? = nil, action: Any? = nil) {
    title =
      [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "flexibleSpace": " ",
        "fixedSpace": " ",
      ]["\(item)"]
  }
}
@shown("image,isEnabled,selectedImage") @passive class UITabBarItem: UIBarItem {
  init(title: String?, image: UIImage?, tag: Int) { self.title = title; self.image = image }
  init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title; self.image = image; self.selectedImage = selectedImage
  }
}
@passive class UIBarAppearance {}
@passive class UINavigationBarAppearance: UIBarAppearance {}
@passive class UITabBarAppearance: UIBarAppearance {}
@passive class UIToolbarAppearance: UIBarAppearance {}
@shown("leftBarButtonItem,leftBarButtonItems,rightBarButtonItem,rightBarButtonItems")
@shown("searchController,titleView")
@passive class UINavigationItem {
  init(title: String) { self.title = title }
  var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue == nil ? nil : [newValue] }
  }
  var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue == nil ? nil : [newValue] }
  }
}
@unshown("tintColor,backgroundColor") @shown("isTranslucent") @passive class UINavigationBar: UIView {
  override class var contentType: Any { NavigationBarContent.self }
  var prefersLargeTitles = false
  var isTranslucent = true {
    didSet {
      if !isTranslucent {
        leaveOut("an opaque bar is laid out as a translucent one: the view begins below neither")
      }
    }
  }
  weak var owner: UINavigationController?
  var topItem: UINavigationItem? { items?.last ?? owner?.topViewController?.navigationItem }
  func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}
@unshown("tintColor,scrollEdgeAppearance,backgroundColor") @passive class UIToolbar: UIView {
  override class var contentType: Any { ToolbarContent.self }
  var items: [UIBarButtonItem]?, isTranslucent = true
  func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
@unshown("tintColor,backgroundColor") @passive class UITabBar: UIView {
  override class var contentType: Any { TabBarContent.self }
  var items: [UITabBarItem]?, isTranslucent = true
  func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

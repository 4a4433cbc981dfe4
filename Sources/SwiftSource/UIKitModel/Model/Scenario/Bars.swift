extension UIToolbar {
  package var scenario: [String: Any] { ["barButtons": items?.map { known($0.shownTitle) ?? "" }] }
}
extension UITabBar {
  package var scenario: [String: Any] {
    tellOfTabImages(items)
    return ["tabItems": items?.map { known($0.title) ?? "" }]
  }
}
extension UINavigationBar {
  package var scenario: [String: Any] {
    tellOfSearch(topItem)
    tellOfBarViews(topItem)
    if topItem?.leftBarButtonItems?.isEmpty == false || topItem?.rightBarButtonItems?.isEmpty == false {
      leaveOut("the buttons of a navigation bar are shown only where its controller fills the screen")
    }
    return ["text": known(topItem?.titleView?.titleText) ?? topItem?.title ?? ""]
  }
}
extension UIViewController {
  // The bars of the containers that it is in.
  package var scenarioCanvas: [String: Any]? {
    let navigation = navigationController, tabs = tabBarController
    guard navigation != nil || tabs != nil else { return nil }
    let bars = [
      "navigation": navigation?.isNavigationBarHidden == false,
      "tab": tabs != nil && !hidesBottomBarWhenPushed, "toolbar": navigation?.isToolbarHidden == false,
    ]
    let item = navigationItem,
      isLarge = navigation?.navigationBar.prefersLargeTitles == true && item.largeTitleDisplayMode.isLarge
    if navigation?.isNavigationBarHidden == false { tellOfSearch(item); tellOfBarViews(item) }
    tabs?.tellOfTabImages(tabs?.viewControllers?.map { $0.shownTabBarItem })
    func titles(_ items: [UIBarButtonItem]?) -> [String] {
      (items ?? []).map {
        isNil($0.image) ? known($0.shownTitle) ?? known($0.customView?.titleText) ?? "" : ""
      }
    }
    return [
      "bars": ["status"] + bars.filter { $0.value }.map { $0.key },
      "navigationItem": [
        "title": known(item.titleView?.titleText ?? item.title ?? title) ?? "", "isLarge": isLarge,
        "leadingButtons": titles(item.leftBarButtonItems),
        "trailingButtons": titles(item.rightBarButtonItems),
      ],
      "tabItems": tabs?.viewControllers?.map { known($0.shownTabBarItem.title) ?? "" },
    ]
  }
}
// What SwiftUI lays out is not handled by this reader.
extension UIHostingController {
  package override var scenarioCanvas: [String: Any]? {
    leaveOut("what SwiftUI lays out is not shown")
    return super.scenarioCanvas
  }
}
extension UIView {
  // The text that stands for a view in a bar.
  package var titleText: String? { self is UILabel ? text : self is UIButton ? currentTitle : nil }
}

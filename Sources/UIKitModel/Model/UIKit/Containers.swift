// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@shown("isToolbarHidden") class UINavigationController: UIViewController {
  var viewControllers: [UIViewController] = [] {
    didSet { navigationBar.owner = self; exchangeChildren(oldValue, viewControllers) }
  }
  var navigationBar = UINavigationBar(), isNavigationBarHidden = false, toolbar = UIToolbar()
  init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil); pushViewController(rootViewController, animated: false)
  }
  init(navigationBarClass: Any?, toolbarClass: Any?) { super.init(nibName: nil, bundle: nil) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  // Its bar is placed by constraints, and only where more than its page is seen of it.
  override func viewDidLoad() { super.viewDidLoad() }
  package override var page: UIViewController? { topViewController }
  package override var bars: [UIView] { [navigationBar] }
  package override var pageInsets: UIEdgeInsets {
    UIEdgeInsets(top: isNavigationBarHidden ? 0 : barHeight, left: 0, bottom: 0, right: 0)
  }
  package var barHeight: CGFloat {
    let isLarge =
      navigationBar.prefersLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode.isLarge == true
    return Host.bars.navigation + (isLarge ? BarHeights.largeTitle : 0)
  }
  package override func placeBars() {
    guard !isNavigationBarHidden else { return }
    let item = topViewController?.navigationItem
    if let item, navigationBar.items == nil { navigationBar.items = [item] }
    tellOfBarViews(item)
    addBar(navigationBar)
    navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    navigationBar.heightAnchor.constraint(equalToConstant: barHeight).isActive = true
  }
}
class UITabBarController: UIViewController {
  var viewControllers: [UIViewController]? {
    didSet { exchangeChildren(oldValue ?? [], viewControllers ?? []) }
  }
  let tabBar = UITabBar()
  var selectedIndex = 0
  override func loadView() {
    super.loadView()
    addBar(tabBar)
    tabBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Host.bars.tab)
      .isActive = true
    tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
  override func viewDidLoad() { super.viewDidLoad() }
  package override func placeBars() {
    tabBar.items = viewControllers?.map {
      UITabBarItem(title: $0.tabTitle, image: $0.tabBarItem?.image, tag: 0)
    }
  }
  var selectedViewController: UIViewController? {
    get {
      viewControllers?.indices.contains(selectedIndex) == true
        ? viewControllers[selectedIndex] : viewControllers?.first
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }
  package override var page: UIViewController? { selectedViewController }
  package override var bars: [UIView] { [tabBar] }
  package override var pageInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: Host.bars.tab, right: 0)
  }
}
class UISplitViewController: UIViewController {
  var viewControllers: [UIViewController] = [], delegate: Any?, preferredDisplayMode: Any?
}
class UIPageViewController: UIViewController {
  init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: Any? = nil) {
    super.init(nibName: nil, bundle: nil)
  }
  package override var page: UIViewController? { viewControllers?.first }
  func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: Any? = nil
  ) { exchangeChildren(viewControllers ?? [], controllers ?? []); viewControllers = controllers }
}
@passive class UIActivityViewController: UIViewController {}
@passive class UIImagePickerController: UINavigationController {}
class UISearchController: UIViewController {
  var searchBar = UISearchBar(), obscuresBackgroundDuringPresentation = true,
    hidesNavigationBarDuringPresentation = true, isActive = false, searchResultsUpdater: Any?, delegate: Any?
  init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
}
@passive class UIHostingController: UIViewController {
  override func loadView() { super.loadView(); leaveOut("what SwiftUI lays out is not shown") }
}
@passive class UIPresentationController {}

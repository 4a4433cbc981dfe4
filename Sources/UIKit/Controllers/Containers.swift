// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// Shows the last of its controllers below a navigation bar.
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    // Observers of properties do not run in initialisers.
    adoptControllers()
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  override public init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(where: { $0 === old }) {
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      adoptControllers()
    }
  }
  private func adoptControllers() {
    for new in viewControllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    if isViewLoaded { showTop() }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  open lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isNavigationBarHidden = false { didSet { placeBar() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open weak var delegate: (any UINavigationControllerDelegate)?

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    placeBar()
    showTop()
  }

  private func placeBar() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: CGFloat(Host.canvas.safeArea.top), width: view.bounds.width, height: barHeight)
    navigationBar.autoresizingMask = .flexibleWidth
    topViewController?.barInsets = barInsetsForTop
  }
  private var barHeight: CGFloat { navigationBar.prefersLargeTitles ? 96 : 44 }
  private var barInsetsForTop: UIEdgeInsets {
    UIEdgeInsets(top: isNavigationBarHidden ? 0 : barHeight, left: 0, bottom: 0, right: 0)
  }

  private func showTop() {
    for controller in viewControllers.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    guard let top = topViewController, let shown = top.view, shown.superview !== view else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    top.barInsets = barInsetsForTop
    view.insertSubview(shown, at: 0)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
open class UIImagePickerController: UINavigationController {}

/// Shows one of its controllers above a tab bar.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] {
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers ?? [] {
        addChild(new)
        new.didMove(toParent: self)
      }
      tabBar.items = viewControllers?.compactMap(\.tabBarItem)
      if isViewLoaded { showSelected() }
    }
  }
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    let height = 49 + CGFloat(Host.canvas.safeArea.bottom)
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
    showSelected()
  }
  private func showSelected() {
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let selected = selectedViewController, let shown = selected.view, shown.superview !== view else {
      return
    }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selected.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    view.insertSubview(shown, at: 0)
  }
}

open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// Shows one of several pages.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] {
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    for new in viewControllers ?? [] {
      addChild(new)
      guard let shown = new.view else { continue }
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
      new.didMove(toParent: self)
    }
    completion?(true)
  }
}

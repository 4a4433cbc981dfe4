// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// Is told what a navigation controller shows; never called here.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
/// Is told what a tab bar controller shows; never called here.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
/// Takes the picture that the user picked; never called here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// Shows the last of its controllers below a navigation bar.
open class UINavigationController: UIViewController {
  /// Creates one that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    // Observers of properties do not run in initialisers.
    adoptControllers()
  }
  /// Creates one with bars of its own classes, which are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  override public init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers from the first to the one that is shown.
  @_Observed open var viewControllers: [UIViewController] = [] {
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
    for item in navigationBar.items ?? [] { item.didChangeHeight = { [weak self] in self?.placeBar() } }
    if isViewLoaded { showTop() }
  }
  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The presented controller, or the last one.
  open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
  /// The bar at the top.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the bar at the top is hidden.
  @_Observed open var isNavigationBarHidden = false { didSet { placeBar() } }
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true
  /// Whether swiping hides the bars.
  open var hidesBarsOnSwipe = false
  /// Recognizes the way back: none here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The delegate for what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  override open func loadView() { view = UILayoutContainerView(placing: { [weak self] in self?.placeBar() }) }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    navigationBar.didChangeHeight = { [weak self] in self?.placeBar() }
    placeBar()
    showTop()
  }

  private func placeBar() {
    guard isViewLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: view.shownSafeArea.top, width: view.bounds.width, height: barHeight)
    navigationBar.autoresizingMask = .flexibleWidth
    topViewController?.barInsets = barInsetsForTop
  }
  private var barHeight: CGFloat {
    let isLarge =
      navigationBar.prefersLargeTitles
      && topViewController?.navigationItem.largeTitleDisplayMode.isLarge == true
    return CGFloat(Host.bars.navigation + (isLarge ? BarHeights.largeTitle : 0))
  }
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

  /// Shows another controller, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Goes back by one controller, at once, and returns it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Goes back to the first controller, at once.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  /// Goes back to a controller, at once.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }
  /// Exchanges the controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Hides or shows the bar at the top, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the bar at the bottom, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
/// Lets the user pick a picture; empty here.
open class UIImagePickerController: UINavigationController {
  /// What is reported about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates one from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture as it was taken.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// Where a film is.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// Where its pictures come from.
  open var sourceType: SourceType = .photoLibrary
  /// Whether the user can change the picture.
  open var allowsEditing = false
  /// What can be picked.
  open var mediaTypes = ["public.image"]
  /// Whether pictures can come from there; never here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Shows one of its controllers above a tab bar.
open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  @_Observed open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] {
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers ?? [] {
        addChild(new)
        new.didMove(toParent: self)
      }
      takeItems()
      if isViewLoaded { showSelected() }
    }
  }
  /// The bar at the bottom.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  /// The index of the tab that is shown.
  @_Observed open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }
  /// The delegate for what is shown.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Exchanges the controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override open func loadView() { view = UILayoutContainerView(placing: { [weak self] in self?.placeBar() }) }

  override open func viewDidLoad() {
    super.viewDidLoad()
    placeBar()
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
    showSelected()
  }
  private func placeBar() {
    guard isViewLoaded else { return }
    let height = CGFloat(Host.bars.tab) + view.shownSafeArea.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }
  func takeItems() { tabBar.items = viewControllers?.map(\.shownTabBarItem) }
  private func showSelected() {
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard let selected = selectedViewController, let shown = selected.view, shown.superview !== view else {
      return
    }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selected.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(Host.bars.tab), right: 0)
    view.insertSubview(shown, at: 0)
  }
}

/// Shows several controllers beside each other; empty here.
open class UISplitViewController: UIViewController {
  /// Its controllers.
  open var viewControllers: [UIViewController] = []
}

/// Is told what is searched for; never called here.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text of the search bar has changed.
  func updateSearchResults(for searchController: UISearchController)
}
/// Is told about a search; never called here.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
/// Searches with a bar; empty here.
open class UISearchController: UIViewController {
  /// Creates one that would show its results in a controller.
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Its bar.
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  /// Whether the user searches.
  open var isActive = false
  /// Whether a search covers what is below.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether a search hides the navigation bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search darkens what is below.
  open var dimsBackgroundDuringPresentation = true
  /// The delegate for what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate for a search.
  open weak var delegate: (any UISearchControllerDelegate)?
}

/// Provides the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
/// Is told about turned pages; never called here.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// Shows one of several pages.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// In which direction pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether pages are turned forwards.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The key of an option of a page controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far pages are apart, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  /// Creates one without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Who provides the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate for turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// Shows other pages, at once.
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

// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// Methods that report what a navigation controller shows; never called here.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
/// Methods that report what a tab bar controller shows; never called here.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
/// Methods that report the picture that the user picked; never called here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// A controller that shows the last of its controllers below a navigation bar.
open class UINavigationController: UIViewController {
  /// Creates a navigation controller that shows a controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    // Observers of properties do not run in initialisers.
    adoptControllers()
  }
  /// Creates a navigation controller with custom classes of bars, which are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  override public init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, from the first to the one that is shown.
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
  /// The gesture recogniser for going back: none here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The delegate for the controllers that are shown.
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

  /// Pushes a controller, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Pops the last controller, at once, and returns it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Pops all controllers but the first, at once.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  /// Pops the controllers above another one, at once.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }
  /// Replaces the controllers at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Hides or shows the bar at the top, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Hides or shows the bar at the bottom, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
/// A controller with which the user picks a picture; empty here.
open class UIImagePickerController: UINavigationController {
  /// A key for information about a picked picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The original picture.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as edited by the user.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// The location of a film.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }
  /// The source of pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The source from which pictures are picked.
  open var sourceType: SourceType = .photoLibrary
  /// Whether the user can change the picture.
  open var allowsEditing = false
  /// The types of media that can be picked.
  open var mediaTypes = ["public.image"]
  /// Whether a source of pictures is available; never here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// A controller that shows one of its controllers above a tab bar.
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
  /// The delegate for the controllers that are shown.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Replaces the controllers at once.
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

/// A controller that shows several controllers side by side; empty here.
open class UISplitViewController: UIViewController {
  /// The controllers side by side.
  open var viewControllers: [UIViewController] = []
}

/// Methods that report changes of a search; never called here.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Reports that the text of the search bar has changed.
  func updateSearchResults(for searchController: UISearchController)
}
/// Methods that report on a search; never called here.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
/// A controller that searches with a bar; empty here.
open class UISearchController: UIViewController {
  /// Creates a search controller with a controller for its results.
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The search bar.
  open private(set) lazy var searchBar = UISearchBar(frame: .zero)
  /// Whether a search is in progress.
  open var isActive = false
  /// Whether a search covers what is below.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether a search hides the navigation bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a search darkens what is below.
  open var dimsBackgroundDuringPresentation = true
  /// The delegate that updates the results of a search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate for a search.
  open weak var delegate: (any UISearchControllerDelegate)?
}

/// Methods that provide pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
/// Methods that report turned pages; never called here.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// A controller that shows one of several pages.
open class UIPageViewController: UIViewController {
  /// The way in which pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether pages are turned forwards.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The key of an option of a page controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  /// Creates a page controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The data source for the pages.
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

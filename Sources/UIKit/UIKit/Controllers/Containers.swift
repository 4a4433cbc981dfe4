// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// The delegate is never called here.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
/// The delegate is never called here.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
/// The delegate is never called here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    // Observers of properties do not run in initialisers.
    adoptControllers()
  }
  /// The custom classes of bars are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  override public init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  @_Observed open var isNavigationBarHidden = false { didSet { placeBar() } }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  /// This is always nil.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
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

  /// Takes effect at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Takes effect at once.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Takes effect at once.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  /// Takes effect at once.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return popped
  }
  /// Takes effect at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Takes effect at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Takes effect at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
/// The controller is empty here.
open class UIImagePickerController: UINavigationController {
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  open var sourceType: SourceType = .photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  /// Always returns false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

open class UITabBarController: UIViewController {
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
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  @_Observed open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Takes effect at once.
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

/// The controller is empty here.
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
}

/// The methods are never called here.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
/// The delegate is never called here.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
/// The controller is empty here.
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  /// Nothing is read from the archive.
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
/// The delegate is never called here.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

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
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?
  /// Takes effect at once.
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

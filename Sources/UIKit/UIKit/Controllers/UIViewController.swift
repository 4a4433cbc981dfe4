// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {}

open class UIViewController: UIResponder {
  /// No file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The file is not read.
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  /// This is always nil.
  open var storyboard: AnyObject? { nil }

  final var ownView: UIView?
  private var hasLoaded = false
  /// A view assigned later replaces the old one on screen.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      let old = ownView
      old?.controller = nil
      ownView = newValue
      newValue?.controller = self
      takeRootMargins()
      takeSafeArea()
      guard let old, old !== newValue, let superview = old.superview else { return }
      if let newValue {
        newValue.frame = old.frame
        superview.insertSubview(newValue, aboveSubview: old)
      }
      old.removeFromSuperview()
    }
  }
  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }
  /// By default, the view is a plain one of the size of the screen, which is resized with its superview.
  open func loadView() {
    let own = UIView(frame: UIScreen.main.bounds)
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = own
  }
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    guard !hasLoaded else { return }
    hasLoaded = true
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Overrides call `super` last, which updates the constraints of the view.
  open func updateViewConstraints() { view.updateConstraints() }
  open func updateProperties() {}
  /// Marks the properties of the view and the controller to be updated before the next layout.
  open func setNeedsUpdateProperties() { view.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { view.updatePropertiesIfNeeded() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  /// This is not called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// This is not called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// This is always nil, since nothing moves here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// This is called once here, before the view appears.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// This is not called here.
  open func didReceiveMemoryWarning() {}
  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Notifies the controller and its children that their views are appearing.
  final func appear() {
    loadViewIfNeeded()
    traitCollectionDidChange(nil)
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in childrenInside { child.appear() }
  }
  /// Notifies the controller and its children that their views have appeared.
  final func didAppear() {
    viewDidAppear(false)
    for child in childrenInside { child.didAppear() }
  }
  private var childrenInside: [UIViewController] {
    children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
  }

  // MARK: Margins

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(Host.canvas.layoutMargins)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { takeRootMargins() } }

  // MARK: Children

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  /// The caller adds the child's view.
  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  private func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  override open var next: UIResponder? { ownView?.superview ?? parent }

  // MARK: Presentation

  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  /// The view of the presented controller is not shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Takes effect at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  open func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: false)
  }
  /// Does nothing, as there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// This is always false.
  open var isBeingPresented: Bool { false }
  /// This is always false.
  open var isBeingDismissed: Bool { false }
  /// This is always false.
  open var isMovingToParent: Bool { false }
  /// This is always false.
  open var isMovingFromParent: Bool { false }
  /// This is always nil.
  open var presentationController: UIPresentationController? { nil }
  /// This is always nil.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// This is always nil.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  /// The delegate is not called here.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Bars and traits

  @_Observed open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
      tabBarController?.takeItems()
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem()
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      self.tabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.takeItems()
    }
  }
  private var ownTabBarItem: UITabBarItem?
  /// The item that a tab bar shows for the controller. A navigation controller without one shows that of its first
  /// controller.
  var shownTabBarItem: UITabBarItem {
    ownTabBarItem ?? (self as? UINavigationController)?.viewControllers.first?.shownTabBarItem
      ?? UITabBarItem(title: title, image: nil, tag: 0)
  }
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredContentSize = CGSize.zero
  open var restorationIdentifier: String?
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var shouldAutorotate: Bool { true }
  /// The traits of the screen, with the appearance that the controller or the nearest one around it requests.
  open var traitCollection: UITraitCollection { .current.with(inheritedStyle) }
  open private(set) lazy var editButtonItem = UIBarButtonItem()
  open var isEditing = false
  /// Takes effect at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Takes effect at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Does nothing.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  @_Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  /// The insets that bars of a container add to the safe area.
  final var barInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  open var topLayoutGuide: any UILayoutSupport { view.guide(.topLayoutGuide) }
  open var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottomLayoutGuide) }
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

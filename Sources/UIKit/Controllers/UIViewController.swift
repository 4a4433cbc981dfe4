// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {}

/// Makes a view and follows its life.
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open var storyboard: AnyObject? { nil }

  private var ownView: UIView?
  private var hasLoaded = false
  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
      takeRootMargins()
      takeSafeArea()
    }
  }
  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }
  /// Makes the view; by default a plain one of the size of the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
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
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Tells the controller and those in it that their views appear.
  final func appear() {
    loadViewIfNeeded()
    traitCollectionDidChange(nil)
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in children where child.isViewLoaded && child.view.isDescendant(of: view) { child.appear() }
  }

  /// UIKit gives a controller's view the margins of the screen.
  final func takeRootMargins() {
    ownView?.item.directionalLayoutMargins = Host.canvas.layoutMargins
  }

  // MARK: Children

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
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
  /// Notes that a controller is presented; its view is not shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  open func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: false)
  }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Bars and traits

  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem()
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
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
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var traitCollection: UITraitCollection { .current }
  open private(set) lazy var editButtonItem = UIBarButtonItem()
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// What the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  /// What bars of a container add to the safe area.
  final var barInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  private func takeSafeArea() {
    ownView?.item.additionalSafeAreaInsets = EdgeInsets(additionalSafeAreaInsets) + EdgeInsets(barInsets)
  }
  /// The area of the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { view.guide(.topLayoutGuide) }
  /// The area of the bars at the bottom.
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

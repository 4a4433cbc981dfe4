// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// An object that runs animations alongside a change of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations alongside the change. Returns whether they will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  /// Runs animations alongside the change. Returns whether they will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
/// Information about a change of controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
/// A type that contains the views of controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {}

/// An object that creates a view and follows its life.
open class UIViewController: UIResponder {
  /// Creates a controller; no file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the controller's nib file, which is not read.
  open private(set) var nibName: String?
  /// The bundle of the nib file.
  open private(set) var nibBundle: Bundle?
  /// The storyboard that the controller comes from: none here.
  open var storyboard: AnyObject? { nil }

  final var ownView: UIView?
  private var hasLoaded = false
  /// The view, which is created on first use. A view assigned later replaces it on screen.
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
  /// The view, if it has been created.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view has been created.
  open var isViewLoaded: Bool { ownView != nil }
  /// Creates the view; by default a plain one of the size of the screen, which is resized with its superview.
  open func loadView() {
    let own = UIView(frame: UIScreen.main.bounds)
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = own
  }
  /// Creates the view, if it has not been created.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    guard !hasLoaded else { return }
    hasLoaded = true
    viewDidLoad()
  }
  /// Called when the view has been created.
  open func viewDidLoad() {}
  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view appears, with its traits and size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view is about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has been laid out.
  open func viewDidLayoutSubviews() {}
  /// Changes constraints before layout. Overrides call `super` last, which updates the constraints of the view.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Sets content and styling before the view is laid out; available since iOS 26.
  open func updateProperties() {}
  /// Marks the properties of the view and the controller to be updated before the next layout.
  open func setNeedsUpdateProperties() { view.setNeedsUpdateProperties() }
  /// Updates the properties, if that is pending.
  open func updatePropertiesIfNeeded() { view.updatePropertiesIfNeeded() }
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the view is about to change to another size, in points; not called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Called when the traits are about to change; not called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The object that runs animations alongside a change of controllers; nil, since nothing moves here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Called when the traits have changed; here once, before the view appears.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when memory is low; not called here.
  open func didReceiveMemoryWarning() {}
  /// Requests an update of the status bar; does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests an update of the home indicator; does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Requests an update of the supported orientations; does nothing.
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

  /// The minimum margins that the screen requires at the sides of the controller's view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(Host.canvas.layoutMargins)
  }
  /// Whether the margins of the controller's view are at least those of the screen.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { takeRootMargins() } }

  // MARK: Children

  /// The child controllers.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?
  /// Adds a controller as a child; the caller adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  /// Called when the controller is about to move to another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has moved to another parent.
  open func didMove(toParent parent: UIViewController?) {}
  private func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }
  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest split view controller that contains this one.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  override open var next: UIResponder? { ownView?.superview ?? parent }

  // MARK: Presentation

  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// Records that a controller is presented; its view is not shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Dismisses the presented controller, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  /// Pushes a controller onto the navigation controller, or presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: false)
  }
  /// Performs a segue; does nothing, as there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Whether the controller is about to be presented; never here.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is about to be dismissed; never here.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is about to move to a parent; never here.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is about to leave its parent; never here.
  open var isMovingFromParent: Bool { false }
  /// The object that presents the controller: none here.
  open var presentationController: UIPresentationController? { nil }
  /// The object that presents the controller as a popover: none here.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The object that presents the controller as a sheet: none here.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// The way in which the controller covers another.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The way in which the controller appears.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the controller decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss the controller with a swipe.
  open var isModalInPresentation = false
  /// Whether controllers are presented over this one, rather than over the screen.
  open var definesPresentationContext = false
  /// Whether the controller specifies how those appear.
  open var providesPresentationContextTransitionStyle = false
  /// The delegate for animations; not called here.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Bars and traits

  /// The title of the controller, which its navigation item and tab bar item share.
  @_Observed open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
      tabBarController?.takeItems()
    }
  }
  /// The item that represents the controller in the navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// The item that represents the controller in the tab bar.
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
  /// The items that the toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the tab bar is hidden while the controller is shown.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The preferred size within another controller, in points.
  open var preferredContentSize = CGSize.zero
  /// A name for restoring the controller.
  open var restorationIdentifier: String?
  /// The light or dark appearance, regardless of the screen's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller hides the status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the controller hides the home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The animation with which the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the controller rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The traits of the screen, with the appearance that the controller or the nearest one around it requests.
  open var traitCollection: UITraitCollection { .current.with(inheritedStyle) }
  /// A button that starts editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem()
  /// Whether the controller is in editing mode.
  open var isEditing = false
  /// Turns editing mode on or off, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Sets the items that the toolbar shows, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Sets the view that scrolls; does nothing.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// The insets that the controller adds to its view's safe area, in points.
  @_Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  /// The insets that bars of a container add to the safe area.
  final var barInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  /// The area of the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { view.guide(.topLayoutGuide) }
  /// The area of the bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottomLayoutGuide) }
}

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// The animation with which a status bar changes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
/// The way in which a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
/// The way in which a controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

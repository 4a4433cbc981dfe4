// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

/// Runs animations with a change of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations beside the change; whether they will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  /// Runs animations beside the change; whether they will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
/// What is known of a change of controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
/// What contains the views of controllers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {}

/// Makes a view and follows its life.
open class UIViewController: UIResponder {
  /// Creates a controller; no file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of its file, which is not read.
  open private(set) var nibName: String?
  /// Where its file would be.
  open private(set) var nibBundle: Bundle?
  /// The storyboard it comes from: none here.
  open var storyboard: AnyObject? { nil }

  final var ownView: UIView?
  private var hasLoaded = false
  /// The view, which is made when it is first asked for. Another one takes its place where it is shown.
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
  /// Its view, if it has been made.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether its view has been made.
  open var isViewLoaded: Bool { ownView != nil }
  /// Makes the view; by default a plain one of the size of the screen, which follows the view that it is in.
  open func loadView() {
    let own = UIView(frame: UIScreen.main.bounds)
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = own
  }
  /// Makes its view, if it has not been made.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    guard !hasLoaded else { return }
    hasLoaded = true
    viewDidLoad()
  }
  /// Its view has been made.
  open func viewDidLoad() {}
  /// Its view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view appears, with its traits and size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Its view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Its view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Its view is about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// Its view has been laid out.
  open func viewDidLayoutSubviews() {}
  /// Changes constraints before layout; overrides call `super` last, which updates those of the view.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Sets content and looks before the view is laid out, since iOS 26.
  open func updateProperties() {}
  /// Has the properties of the view and the controller updated before the next layout.
  open func setNeedsUpdateProperties() { view.setNeedsUpdateProperties() }
  /// Updates these properties, if that is pending.
  open func updatePropertiesIfNeeded() { view.updatePropertiesIfNeeded() }
  /// The safe area of its view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of its view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Its view will have another size, in points; not called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// Its traits will change; not called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Runs animations with a change of controllers; nil, since nothing moves here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Its traits have changed; called once, before its view appears.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Memory is short; not called here.
  open func didReceiveMemoryWarning() {}
  /// Asks for another status bar; does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for another home indicator; does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for other orientations; does nothing.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Tells the controller and those in it that their views appear.
  final func appear() {
    loadViewIfNeeded()
    traitCollectionDidChange(nil)
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in childrenInside { child.appear() }
  }
  /// Tells them that their views are there.
  final func didAppear() {
    viewDidAppear(false)
    for child in childrenInside { child.didAppear() }
  }
  private var childrenInside: [UIViewController] {
    children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
  }

  // MARK: Margins

  /// The least margins that the screen wants at the sides of the controller's view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(Host.canvas.layoutMargins)
  }
  /// Whether the margins of the controller's view are no less than those.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { takeRootMargins() } }

  // MARK: Children

  /// The controllers that it contains.
  open private(set) var children: [UIViewController] = []
  /// The controller that contains it.
  open private(set) weak var parent: UIViewController?
  /// Takes a controller in; its view is added by the code that calls this.
  open func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  /// Takes it out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  /// It will have another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has another parent.
  open func didMove(toParent parent: UIViewController?) {}
  private func ancestor<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }
  /// The nearest navigation controller around it.
  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller around it.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest split controller around it.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  override open var next: UIResponder? { ownView?.superview ?? parent }

  // MARK: Presentation

  /// The controller that it shows over itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows it.
  open private(set) weak var presentingViewController: UIViewController?
  /// Notes that a controller is presented; its view is not shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Takes the presented controller away, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  /// Shows a controller in the navigation controller, or over itself.
  open func show(_ viewController: UIViewController, sender: Any?) {
    navigationController?.pushViewController(viewController, animated: false)
  }
  /// Follows a segue; does nothing, as there are no storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Whether it is about to be shown; never here.
  open var isBeingPresented: Bool { false }
  /// Whether it is about to be taken away; never here.
  open var isBeingDismissed: Bool { false }
  /// Whether it is about to be taken in; never here.
  open var isMovingToParent: Bool { false }
  /// Whether it is about to be taken out; never here.
  open var isMovingFromParent: Bool { false }
  /// Who shows it: none here.
  open var presentationController: UIPresentationController? { nil }
  /// Who shows it as a bubble: none here.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// Who shows it as a sheet: none here.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// How it covers another controller.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How it appears.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether it decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot swipe it away.
  open var isModalInPresentation = false
  /// Whether controllers are shown over it, not over the screen.
  open var definesPresentationContext = false
  /// Whether it says how those appear.
  open var providesPresentationContextTransitionStyle = false
  /// Who would provide animations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Bars and traits

  /// Its title, which its navigation item and its tab bar item have, too.
  @_Observed open var title: String? {
    didSet {
      navigationItem.title = title
      ownTabBarItem?.title = title
      tabBarController?.takeItems()
    }
  }
  /// What the navigation bar shows for it.
  open private(set) lazy var navigationItem = UINavigationItem()
  /// What the tab bar shows for it.
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
  /// The item that a tab bar shows for the controller. A navigation controller that has none shows its first controller's.
  var shownTabBarItem: UITabBarItem {
    ownTabBarItem ?? (self as? UINavigationController)?.viewControllers.first?.shownTabBarItem
      ?? UITabBarItem(title: title, image: nil, tag: 0)
  }
  /// What the toolbar shows for it.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the tab bar is hidden while it is shown.
  open var hidesBottomBarWhenPushed = false
  /// At which edges it reaches under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether it reaches under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views make room for bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Its size in another controller, in points.
  open var preferredContentSize = CGSize.zero
  /// A name for restoring it.
  open var restorationIdentifier: String?
  /// Light or dark, whatever the screen has.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it hides the status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether it hides the home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the look of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How it may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The traits of the screen, light or dark as the controller or the nearest one around it asks for.
  open var traitCollection: UITraitCollection { .current.with(inheritedStyle) }
  /// A button that starts editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem()
  /// Whether the user edits.
  open var isEditing = false
  /// Starts or ends editing, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Sets what the toolbar shows, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Says which view scrolls; does nothing.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  /// What the controller adds to its view's safe area, in points.
  @_Observed open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  /// What bars of a container add to the safe area.
  final var barInsets = UIEdgeInsets.zero { didSet { takeSafeArea() } }
  /// The area of the bars at the top.
  open var topLayoutGuide: any UILayoutSupport { view.guide(.topLayoutGuide) }
  /// The area of the bars at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottomLayoutGuide) }
}

/// The look of a status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
/// How a status bar changes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
/// How a controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

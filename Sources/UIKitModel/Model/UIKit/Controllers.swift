// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@shown("edgesForExtendedLayout,hidesBottomBarWhenPushed") class UIViewController: UIResponder {
  init(nibName: String?, bundle: Bundle?) {}
  convenience init() { self.init(nibName: nil, bundle: nil) }
  init(coder: NSCoder) {}
  package var ownView: UIView?, hasLoaded = false
  var view: UIView! {
    get { loadViewIfNeeded(); return ownView }
    set { ownView = newValue; newValue?.controller = self }
  }
  package func takeStandIn(_ view: UIView) { self.view.takeStandIn(view) }
  // Where a function is tried out, the controllers that it is given are on the screen.
  var viewIfLoaded: UIView? { ModelQueue.isOn ? view : ownView }
  func viewDidLoad() { callOverrides() }
  package func appear() {
    traitCollectionDidChange(nil)
    viewWillAppear(false)
    viewIsAppearing(false)
    for child in childrenInside { child.appear() }
    showPage()
    if canBecomeFirstResponder, let bar = inputAccessoryView { dockOverKeyboard(bar) }
  }
  package func didAppear() {
    viewDidAppear(false)
    for child in childrenInside { child.didAppear() }
  }
  package var childrenInside: [UIViewController] {
    children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
  }
  // A container shows other controllers.
  package func exchangeChildren(_ old: [UIViewController], _ new: [UIViewController]) {
    for one in old where !new.contains(where: { $0 === one }) { one.removeFromParent() }
    for one in new where one.parent !== self { addChild(one); one.didMove(toParent: self) }
  }
  // Views of a container's own are above its bar, and may be placed beside it.
  package func addBar(_ bar: UIView) {
    view.insertSubview(bar, at: 0)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
  // The controller that a container shows, with the insets of the container's bars.
  package var page: UIViewController? { nil }
  package var pageInsets: UIEdgeInsets { .zero }
  package var bars: [UIView] { [] }
  package var barInsets = UIEdgeInsets.zero
  package var allSafeAreaInsets: UIEdgeInsets {
    let own = additionalSafeAreaInsets, bar = barInsets
    return UIEdgeInsets(
      top: own.top + bar.top, left: own.left + bar.left, bottom: own.bottom + bar.bottom,
      right: own.right + bar.right)
  }
  package var hasViewsBesidePage: Bool {
    view.superview != nil || view.subviews.contains { own in !bars.contains { $0 === own } }
      || bars.contains { !$0.subviews.isEmpty }
  }
  // Containers inside of other controllers, and those with views of their own, have the page in their view.
  package func showPage() {
    guard let page, page.view.superview == nil, hasViewsBesidePage else { return }
    placeBars()
    view.insertSubview(page.view, at: 0)
    page.view.coverSuperview()
    page.barInsets = pageInsets
    page.appear()
  }
  package func placeBars()
  // What belongs to the keyboard is at the bottom as long as that is hidden.
  package func dockOverKeyboard(_ bar: UIView) {
    let height = bar.heightAnchor.constraint(equalToConstant: bar.frame.height)
    height.priority = UILayoutPriority(1)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    height.isActive = bar.frame.height > 0
  }
  var edgesForExtendedLayout: UIRectEdge = .all {
    didSet {
      if !edgesForExtendedLayout.contains(.top) {
        leaveOut("the view extends below the bars, whatever its edges for extended layout are")
      }
    }
  }
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var accessibilityLabel: String?
  var viewRespectsSystemMinimumLayoutMargins = true
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .ofScreen }
  // Whose view is all that is seen of a container.
  package var shownController: UIViewController { hasViewsBesidePage ? self : page?.shownController ?? self }
  var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  var splitViewController: UIViewController? { nil }
  var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
  var topLayoutGuide: UILayoutGuide { view.guide(.topLayoutGuide) }
  var bottomLayoutGuide: UILayoutGuide { view.guide(.bottomLayoutGuide) }
  func registerForTraitChanges(_ traits: Any, handler: ((Any, Any) -> Void)? = nil, action: Any? = nil)
}

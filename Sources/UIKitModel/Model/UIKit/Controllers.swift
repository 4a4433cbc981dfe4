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
    if canBecomeFirstResponder, let bar = inputAccessoryView { dockOverKeyboard(bar) }
  }
  package func didAppear() {
    viewDidAppear(false)
    for child in childrenInside { child.didAppear() }
  }
  package var childrenInside: [UIViewController] {
    children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
  }
  package var barInsets = UIEdgeInsets.zero
  package var allSafeAreaInsets: UIEdgeInsets {
    let own = additionalSafeAreaInsets, bar = barInsets
    return UIEdgeInsets(
      top: own.top + bar.top, left: own.left + bar.left, bottom: own.bottom + bar.bottom,
      right: own.right + bar.right)
  }
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

// A container whose view has nothing of its own shows its page, with the container's bars around it.
extension UIViewController {
  package var page: UIViewController? { nil }
  package var bars: [UIView] { [] }
  package var hasViewsBesidePage: Bool {
    view.superview != nil && parent?.page !== self
      || view.subviews.contains { own in own !== page?.viewIfLoaded && !bars.contains { $0 === own } }
      || bars.contains { !$0.subviews.isEmpty }
  }
  package var shownController: UIViewController { hasViewsBesidePage ? self : page?.shownController ?? self }
}
@shown("isToolbarHidden") extension UINavigationController {
  package override var page: UIViewController? { topViewController }
  package override var bars: [UIView] { [navigationBar] }
}
extension UITabBarController {
  package override var page: UIViewController? { selectedViewController }
  package override var bars: [UIView] { [tabBar] }
}
extension UIPageViewController {
  package override var page: UIViewController? { viewControllers?.first }
}
class UISplitViewController: UIViewController {
  var viewControllers: [UIViewController] = [], delegate: Any?, preferredDisplayMode: Any?
}
@passive class UIActivityViewController: UIViewController {}
@passive class UIImagePickerController: UINavigationController {}
@passive class UIHostingController: UIViewController {
  override func loadView() { super.loadView(); leaveOut("what SwiftUI lays out is not shown") }
}
@passive class UIPresentationController {}

@_exported import Foundation

package import LayoutScene

open class UINavigationBar: UIView {
  override package class var contentType: any KindContent.Type { NavigationBarContent.self }
  override package var sceneContent: any KindContent {
    var content = NavigationBarContent()
    content.title = topItem?.title ?? ""
    return content
  }
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var prefersLargeTitles = false { didSet { didChangeHeight?() } }
  /// A closure called when the height of the bar changes.
  var didChangeHeight: (() -> Void)?
  open var isTranslucent = true
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Takes effect at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes effect at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

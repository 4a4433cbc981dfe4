@_exported import Foundation

package import LayoutScene

/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
  override package class var contentType: any KindContent.Type { NavigationBarContent.self }
  override package var sceneContent: any KindContent {
    var content = NavigationBarContent()
    content.title = topItem?.title ?? ""
    return content
  }
  /// What it shows, from the first controller to the last.
  open var items: [UINavigationItem]?
  /// What it shows now.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, whose title the back button shows; nil if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { didChangeHeight?() } }
  /// What to do when the bar gets another height.
  var didChangeHeight: (() -> Void)?
  /// Whether something shows through.
  open var isTranslucent = true
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The arrow of the way back.
  open var backIndicatorImage: UIImage?
  /// Cuts the arrow during animations.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The usual look.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look where nothing has scrolled under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind the content; does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Shows another item, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Sets what it shows, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

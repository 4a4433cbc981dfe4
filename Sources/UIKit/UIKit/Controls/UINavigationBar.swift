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
  /// The items of the bar, from the first controller to the last.
  open var items: [UINavigationItem]?
  /// The item that is currently shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, whose title the back button shows; nil if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { didChangeHeight?() } }
  /// A closure called when the height of the bar changes.
  var didChangeHeight: (() -> Void)?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The light or dark style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The arrow of the back button.
  open var backIndicatorImage: UIImage?
  /// The mask of the arrow during animations.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The default appearance.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance for bars of little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while no content has scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind the content; does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Shows another item, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Sets the items of the bar, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

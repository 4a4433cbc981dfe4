@_exported import Foundation

/// The content of a navigation bar for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// A setting for large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline

    /// Whether the title is large in a bar that prefers large titles.
    var isLarge: Bool { self != .never && self != .inline }
  }
  override public init() { super.init() }
  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  /// The title in the middle.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view shown instead of the title.
  open var titleView: UIView?
  /// The button on the left, the first of several.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button on the right, the first of several.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button with which controllers above this one lead back to it.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back.
  open var backButtonTitle: String?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether the back button remains beside the buttons on the left.
  open var leftItemsSupplementBackButton = false
  /// The setting that decides whether the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChangeHeight?() } }
  /// A closure called when the height of the bar changes.
  var didChangeHeight: (() -> Void)?
  /// The search controller whose bar is under the title.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search bar.
  open var hidesSearchBarWhenScrolling = true
  /// The default appearance.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance for bars of little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while no content has scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the button on the left, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the right, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons on the left, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons on the right, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

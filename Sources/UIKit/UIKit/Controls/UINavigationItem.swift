@_exported import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline

    /// Whether a bar that prefers large titles has one.
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
  /// A view instead of the title.
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
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button.
  open var backButtonTitle: String?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether the way back stays beside the buttons on the left.
  open var leftItemsSupplementBackButton = false
  /// Whether the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChangeHeight?() } }
  /// What to do when the bar gets another height.
  var didChangeHeight: (() -> Void)?
  /// The search under the title.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search.
  open var hidesSearchBarWhenScrolling = true
  /// The usual look.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look where nothing has scrolled under it.
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
  /// Shows or hides the way back, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

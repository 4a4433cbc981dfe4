@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// What a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  override public init() { super.init() }
  /// Its title.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number for finding it.
  open var tag = 0
  /// The room around its picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What is read out for it.
  open var accessibilityLabel: String?
  /// Sets the look of the title; does nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
}
/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// The look of a button in a bar.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The earlier name of `plain`.
    public static var bordered: Style { .plain }
  }
  /// A button whose look the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }
  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
  }
  /// Creates a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
  }
  /// Creates a button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
  /// Creates a button of the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
  }
  /// Creates a button with a title and a picture.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// An empty item that takes the room that is left.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  /// An empty item of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
  /// Its look.
  open var style: Style = .plain
  /// Its width in points; 0 for its content's.
  open var width: CGFloat = 0
  /// The view that it shows instead.
  open var customView: UIView?
  /// Its colour.
  open var tintColor: UIColor?
  /// What it opens.
  open var menu: UIMenu?
  /// Who would get its message.
  open weak var target: AnyObject?
  /// Its message, which is not sent.
  open var action: Selector?
}
/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// A tab whose look the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// Creates a tab of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  /// Its picture while it is selected.
  open var selectedImage: UIImage?
  /// The text of its badge; nil for no badge.
  open var badgeValue: String?
  /// The colour of its badge.
  open var badgeColor: UIColor?
  /// How far its title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The look of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  override public init() { super.init() }
  /// Gives it the usual background; does nothing.
  open func configureWithDefaultBackground() {}
  /// Gives it an opaque background; does nothing.
  open func configureWithOpaqueBackground() {}
  /// Gives it no background; does nothing.
  open func configureWithTransparentBackground() {}
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// The blur behind the content.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
}
/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

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
  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button.
  open var backButtonTitle: String?
  /// Whether there is no way back.
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

/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(NavigationBarContent()) }
  /// What it shows, from the first controller to the last.
  open var items: [UINavigationItem]?
  /// What it shows now.
  open var topItem: UINavigationItem? { items?.last }
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
  /// Sets what it shows, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}
/// A bar with buttons.
open class UIToolbar: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(ToolbarContent()) }
  /// Its buttons.
  open var items: [UIBarButtonItem]?
  /// Whether something shows through.
  open var isTranslucent = true
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The usual look.
  open var standardAppearance = UIToolbarAppearance()
  /// Sets what it shows, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
/// A bar with tabs.
open class UITabBar: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(TabBarContent()) }
  /// Its tabs.
  open var items: [UITabBarItem]?
  /// The tab that is shown.
  open var selectedItem: UITabBarItem?
  /// Whether something shows through.
  open var isTranslucent = true
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The usual look.
  open var standardAppearance = UITabBarAppearance()
  /// The look where nothing has scrolled under it.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
/// Is told about a search bar; never called here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
/// A bar with a field for searching.
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// A picture in a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(SearchBarContent()) }
  /// What is searched for.
  open var text: String?
  /// What is shown instead of an empty text.
  open var placeholder: String?
  /// A line above the title.
  open var prompt: String?
  /// Its look.
  open var searchBarStyle: Style = .default
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether something shows through.
  open var isTranslucent = true
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// The titles of what can be searched.
  open var scopeButtonTitles: [String]?
  /// Which of them is selected.
  open var selectedScopeButtonIndex = 0
  /// The keyboard for it.
  open var keyboardType: UIKeyboardType = .default
  /// The return key of its keyboard.
  open var returnKeyType: UIReturnKeyType = .search
  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = true
  /// Its field.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// Who would be told about it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Shows or hides the button that ends the search, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets one of its pictures; does nothing.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
}

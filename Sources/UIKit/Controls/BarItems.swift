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

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// The light or dark style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  override public init() { super.init() }
  /// The title of the item.
  open var title: String?
  /// The picture of the item.
  open var image: UIImage?
  /// Whether the item can be tapped.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The insets around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// The text read out for the item.
  open var accessibilityLabel: String?
  /// Sets the text attributes of the title; does nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
}
/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button in a bar.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The earlier name of `plain`.
    public static var bordered: Style { .plain }
  }
  /// A button whose appearance the system provides.
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
  /// Creates a button with a picture, and with another one for bars of little height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  /// Creates a system button.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
  }
  /// Creates a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
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
  /// An empty item that takes the remaining space.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// An empty item with a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }
  private var systemItem: SystemItem?
  /// The visible text: the system's, which `title` does not contain, or a space for empty items.
  package var shownTitle: String? {
    switch systemItem {
    case .done: title ?? "Done"
    case .cancel: title ?? "Cancel"
    case .edit: title ?? "Edit"
    case .save: title ?? "Save"
    case .flexibleSpace, .fixedSpace: title ?? " "
    default: title
    }
  }
  /// The style of the button.
  open var style: Style = .plain
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view shown instead of the button.
  open var customView: UIView?
  /// The colour of the button.
  open var tintColor: UIColor?
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// The target of the button's message, which is not sent.
  open weak var target: AnyObject?
  /// The message of the button, which is not sent.
  open var action: Selector?
}
/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// A tab whose appearance the system provides.
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
  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  /// The picture of the tab while it is selected.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for no badge.
  open var badgeValue: String?
  /// The colour of the badge.
  open var badgeColor: UIColor?
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

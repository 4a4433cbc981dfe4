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
  /// Creates a button with a picture, and another one where there is little height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  /// Creates a button of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
  }
  /// Creates a button of the system.
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
  /// An empty item that takes the room that is left.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// An empty item of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }
  private var systemItem: SystemItem?
  /// The text that is seen: the system's, which `title` does not have, or a space for room.
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

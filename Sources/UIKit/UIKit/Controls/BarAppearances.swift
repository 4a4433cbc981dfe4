@_exported import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  override public init() { super.init() }
  /// Configures the default background; does nothing.
  open func configureWithDefaultBackground() {}
  /// Configures an opaque background; does nothing.
  open func configureWithOpaqueBackground() {}
  /// Configures a transparent background; does nothing.
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
/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

@_exported import Foundation

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

@_exported import Foundation

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  override public init() { super.init() }
  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
}
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
open class UITabBarAppearance: UIBarAppearance {}
open class UIToolbarAppearance: UIBarAppearance {}

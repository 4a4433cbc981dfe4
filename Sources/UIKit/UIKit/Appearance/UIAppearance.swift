@_exported import Foundation

/// Customisations have no effect here, since each proxy is a separate instance.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
  // See `Dequeuing.swift`.
  convenience init(proxy name: String) { self.init(frame: .zero) }

  @_silgen_name("$s5UIKit6UIViewC5proxyACSS_tcfC")
  static func makeProxy(_ name: consuming String) -> UIView
}

extension UIAppearance where Self: UIView {
  /// A view on which customisations have no effect.
  public static func appearance() -> Self {
    guard let proxy = makeProxy("appearance") as? Self else { raise("\(Self.self) has no proxy") }
    return proxy
  }
  /// A view on which customisations have no effect.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    appearance()
  }
}

extension UIBarButtonItem {
  /// An item on which customisations have no effect.
  public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// An item on which customisations have no effect.
  public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIBarButtonItem {
    appearance()
  }
}

extension UITabBarItem {
  /// An item on which customisations have no effect.
  public class func appearance() -> UITabBarItem { UITabBarItem() }
}

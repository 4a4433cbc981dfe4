@_exported import Foundation

/// A trait, by which changes are asked for.
public protocol UITraitDefinition {}
/// A trait, by which changes are asked for.
public typealias UITrait = any UITraitDefinition.Type
/// The size class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The size class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Normal or high contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// What stands for a request to hear of changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class Registration: NSObject, UITraitChangeRegistration {}

/// What can be told that its traits have changed.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}
extension UITraitChangeObservable {
  /// Is told of a change.
  public typealias TraitChangeHandler<TraitChangeObservable> =
    (_ traitEnvironment: TraitChangeObservable, _ previousTraitCollection: UITraitCollection) -> Void

  /// Asks to hear of changes; not called here, where traits do not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { Registration() }
  /// Asks to hear of changes; for handlers that name `Self`, which Swift takes for another type than the class here.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration { Registration() }
  /// Asks for messages about changes; none are sent here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  /// Asks for messages about changes; none are sent here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  /// Ends a request.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

@_exported import Foundation

/// A trait for which changes can be observed.
public protocol UITraitDefinition {}
/// The type of a trait for which changes can be observed.
public typealias UITrait = any UITraitDefinition.Type
/// The size class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The size class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The normal or high contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// A registration for trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class Registration: NSObject, UITraitChangeRegistration {}

/// A type that can observe changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}
extension UITraitChangeObservable {
  /// A closure that handles a trait change.
  public typealias TraitChangeHandler<TraitChangeObservable> =
    (_ traitEnvironment: TraitChangeObservable, _ previousTraitCollection: UITraitCollection) -> Void

  /// Registers a handler for trait changes; never called here, where traits do not change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { Registration() }
  /// Registers a handler that names `Self`, which Swift takes for a type other than the class here.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration { Registration() }
  /// Registers an action for trait changes; never called here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  /// Registers a target and an action for trait changes; never called here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

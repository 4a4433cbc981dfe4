@_exported import Foundation

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}

@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class Registration: NSObject, UITraitChangeRegistration {}

@preconcurrency @MainActor public protocol UITraitChangeObservable {}
extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitChangeObservable> =
    (_ traitEnvironment: TraitChangeObservable, _ previousTraitCollection: UITraitCollection) -> Void

  /// The handler is never called here, where traits do not change.
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
  /// The action is never called here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  /// The action is never called here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

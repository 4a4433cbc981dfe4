/// Keeps a property whose `didSet` counts in initialisers too.
///
/// In the initialisers of a class and of its extensions, `convenience init(axis:)` of your own for example, Swift writes
/// to a stored property past its observers. UIKit's properties have setters, which always run; a wrapped property has one.
@propertyWrapper
public struct _Observed<Value> {
  /// The value of the property.
  public var wrappedValue: Value

  /// Keeps a first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

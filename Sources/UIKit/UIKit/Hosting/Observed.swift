/// A property wrapper whose `didSet` also runs in initialisers.
///
/// In the initialisers of a class and its extensions, such as a `convenience init(axis:)` of your own, Swift sets a
/// stored property without calling its observers. UIKit's properties have setters, which always run, as does that of a
/// wrapped property.
@propertyWrapper
public struct _Observed<Value> {
  /// The value of the property.
  public var wrappedValue: Value

  /// Creates the wrapper with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

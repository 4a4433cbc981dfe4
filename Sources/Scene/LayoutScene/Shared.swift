/// A large value that copies share until one of them changes.
///
/// A solved view has dozens of properties that are references, and drawing copies views by the thousand.
package struct Shared<Value> {
  @usableFromInline
  final class Storage {
    @usableFromInline
    let value: Value

    @usableFromInline
    init(_ value: Value) { self.value = value }
  }

  @usableFromInline
  var storage: Storage

  @inlinable
  package init(_ value: Value) { storage = Storage(value) }

  @inlinable
  package var value: Value {
    _read { yield storage.value }
    _modify {
      var value = storage.value
      defer { storage = Storage(value) }
      yield &value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.value == right.value
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Shared.Storage: Sendable where Value: Sendable {}
extension Shared: Sendable where Value: Sendable {}

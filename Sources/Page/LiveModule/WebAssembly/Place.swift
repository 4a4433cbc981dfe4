/// Replaces a writable key path in the tables of the scenario format, where there are no key paths.
package struct Place<Root, Value>: Sendable {
  package let get: @Sendable (Root) -> Value
  package let set: @Sendable (inout Root, Value) -> Void

  package init(
    _ get: @escaping @Sendable (Root) -> Value, _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
}

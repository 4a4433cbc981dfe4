/// Replaces a writable key path in the tables of the scenario format, where there are no key paths.
struct Place<Root, Value>: Sendable {
  let get: @Sendable (Root) -> Value
  let set: @Sendable (inout Root, Value) -> Void

  init(
    _ get: @escaping @Sendable (Root) -> Value, _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.get = get
    self.set = set
  }
}

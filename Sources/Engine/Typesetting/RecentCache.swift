/// A cache of bounded size, which keeps values that were used recently.
///
/// There are two generations. Values that are used move to the younger one. When that weighs as much as the limit, it
/// becomes the older one, and the previous older one is forgotten. So a value is kept until values that weigh as much
/// as the limit have been used after it, and the whole weighs at most twice the limit, unless a single value weighs
/// more.
package struct RecentCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var weight: Int
  }

  private let limit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngWeight = 0

  /// - Parameter limit: in the unit of the values' weights.
  package init(limit: Int) { self.limit = limit }

  /// How many values are kept.
  package var count: Int { young.count + old.count }

  /// The value of a key, if it is still known.
  package mutating func find(_ key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    add(entry, for: key)
    return entry.value
  }

  /// Keeps the value of a key that was not found.
  package mutating func keep(_ value: Value, for key: Key, weight: Int) {
    add(Entry(value: value, weight: weight), for: key)
  }

  package mutating func removeAll() {
    (young, old, youngWeight) = ([:], [:], 0)
  }

  private mutating func add(_ entry: Entry, for key: Key) {
    if youngWeight + entry.weight > limit { (old, young, youngWeight) = (young, [:], 0) }
    young[key] = entry
    youngWeight += entry.weight
  }
}

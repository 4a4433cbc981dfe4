/// A fixed number of plain values. Unlike an array it can be written through a `let`, and its indices are
/// checked in debug builds only: they all come from this module.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  let start: UnsafeMutablePointer<Element>
  let count: Int
  private let isOwner: Bool

  /// A buffer with memory of its own.
  init(repeating value: Element, count: Int) {
    start = .allocate(capacity: max(count, 1))
    start.initialize(repeating: value, count: count)
    self.count = count
    isOwner = true
  }

  /// A buffer that lives as long as the arena.
  init(repeating value: Element, count: Int, in arena: inout Arena) {
    start = arena.take(count)
    start.initialize(repeating: value, count: count)
    self.count = count
    isOwner = false
  }

  deinit {
    if isOwner { start.deallocate() }
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return start[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      start[index] = newValue
    }
  }

  func fill(_ value: Element) {
    start.update(repeating: value, count: count)
  }

  func copy(from other: borrowing Buffer) {
    assert(count == other.count)
    start.update(from: other.start, count: count)
  }
}

/// A growing number of plain values. An empty one takes no memory.
struct List<Element: BitwiseCopyable>: ~Copyable {
  private var storage = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0
  private var isOwner = true

  init() {}

  init(repeating value: Element, count: Int) {
    append(repeating: value, count: count)
  }

  /// A list that takes memory of its own only if it outgrows its place in the arena.
  init(capacity: Int, in arena: inout Arena) {
    storage = UnsafeMutableBufferPointer(start: arena.take(capacity), count: capacity)
    isOwner = false
  }

  deinit {
    if isOwner { storage.deallocate() }
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return storage.baseAddress.unsafelyUnwrapped[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &storage.baseAddress.unsafelyUnwrapped[index]
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The values, until the list grows.
  var values: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(rebasing: storage[..<count])
  }

  mutating func append(_ value: Element) {
    if count == storage.count { grow(to: max(List.smallest, 4 * count)) }
    storage[count] = value
    count += 1
  }

  /// Makes room after the last value for so many more, which `extend(by:)` takes in.
  mutating func room(for added: Int) -> UnsafeMutablePointer<Element> {
    if count + added > storage.count || storage.baseAddress == nil {
      grow(to: max(List.smallest, count + added, 4 * count))
    }
    return storage.baseAddress.unsafelyUnwrapped + count
  }

  /// Takes in values written to the `room(for:)` them.
  mutating func extend(by added: Int) {
    assert(count + added <= storage.count)
    count += added
  }

  mutating func append(repeating value: Element, count added: Int) {
    if count + added > storage.count { grow(to: max(count + added, 4 * count)) }
    for k in count..<count + added {
      storage[k] = value
    }
    count += added
  }

  private static var smallest: Int { 64 }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    if let former = storage.baseAddress {
      larger.baseAddress?.initialize(from: former, count: count)
    }
    if isOwner { storage.deallocate() }
    storage = larger
    isOwner = true
  }

  mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return storage[count]
  }

  /// Drops all but the first values.
  mutating func truncate(to length: Int) {
    assert(length <= count)
    count = length
  }

  mutating func removeAll() {
    count = 0
  }
}

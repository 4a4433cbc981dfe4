/// A fixed number of plain values. Unlike an array it can be written through a `let`, and its indices are
/// checked in debug builds only: they all come from this module.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  init(repeating value: Element, count: Int) {
    start = .allocate(capacity: max(count, 1))
    start.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit {
    start.deallocate()
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

  init(capacity: Int = 0) {
    if capacity > 0 {
      storage = .allocate(capacity: capacity)
    }
  }

  deinit {
    storage.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return storage[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      storage[index] = newValue
    }
  }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ value: Element) {
    if count == storage.count {
      let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(8, 2 * count))
      for k in 0..<count {
        larger[k] = storage[k]
      }
      storage.deallocate()
      storage = larger
    }
    storage[count] = value
    count += 1
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return storage[count]
  }

  mutating func removeAll() {
    count = 0
  }
}

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

/// A growing number of plain values.
struct List<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
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

  var isEmpty: Bool { count == 0 }

  mutating func append(_ value: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
      larger.update(from: start, count: count)
      start.deallocate()
      start = larger
      capacity *= 2
    }
    start[count] = value
    count += 1
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return start[count]
  }

  mutating func removeAll() {
    count = 0
  }
}

/// A fixed number of plain values. Unlike an array, it can be written through a `let`. Its indices are
/// checked only in debug builds, since they all come from this module.
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

  /// A buffer with memory of its own; every value must be written before it is read.
  init(uninitialized count: Int) {
    start = .allocate(capacity: max(count, 1))
    self.count = count
    isOwner = true
  }

  /// A buffer that lives as long as the arena; every value must be written before it is read.
  init(uninitialized count: Int, in arena: inout Arena) {
    start = arena.take(count)
    self.count = count
    isOwner = false
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

  /// The address of a value, to change a field of it without copying the whole.
  func address(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return start + index
  }

  func fill(_ value: Element) {
    start.update(repeating: value, count: count)
  }

  func copy(from other: borrowing Buffer) {
    assert(count == other.count)
    start.update(from: other.start, count: count)
  }
}

/// A fixed number of indices or counts, in half the memory: no count ever reaches 2^31.
struct Indices: ~Copyable {
  private let buffer: Buffer<Int32>

  init(repeating value: Int, count: Int, in arena: inout Arena) {
    buffer = Buffer(repeating: Int32(truncatingIfNeeded: value), count: count, in: &arena)
  }

  /// Every index must be written before it is read.
  init(uninitialized count: Int, in arena: inout Arena) {
    buffer = Buffer(uninitialized: count, in: &arena)
  }

  var count: Int { buffer.count }

  subscript(index: Int) -> Int {
    get { Int(buffer[index]) }
    nonmutating set { buffer[index] = Int32(truncatingIfNeeded: newValue) }
  }
}

/// A growing number of plain values. An empty one takes no memory.
struct List<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>?
  private var capacity = 0
  private(set) var count = 0
  private var isOwner = true

  init() {}

  /// A list that takes memory of its own only if it outgrows its place in the arena.
  init(capacity: Int, in arena: inout Arena) {
    start = arena.take(capacity)
    self.capacity = capacity
    isOwner = false
  }

  deinit {
    if isOwner { start?.deallocate() }
  }

  /// Returns an address, so that reading a field does not copy the whole value.
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(start.unsafelyUnwrapped + index)
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &start.unsafelyUnwrapped[index]
    }
  }

  var isEmpty: Bool { count == 0 }

  /// The values; valid until the list grows.
  var values: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: start, count: count)
  }

  mutating func append(_ value: Element) {
    if count == capacity { grow(toHold: count + 1) }
    (start.unsafelyUnwrapped + count).initialize(to: value)
    count += 1
  }

  /// Makes room for this many values after the last one; `extend(by:)` makes them part of the list.
  mutating func room(for added: Int) -> UnsafeMutablePointer<Element> {
    if count + added > capacity || capacity == 0 { grow(toHold: count + added) }
    return start.unsafelyUnwrapped + count
  }

  /// Makes values that were written to `room(for:)` part of the list.
  mutating func extend(by added: Int) {
    assert(count + added <= capacity)
    count += added
  }

  mutating func append(repeating value: Element, count added: Int) {
    if added == 0 { return }
    room(for: added).initialize(repeating: value, count: added)
    count += added
  }

  /// Makes room for this many values in all.
  mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  private static var smallest: Int { 64 }
  /// From this size on, a list only doubles: the system clears large pieces even where never used.
  private static var large: Int { 1 << 16 }

  @inline(never)
  private mutating func grow(toHold needed: Int) {
    grow(to: max(List.smallest, needed, (capacity < List.large ? 4 : 2) * count))
  }

  private mutating func grow(to wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    if let start {
      larger.initialize(from: start, count: count)
      if isOwner { start.deallocate() }
    }
    start = larger
    capacity = wanted
    isOwner = true
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return (start.unsafelyUnwrapped + count).pointee
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

/// A growing number of indices; see `Indices`.
struct IndexList: ~Copyable {
  private var list: List<Int32>

  init(capacity: Int, in arena: inout Arena) {
    list = List(capacity: capacity, in: &arena)
  }

  var count: Int { list.count }

  subscript(index: Int) -> Int { Int(list[index]) }

  mutating func append(_ index: Int) {
    list.append(Int32(truncatingIfNeeded: index))
  }
}

/// Memory for many buffers with the same lifetime, allocated as one piece. A small component would otherwise
/// spend most of its time allocating and freeing dozens of buffers.
struct Arena: ~Copyable {
  /// The newest piece, which begins with a pointer to the one before it.
  private var piece: UnsafeMutableRawPointer?
  private var used = 0
  private var capacity = 0

  private static var alignment: Int { 8 }

  /// Many system allocators map larger pieces each time, cleared, and unmap them at once when freed.
  private static var largestPiece: Int { 1 << 24 }

  /// - Parameter bytes: the expected need; the arena grows if it is too small.
  init(expecting bytes: Int) {
    addPiece(min(bytes, Arena.largestPiece))
  }

  deinit {
    var last = piece
    while let this = last {
      last = this.load(as: UnsafeMutableRawPointer?.self)
      this.deallocate()
    }
  }

  private mutating func addPiece(_ bytes: Int) {
    capacity = Arena.alignment + bytes
    let new = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: Arena.alignment)
    new.storeBytes(of: piece, as: UnsafeMutableRawPointer?.self)
    piece = new
    used = Arena.alignment
  }

  /// Takes back all memory. Its contents must no longer be used.
  mutating func reset() {
    var last = piece?.load(as: UnsafeMutableRawPointer?.self)
    while let this = last {
      last = this.load(as: UnsafeMutableRawPointer?.self)
      this.deallocate()
    }
    piece?.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
    used = Arena.alignment
  }

  /// Uninitialised room for this many values.
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let size = max(1, count) * MemoryLayout<Element>.stride
    let rounded = (size + Arena.alignment - 1) & ~(Arena.alignment - 1)
    if used + rounded > capacity {
      addPiece(max(rounded, min(capacity, Arena.largestPiece)))
    }
    guard let piece else { return .allocate(capacity: max(1, count)) }
    let start = piece + used
    used += rounded
    return start.bindMemory(to: Element.self, capacity: max(1, count))
  }
}

/// Memory for many buffers that live and die together: one piece from the system for all of them. A small
/// component would otherwise spend most of its time fetching and returning dozens.
struct Arena: ~Copyable {
  /// The newest piece, which begins with a pointer to the one before it.
  private var piece: UnsafeMutableRawPointer?
  private var used = 0
  private var capacity = 0

  private static var alignment: Int { 8 }

  /// Many system libraries fetch larger pieces from the system, cleared, each time, and return them at once.
  private static var largestPiece: Int { 1 << 24 }

  /// - Parameter bytes: what will probably be needed; if it is too little, the arena grows.
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

  /// Takes back all memory. What has been stored there must not be used any longer.
  mutating func reset() {
    var last = piece?.load(as: UnsafeMutableRawPointer?.self)
    while let this = last {
      last = this.load(as: UnsafeMutableRawPointer?.self)
      this.deallocate()
    }
    piece?.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
    used = Arena.alignment
  }

  /// Room for so many values, uninitialised.
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

internal import Synchronization

/// The serials of a solver's handles: each greater than those before, and none given out by another solver. So
/// the same comparison finds stale handles and foreign ones.
struct Serials {
  private static let solverCount = Atomic<UInt32>(0)

  /// The serial to be given out next.
  private(set) var next: Int64

  /// Room for 2^36 handles of each of 2^26 solvers. Beyond that they start again, far from those still in
  /// use.
  init() {
    let number = Serials.solverCount.wrappingAdd(1, ordering: .relaxed).oldValue
    next = Int64(number & 0x3FF_FFFF) << 36
  }

  /// - Returns: the first of so many.
  @inline(__always)
  mutating func take(_ count: Int) -> Int64 {
    let first = next
    next &+= Int64(truncatingIfNeeded: count)
    return first
  }
}

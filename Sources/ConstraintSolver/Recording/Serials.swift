internal import Synchronization

/// The serials of a solver's handles: each greater than those before, and none that another solver has given out.
/// So the one comparison that finds a stale handle finds a foreign one, too.
struct Serials {
  private static let solverCount = Atomic<UInt32>(0)

  /// The one to be given out next.
  private(set) var next: Int64

  /// Room for 2^36 handles of each of 2^26 solvers. Beyond that they begin anew, far from those still in use.
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

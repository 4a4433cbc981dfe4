internal import Synchronization

/// The serials of a solver's handles. They increase, and no two solvers give out the same one, so a single
/// comparison finds both stale and foreign handles.
struct Serials {
  private static let solverCount = Atomic<UInt32>(0)

  /// The next serial to be given out.
  private(set) var next: Int64

  /// Room for 2^36 handles of each of 2^26 solvers. Beyond that, numbering starts again, far from those still
  /// in use.
  init() {
    let number = Serials.solverCount.wrappingAdd(1, ordering: .relaxed).oldValue
    next = Int64(number & 0x3FF_FFFF) << 36
  }

  /// - Returns: the first of `count` serials.
  @inline(__always)
  mutating func take(_ count: Int) -> Int64 {
    let first = next
    next &+= Int64(truncatingIfNeeded: count)
    return first
  }
}

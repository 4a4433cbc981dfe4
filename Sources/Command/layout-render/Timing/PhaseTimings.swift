import FileAccess
import Glibc

/// The seconds that the phases took, and the memory that the process had needed by then.
struct PhaseTimings: Hashable, Sendable {
  enum Phase: Int, CaseIterable, Sendable {
    case read
    case solve
    /// Looking for findings in a solution, and reporting them.
    case report
    case draw
    case paint
    case encode
    case write
  }

  private(set) var seconds = [Double](repeating: 0, count: Phase.allCases.count)

  subscript(phase: Phase) -> Double {
    get { seconds[phase.rawValue] }
    set { seconds[phase.rawValue] = newValue }
  }

  /// By phase: the peak memory of a process when its last such phase ended, in KiB.
  var peaks = [Int](repeating: 0, count: Phase.allCases.count)

  /// All phases together.
  var total: Double { seconds.reduce(0, +) }

  static func += (left: inout PhaseTimings, right: PhaseTimings) {
    for phase in Phase.allCases { left[phase] += right[phase] }
    left.peaks = zip(left.peaks, right.peaks).map { max($0, $1) }
  }

  /// Does the work and adds its time to a phase.
  mutating func measure<Result, Failure: Error>(
    _ phase: Phase, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = Self.now
    defer {
      self[phase] += Self.now - start
      peaks[phase.rawValue] = Self.peakMemory
    }
    return try work()
  }

  /// The largest resident set of this process so far, in KiB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  /// Seconds on a monotonic clock.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

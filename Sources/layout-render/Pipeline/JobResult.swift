import Glibc

/// What became of one input, for the reader and for whoever counts.
struct JobResult: Hashable, Sendable {
  var status = ExitStatus.success
  /// For standard output.
  var output: [UInt8] = []
  /// For standard error: messages in their form.
  var messages: [UInt8] = []
  /// The files that were written, in order.
  var written: [String] = []
  var timings = PhaseTimings()
}

/// Seconds that the phases took, and the memory that was needed by then.
struct PhaseTimings: Hashable, Sendable {
  enum Phase: Int, CaseIterable, Sendable {
    case read
    case solve
    /// What is found in a solution, and told.
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

  /// By phase: the most memory that a process had taken when its last such phase ended, in KiB.
  var peaks = [Int](repeating: 0, count: Phase.allCases.count)

  /// All phases together.
  var total: Double { seconds.reduce(0, +) }

  static func += (left: inout PhaseTimings, right: PhaseTimings) {
    for phase in Phase.allCases { left[phase] += right[phase] }
    left.peaks = zip(left.peaks, right.peaks).map { max($0, $1) }
  }

  /// Does the work and counts its time to a phase.
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

  /// Seconds on a clock that never goes back.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension JobResult {
  /// The result as bytes, for a pipe between processes of the same program.
  var encoded: [UInt8] {
    var bytes = ByteWriter()
    bytes.write(UInt64(bitPattern: Int64(status.rawValue)))
    bytes.write(output)
    bytes.write(messages)
    bytes.write(UInt64(written.count))
    for path in written { bytes.write(Array(path.utf8)) }
    for phase in PhaseTimings.Phase.allCases {
      bytes.write(timings[phase].bitPattern)
      bytes.write(UInt64(clamping: timings.peaks[phase.rawValue]))
    }
    return bytes.bytes
  }

  /// nil for bytes that `encoded` does not make.
  init?(encoded: [UInt8]) {
    var bytes = ByteReader(encoded[...])
    guard let number = bytes.number(), let raw = Int32(exactly: Int64(bitPattern: number)),
      let status = ExitStatus(rawValue: raw), let output = bytes.list(), let messages = bytes.list(),
      let count = bytes.number(), count <= UInt64(encoded.count)
    else { return nil }
    self.status = status
    self.output = output
    self.messages = messages
    for _ in 0..<count {
      guard let path = bytes.list() else { return nil }
      written.append(String(decoding: path, as: UTF8.self))
    }
    for phase in PhaseTimings.Phase.allCases {
      guard let pattern = bytes.number(), let peak = bytes.number() else { return nil }
      timings[phase] = Double(bitPattern: pattern)
      timings.peaks[phase.rawValue] = Int(clamping: peak)
    }
    guard bytes.isAtEnd else { return nil }
  }
}

private struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func write(_ list: [UInt8]) {
    write(UInt64(list.count))
    bytes += list
  }
}

private struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func list() -> [UInt8]? {
    guard let count = number(), count <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return Array(rest.prefix(Int(count)))
  }
}

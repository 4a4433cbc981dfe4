import FileAccess

/// The result for one input: a value that one process can send to another.
struct Outcome: Hashable, Sendable {
  var status = ExitStatus.success
  /// For standard output.
  var output: [UInt8] = []
  /// For standard error: messages, already formatted.
  var messages: [UInt8] = []
  /// The files that were written, in order.
  var written: [String] = []
  /// The other files that the result is made from: images, whether or not they are there, and Swift source.
  var sources: [String] = []
  var timings = PhaseTimings()
  /// Why the cache cannot be used; empty if it can, or if there is none.
  var cacheProblem = ""

  /// The outcome of an input whose process ended before it was done.
  static func lost(_ file: InputFile, _ style: MessageStyle) -> Outcome {
    let failure = Failure.bug.about(file)
    return Outcome(status: failure.status, messages: failure.messages.flatMap { style.text(of: $0).utf8 })
  }
}

extension Outcome {
  /// Adds the outcome of a part of the input, which has written nothing and printed no output.
  mutating func add(_ part: Outcome) {
    status.worsen(to: part.status)
    messages += part.messages
    sources += part.sources.filter { !sources.contains($0) }
    timings += part.timings
  }

  /// The outcome as bytes, for a pipe between processes of the same program.
  var encoded: [UInt8] {
    var bytes = ByteWriter()
    bytes.write(UInt64(bitPattern: Int64(status.rawValue)))
    bytes.write(output)
    bytes.write(messages)
    bytes.write(Array(cacheProblem.utf8))
    for paths in [written, sources] {
      bytes.write(UInt64(paths.count))
      for path in paths { bytes.write(Array(path.utf8)) }
    }
    for phase in PhaseTimings.Phase.allCases {
      bytes.write(timings[phase].bitPattern)
      bytes.write(UInt64(clamping: timings.peaks[phase.rawValue]))
    }
    return bytes.bytes
  }

  /// nil for bytes that `encoded` does not produce.
  init?(encoded: [UInt8]) {
    var bytes = ByteReader(encoded[...])
    guard let number = bytes.number(), let raw = Int32(exactly: Int64(bitPattern: number)),
      let status = ExitStatus(rawValue: raw), let output = bytes.list(), let messages = bytes.list(),
      let problem = bytes.list(), let written = bytes.paths(),
      let sources = bytes.paths()
    else { return nil }
    self.status = status
    self.output = output
    self.messages = messages
    cacheProblem = String(decoding: problem, as: UTF8.self)
    self.written = written
    self.sources = sources
    for phase in PhaseTimings.Phase.allCases {
      guard let pattern = bytes.number(), let peak = bytes.number() else { return nil }
      timings[phase] = Double(bitPattern: pattern)
      timings.peaks[phase.rawValue] = Int(clamping: peak)
    }
    guard bytes.isAtEnd else { return nil }
  }
}

extension ByteReader {
  /// nil if the list is incomplete.
  fileprivate mutating func paths() -> [String]? {
    guard let count = number() else { return nil }
    var paths: [String] = []
    for _ in 0..<count {
      guard let path = list() else { return nil }
      paths.append(String(decoding: path, as: UTF8.self))
    }
    return paths
  }
}

import Glibc

/// Measures the solver on files of all families and sizes, alternating with another solver, and compares the
/// results with those of the last run.
///
/// The other solver is a program that is called as `PEER kiwi FILE` and prints a line like that of
/// `layout-bench solver FILE`. Each run is a separate process, so that its memory is its own.
struct Comparison {
  struct Entry {
    var name: String
    var family: ProblemFamily
    var count: Int
    /// Measured immediately before the solver, since the machine may be doing other things, too.
    var yardstick: Double
    var ours: RunResult
    var peer: RunResult?
    /// Whether the other solver was stopped, or not even started because it took too long on a smaller file.
    var isPeerTooSlow = false
  }

  /// Seconds after which the other solver is stopped.
  private static let limit = 60.0
  /// If it takes more milliseconds than this, it is not given a file ten times as large.
  private static let slow = 2000.0
  private static let patience = Duration.seconds(15)

  private let folder: String
  private let peer: String?
  private var entries: [Entry] = []

  static func run(folder: String, results: String, peer: String?) -> Int32 {
    var comparison = Comparison(folder: folder, peer: peer)
    guard comparison.measure() else { return 74 }
    let former = KeptRatios(reading: "\(results)/ratios.txt")
    let present = KeptRatios(comparison.entries)
    let table = ResultTable(comparison.entries, limit: limit).markdown
    print(table)
    for line in present.regressions(since: former) { print(line) }
    guard FileOutput.write(table, to: "\(results)/table.md"),
      FileOutput.write(present.merged(over: former).text, to: "\(results)/ratios.txt")
    else {
      SolverBenchmark.complain("cannot write into \(results)")
      return 74
    }
    return 0
  }

  private init(folder: String, peer: String?) {
    self.folder = folder
    self.peer = peer
  }

  private static var families: [(family: ProblemFamily, counts: [Int])] {
    [
      (.chain, [10, 100, 1000, 10_000, 100_000]), (.list, [10, 100, 1000, 10_000, 100_000]),
      (.nested, [10, 100, 1000, 10_000, 100_000]), (.form, [10, 100, 1000, 10_000]),
      (.dense, [10, 100, 1000, 10_000]), (.resize, [10, 100, 1000]),
    ]
  }

  private mutating func measure() -> Bool {
    for (family, counts) in Comparison.families {
      var isPeerTooSlow = peer == nil
      for count in counts {
        let file = "\(folder)/\(family.rawValue)-\(count).alp"
        guard FileOutput.write(family.problem(count).text, to: file) else {
          SolverBenchmark.complain("cannot write \(file)")
          return false
        }
        guard let entry = compare(family, count, file, withPeer: !isPeerTooSlow) else {
          SolverBenchmark.complain("\(file): no result")
          return false
        }
        isPeerTooSlow = isPeerTooSlow || (entry.peer?.build ?? .infinity) > Comparison.slow
        entries.append(entry)
        // Progress goes to standard error, so that standard output has only the results.
        SolverBenchmark.complain("\(entry.name): \(entry.ours.build) ms")
      }
    }
    return true
  }

  /// The best of five alternating runs of each, or of fewer if they take long: shared machines can be slow.
  private func compare(_ family: ProblemFamily, _ count: Int, _ file: String, withPeer: Bool) -> Entry? {
    let yardstick = Yardstick.milliseconds()
    var ours: RunResult?
    var theirs: RunResult?
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<5 {
      guard let run = RunResult.of(command: [CommandLine.arguments[0], "solver", file], limit: nil) else {
        return nil
      }
      ours = run.merged(with: ours)
      if withPeer, let peer {
        let run = RunResult.of(command: [peer, "kiwi", file], limit: Comparison.limit)
        theirs = run?.merged(with: theirs)
      }
      if clock.now - start > Comparison.patience { break }
    }
    return ours.map { ours in
      Entry(
        name: "\(family.rawValue)-\(count)", family: family, count: count, yardstick: yardstick, ours: ours,
        peer: theirs, isPeerTooSlow: peer != nil && theirs == nil)
    }
  }
}

/// How fast the machine is at the moment: the time of a fixed piece of work, to compare different days.
enum Yardstick {
  static func milliseconds() -> Double {
    var times: [Double] = []
    for _ in 0..<9 {
      var random = MersenneTwister(seed: 1)
      var values = (0..<50_000).map { _ in random.integer(0...1_000_000) }
      let clock = ContinuousClock()
      let (seconds, attoseconds) = clock.measure { values.sort() }.components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15 + (values[0] < 0 ? 1 : 0))
    }
    return times.sorted()[times.count / 2]
  }
}

enum FileOutput {
  static func write(_ text: String, to path: String) -> Bool {
    guard let stream = fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, stream)
    return fclose(stream) == 0 && count == bytes.count
  }
}

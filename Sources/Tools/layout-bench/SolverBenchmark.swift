import ConstraintSolver
import Glibc

/// Times the solver on `.alp` files: cold build and solve, then one re-solve per suggestion.
enum SolverBenchmark {
  static func run(files: [String]) -> Int32 {
    if files.isEmpty {
      complain("usage: layout-bench solver FILE.alp...")
      return 64
    }
    var status: Int32 = 0
    for file in files {
      guard let bytes = read(file) else {
        complain("\(file): cannot be read")
        status = 66
        continue
      }
      do {
        print(try report(name(file), SolverProblem(parsing: bytes)))
      } catch {
        complain("\(file): \(error)")
        status = 65
      }
    }
    return status
  }

  private static func report(_ name: String, _ problem: SolverProblem) throws -> String {
    let first = try FirstRun(problem)
    var buildTimes = [first.buildTime]
    while buildTimes.count < 9 && buildTimes.reduce(0, +) < 1500 {
      let start = now()
      let another = try LoadedProblem(problem)
      buildTimes.append(now() - start)
      withExtendedLifetime(another) {}
    }
    let errors = levelErrors(problem, first.values)
    let levels = errors.optional.map { "\(fixed($0.priority, 0)):\(fixed($0.sum, 4))," }.joined()
    return "layout-render \(name) build_ms=\(fixed(median(buildTimes), 3)) reps=\(buildTimes.count)"
      + " edit_us=\(fixed(median(first.editTimes), 1)) edit_max_us=\(fixed(first.editTimes.max() ?? 0, 1))"
      + " rss_mb=\(fixed(Double(first.memory) / 1024, 1)) maxreq=\(errors.required)"
      + " sum=\(fixed(first.values.reduce(0, +), 4)) lex=\(levels)"
  }

  /// The measurements with the first solver that is built, including the edits.
  private struct FirstRun {
    /// Milliseconds.
    var buildTime: Double
    /// Microseconds.
    var editTimes: [Double] = []
    /// KiB.
    var memory: Int
    var values: [Double]

    init(_ problem: SolverProblem) throws {
      let parsedMemory = peakMemory()
      let start = now()
      let loaded = try LoadedProblem(problem)
      buildTime = now() - start
      memory = peakMemory() - parsedMemory
      for (variable, value) in problem.suggestions {
        guard let k = problem.edits.firstIndex(where: { $0.variable == variable }) else { continue }
        let start = now()
        try loaded.solver.setConstant(value, of: loaded.editConstraints[k])
        try loaded.solver.solve()
        editTimes.append(1000 * (now() - start))
      }
      values = loaded.variables.map { loaded.solver.value(of: $0) }
    }
  }

  /// The largest error of a required row, and the sums of the optional levels, highest first.
  private static func levelErrors(
    _ problem: SolverProblem, _ values: [Double]
  ) -> (required: Double, optional: [(priority: Double, sum: Double)]) {
    var required = 0.0
    var errors: [(priority: Double, error: Double)] = []
    var terms = problem.terms[...]
    for row in problem.rows {
      let offset = terms.prefix(row.termCount).reduce(-row.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
      terms = terms.dropFirst(row.termCount)
      let error =
        switch row.relation {
        case .equal: offset.magnitude
        case .lessThanOrEqual: max(0, offset)
        case .greaterThanOrEqual: max(0, -offset)
        }
      if row.priority == .required {
        required = max(required, error)
      } else {
        errors.append((row.priority.value, error))
      }
    }
    errors.sort { $0.priority > $1.priority }
    var sums: [(priority: Double, sum: Double)] = []
    for (priority, error) in errors {
      if let last = sums.last, last.priority == priority {
        sums[sums.count - 1].sum += error
      } else {
        sums.append((priority, error))
      }
    }
    return (required, sums.filter { $0.sum > 1e-6 })
  }

  /// Milliseconds.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The process's largest resident set so far, in KiB.
  private static func peakMemory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// A number with the given number of decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    guard let whole = Int(exactly: (value.magnitude * unit).rounded()) else { return "\(value)" }
    let digits = String(whole)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 && whole != 0 ? "-" : ""
    if decimals == 0 { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  static func complain(_ message: String) {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The whole file; nil if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return ferror(file) == 0 ? bytes : nil
  }
}

import Glibc

/// The result line of a solver.
struct RunResult {
  /// Milliseconds.
  var build: Double
  /// Microseconds; 0 without edits.
  var edit: Double
  var slowestEdit: Double
  /// Mebibytes.
  var memory: Double

  /// Makes the C library keep freed memory and use large pages, for both solvers. Otherwise each repetition
  /// would get its memory from the system again, page by page, which takes longer than solving most systems.
  private static let allocator =
    "GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.trim_threshold=4294967296"
    + ":glibc.malloc.mmap_threshold=33554432 "

  /// Nil if the command fails, takes longer than `limit` seconds, or prints something else.
  static func of(command: [String], limit: Double?) -> RunResult? {
    let prefix = limit.map { "timeout \(Int($0)) " } ?? ""
    guard let line = TimedProgram.output(of: command, prefix: allocator + prefix, suffix: " 2>/dev/null")
    else {
      return nil
    }
    var values: [Substring: Double] = [:]
    for word in line.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      if parts.count == 2, let value = Double(parts[1]) { values[parts[0]] = value }
    }
    guard let build = values["build_ms"], let edit = values["edit_us"], let slowest = values["edit_max_us"],
      let memory = values["rss_mb"]
    else { return nil }
    return RunResult(build: build, edit: edit, slowestEdit: slowest, memory: memory)
  }

  /// The shortest of each time, and the larger of the memory sizes.
  func merged(with other: RunResult?) -> RunResult {
    guard let other else { return self }
    return RunResult(
      build: min(build, other.build), edit: min(edit, other.edit),
      slowestEdit: min(slowestEdit, other.slowestEdit), memory: max(memory, other.memory))
  }
}

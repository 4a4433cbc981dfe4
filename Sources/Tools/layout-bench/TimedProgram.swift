import Glibc

/// Measures the elapsed time of programs.
enum TimedProgram {
  /// The seconds that a program takes, without showing its messages; nil if it fails.
  static func seconds(_ words: [String]) -> Double? {
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let start = now
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? now - start : nil
  }

  /// The shortest times of two programs in seconds, run alternately `runs` times each; nil if one fails.
  ///
  /// The shortest, as for solvers: other programs on the machine can only add time.
  static func best(
    of first: [String], and second: [String], runs: Int
  ) -> (first: Double, second: Double)? {
    var best = (first: Double.infinity, second: Double.infinity)
    for _ in 0..<runs {
      guard let one = seconds(first), let other = seconds(second) else { return nil }
      best = (min(best.first, one), min(best.second, other))
    }
    return best
  }

  /// The output of a program; nil if it cannot be started.
  ///
  /// - Parameters:
  ///   - prefix: put before it on the shell's command line, unquoted.
  ///   - suffix: put after it, unquoted.
  static func output(of words: [String], prefix: String = "", suffix: String = "") -> String? {
    let quoted = words.map {
      "'" + $0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
    guard let stream = popen(prefix + quoted.joined(separator: " ") + suffix, "r") else { return nil }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Rounded to hundredths.
  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

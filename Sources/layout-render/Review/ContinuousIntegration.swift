import Glibc

/// Whether nobody looks on.
enum ContinuousIntegration {
  /// As GitHub, GitLab and most others say it: the variable `CI` is there and not false.
  static var isRunning: Bool {
    guard let value = getenv("CI").map({ String(cString: $0).lowercased() }) else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}

import Glibc

/// Detects continuous integration, where nobody is watching.
enum ContinuousIntegration {
  /// By the convention of GitHub, GitLab and most others: the variable `CI` is set and not false.
  static var isRunning: Bool {
    guard let value = getenv("CI").map({ String(cString: $0).lowercased() }) else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}

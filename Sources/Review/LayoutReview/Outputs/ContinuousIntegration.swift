/// Detects continuous integration, where nobody is watching.
package enum ContinuousIntegration {
  /// By the convention of GitHub, GitLab and most others: the variable `CI` is set and not false.
  ///
  /// - Parameter variable: the value of `CI`; nil if it is not set.
  package static func isRunning(_ variable: String?) -> Bool {
    guard let value = variable?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}

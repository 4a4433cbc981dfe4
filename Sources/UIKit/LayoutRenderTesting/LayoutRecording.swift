import LayoutReview

/// The layouts that a test writes as baselines.
public enum LayoutRecording: String, CaseIterable, Sendable {
  /// Layouts without a baseline, except in continuous integration, where they fail.
  case missing
  /// Layouts without a baseline, and those that differ from theirs, which still fail this once.
  case failed
  /// All layouts. If code asks for this, the test fails, so that it is not left there.
  case all
  /// No layouts: one without a baseline fails.
  case never
}

/// The rule for layouts that have no baseline or differ from it.
struct RecordingRule: Equatable {
  var mode = LayoutRecording.missing
  /// Whether code asks for the mode, rather than an environment variable.
  var isFromCode = false
  /// Whether the test runs unattended.
  var isIntegrating = false

  static let variable = "LAYOUT_RECORD"

  /// - Parameters:
  ///   - mode: the mode that code asks for.
  ///   - environment: the environment variables of the process.
  init(_ mode: LayoutRecording?, environment: [String: String]) throws(SnapshotError) {
    isIntegrating = ContinuousIntegration.isRunning(environment["CI"])
    if let mode {
      (self.mode, isFromCode) = (mode, true)
    } else if let word = environment[Self.variable], !word.isEmpty {
      guard let mode = LayoutRecording(rawValue: word) else { throw .unknownMode(word) }
      self.mode = mode
    }
  }

  /// Whether a layout without a baseline is recorded.
  var recordsMissing: Bool {
    switch mode {
    case .missing, .failed: !isIntegrating
    case .all: true
    case .never: false
    }
  }
}

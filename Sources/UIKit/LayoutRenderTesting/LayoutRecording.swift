import LayoutReview

/// Which layouts a test writes as baselines.
public enum LayoutRecording: String, CaseIterable, Sendable {
  /// Those that have no baseline, except in continuous integration, where they fail.
  case missing
  /// Those that have no baseline, and those that differ from it, which fail once more.
  case failed
  /// All. Asked for in code it fails, so that it is not left there.
  case all
  /// None: a layout without a baseline fails.
  case never
}

/// What to do with layouts that have no baseline or differ from it.
struct RecordingRule: Equatable {
  var mode = LayoutRecording.missing
  /// Whether code asks for the mode, not a variable of the environment.
  var isFromCode = false
  /// Whether the test runs where nobody is watching.
  var isIntegrating = false

  static let variable = "LAYOUT_RECORD"

  /// - Parameters:
  ///   - mode: what code asks for.
  ///   - environment: the variables of the process.
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

import Foundation
import SolutionFiles

/// The consequences of a comparison: what is written, and what the test reports.
struct Verdict {
  private let comparison: BaselineComparison
  private let rule: RecordingRule

  private static let sentenceLimit = 12

  /// - Parameter isRepeated: whether this run has already compared or recorded the layout, in which case it must match.
  init(_ comparison: BaselineComparison, _ rule: RecordingRule, isRepeated: Bool) {
    self.comparison = comparison
    self.rule = rule
    self.isRepeated = isRepeated
  }

  private let isRepeated: Bool

  /// - Returns: a finding, or nil if there is nothing to report.
  @MainActor func settle(
    _ snapshot: Snapshot, _ files: BaselineFiles, _ title: String
  ) throws(SnapshotError) -> Finding? {
    if rule.mode == .all, !isRepeated {
      try record(snapshot, files)
      return rule.isFromCode
        ? Finding(
          text: "\(title) was recorded: \(files.solution.path); take \"record: .all\" out to compare with it",
          isFailure: true)
        : recorded(title, files)
    }
    switch comparison.state {
    case .equal: return nil
    case .missing, .missingPicture:
      guard rule.recordsMissing else { return missing(title, files) }
      try record(snapshot, files)
      return recorded(title, files)
    case .different: return try different(snapshot, files, title)
    }
  }

  /// Writes the solution last, since a baseline without one counts as missing.
  @MainActor private func record(_ snapshot: Snapshot, _ files: BaselineFiles) throws(SnapshotError) {
    try BaselineFiles.write(snapshot.picture, to: files.picture)
    try BaselineFiles.write(Array(snapshot.solution.text.utf8), to: files.solution)
  }

  private func recorded(_ title: String, _ files: BaselineFiles) -> Finding {
    Finding(text: "\(title) was recorded: \(files.solution.path)", isFailure: false)
  }

  private func missing(_ title: String, _ files: BaselineFiles) -> Finding {
    let file = comparison.state == .missing ? files.solution : files.picture
    let reason = rule.isIntegrating ? ", and none is recorded in continuous integration" : ""
    return Finding(
      text: """
        \(title) has no baseline\(reason): \(file.path)
        to record it: \(RecordingRule.variable)=\(LayoutRecording.missing) swift test, without CI; then commit the file
        """,
      isFailure: true)
  }

  @MainActor private func different(
    _ snapshot: Snapshot, _ files: BaselineFiles, _ title: String
  ) throws(SnapshotError) -> Finding {
    var lines = ["\(title) is not as recorded:"]
    lines += comparison.sentences.prefix(Self.sentenceLimit).map { "- \($0)" }
    let more = comparison.sentences.count - Self.sentenceLimit
    if more > 0 { lines.append("- and \(more) more") }
    let (now, explained) = (files.failedPicture(nil), files.failedPicture(nil, "svg"))
    try BaselineFiles.write(snapshot.picture, to: now)
    try BaselineFiles.write(try snapshot.explanation(), to: explained)
    lines += ["now: \(now.path)", "with its constraints: \(explained.path)"]
    if let difference = comparison.difference {
      let file = files.failedPicture("difference")
      try BaselineFiles.write(difference, to: file)
      lines.append("what differs: \(file.path)")
    }
    lines.append("recorded: \(files.solution.path)")
    if rule.mode == .failed, !isRepeated {
      try record(snapshot, files)
      lines.append("it was recorded anew")
    } else {
      lines.append("to accept it: \(RecordingRule.variable)=\(LayoutRecording.failed) swift test")
    }
    return Finding(text: lines.joined(separator: "\n"), isFailure: true)
  }
}

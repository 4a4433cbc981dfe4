import LayoutReview

/// approve: makes what a review has drawn the baseline.
struct ApproveRequest: Request {
  let report: String
  /// nil: what the report names.
  let baseline: Folder?
  /// Patterns for the names of the scenarios to approve; empty: all.
  let globs: [String]

  init(_ arguments: ParsedArguments) throws(Failure) {
    if arguments.operands.count > 1 { throw .unexpectedOperand(.approve, arguments.operands[1]) }
    report = arguments.operands.first ?? ""
    baseline = arguments.value(of: .baseline).map(Folder.init)
    globs = arguments.all(of: .only)
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    let (folder, report) = try ReportFolder.open(report)
    let baseline = if let baseline { baseline } else { try Approval.baseline(of: report) }
    let chosen = try scenarios(of: report)
    try ReportCheck(folder: folder).check(chosen)
    let count = try Approval.apply(chosen, in: folder, to: baseline)
    return session.console.printOutput(
      line: "approved \(count) \(count == 1 ? "option" : "options") in \"\(baseline.path)\"")
  }

  private func scenarios(of report: ReviewReport) throws(Failure) -> [ReviewedScenario] {
    guard !globs.isEmpty else { return report.scenarios }
    let patterns = globs.map { Glob($0) }
    let chosen = report.scenarios.filter { scenario in patterns.contains { $0.matches(scenario.name) } }
    if chosen.isEmpty { throw .nothingMatches(globs) }
    return chosen
  }
}

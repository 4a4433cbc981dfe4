import FileAccess
import LayoutReview

/// approve: makes the results of a review the baseline.
struct ApproveRequest: Request {
  let report: String
  /// nil: the one that the report names.
  let baseline: Folder?
  /// Patterns for the options to approve, by the name of a scenario or `SCENARIO/OPTION`; empty: all.
  let globs: [String]
  /// A file with decisions made on the report's page; nil: none.
  let decisions: InputFile?

  init(_ arguments: ParsedArguments) throws(Failure) {
    if arguments.operands.count > 1 { throw .unexpectedOperand(.approve, arguments.operands[1]) }
    report = arguments.operands.first ?? ""
    baseline = arguments.value(of: .baseline).map(Folder.init)
    globs = arguments.all(of: .only)
    decisions = arguments.value(of: .decisions).map(InputFile.init)
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    let opened = try ReportFolder.open(report)
    if opened.report.isRevision { throw .revisionNotApprovable }
    let baseline = if let baseline { baseline } else { try Approval.baseline(of: opened.report) }
    let isChosen = try chosen(in: opened)
    try ReportCheck(folder: opened.folder).check(opened.report.scenarios)
    let count = try Approval.apply(opened.report, in: opened.folder, to: baseline, where: isChosen)
    return session.console.printOutput(
      line: "approved \(count) \(count == 1 ? "option" : "options") in \"\(baseline.path)\"")
  }

  private func chosen(in opened: ReportFolder.Opened) throws(Failure) -> (OptionName) -> Bool {
    let patterns = globs.map { Glob($0) }
    func matches(_ name: OptionName) -> Bool {
      patterns.isEmpty || patterns.contains { $0.matches(name.scenario) || $0.matches(name.text) }
    }
    let names = opened.report.scenarios.flatMap { scenario in
      scenario.options.map { OptionName(scenario: scenario.name, option: $0.name) }
    }
    if !globs.isEmpty, !names.contains(where: matches) { throw .nothingMatches(globs) }
    guard let decisions else { return matches }
    let accepted = try accepted(in: decisions, of: opened.digest, names)
    return { matches($0) && accepted.contains($0) }
  }

  private func accepted(
    in file: InputFile, of digest: String, _ names: [OptionName]
  ) throws(Failure) -> Set<OptionName> {
    let bytes = try Failure.from({ Failure($0).about(file) }) { () throws(InputError) in try file.read() }
    let decisions = try Failure.from({ .document(file.path, what: "decision file", $0) }) {
      () throws(DocumentError) in try ReviewDecisions(parsing: bytes)
    }
    guard decisions.report == digest, Set(decisions.accepted).isSubset(of: names) else {
      throw .foreignDecisions.about(file)
    }
    return Set(decisions.accepted)
  }
}
